import TextMetrics

/// A character cell. A wide glyph is in its left cell; the right one is its `continuation`.
package struct Cell: Hashable, Sendable {
    package var glyph: Glyph
    package var style: Style
    package fileprivate(set) var isContinuation: Bool

    package init(_ glyph: Glyph = .space, style: Style = .plain) {
        self.glyph = glyph
        self.style = style
        isContinuation = false
    }

    package static let blank = Cell()

    fileprivate static func continuation(of cell: Cell) -> Cell {
        var half = Cell(style: cell.style)
        half.isContinuation = true
        return half
    }
}

/// An image made of cells: a value to draw on, compare, print and show on a terminal. Drawing is clipped to it; a wide
/// glyph is always whole, or replaced by spaces.
package struct Canvas: Hashable, Sendable {
    package let size: CellSize
    private var cells: [Cell]

    package init(size: CellSize) {
        self.size = CellSize(width: max(0, size.width), height: max(0, size.height))
        cells = Array(repeating: .blank, count: self.size.width * self.size.height)
    }

    package var bounds: CellRect { CellRect(origin: .zero, size: size) }

    /// The cell at a position on the canvas.
    package subscript(x: Int, y: Int) -> Cell {
        cells[y * size.width + x]
    }

    /// A row of cells, from the left.
    package func row(_ y: Int) -> ArraySlice<Cell> {
        cells[(y * size.width)..<((y + 1) * size.width)]
    }

    /// Puts a glyph on the part of the canvas inside the clip. A wide glyph that is cut becomes a space, and so does
    /// one that the new glyph half covers.
    package mutating func put(_ glyph: Glyph, at point: CellPoint, style: Style, clip: CellRect? = nil) {
        let area = clip.map { bounds.intersection($0) } ?? bounds
        guard glyph.columns == 2 else {
            if area.contains(point) { set(Cell(glyph, style: style), at: point) }
            return
        }
        let right = CellPoint(x: point.x + 1, y: point.y)
        switch (area.contains(point), area.contains(right)) {
        case (true, true):
            let cell = Cell(glyph, style: style)
            set(cell, at: point)
            set(.continuation(of: cell), at: right)
            // Releasing the right cell's former glyph may have changed the left cell, but never the other way round.
            cells[point.y * size.width + point.x] = cell
        case (true, false): set(Cell(style: style), at: point)
        case (false, true): set(Cell(style: style), at: right)
        case (false, false): return
        }
    }

    private mutating func set(_ cell: Cell, at point: CellPoint) {
        release(point.x, point.y)
        cells[point.y * size.width + point.x] = cell
    }

    /// Writes a text on one row, from left to right, and returns the column after it, clipped or not.
    @discardableResult
    package mutating func write(
        _ text: VisibleText, at point: CellPoint, style: Style = .plain, clip: CellRect? = nil
    ) -> Int {
        var x = point.x
        for glyph in text.glyphs {
            put(glyph, at: CellPoint(x: x, y: point.y), style: style, clip: clip)
            x += glyph.columns
        }
        return x
    }

    @discardableResult
    package mutating func write(
        _ text: String, at point: CellPoint, style: Style = .plain, clip: CellRect? = nil
    ) -> Int {
        write(VisibleText(text), at: point, style: style, clip: clip)
    }

    package mutating func fill(_ rect: CellRect, with glyph: Glyph = .space, style: Style, clip: CellRect? = nil) {
        let area = bounds.intersection(rect).intersection(clip ?? bounds)
        for y in area.minY..<area.maxY {
            for x in stride(from: area.minX, to: area.maxX, by: glyph.columns) {
                put(glyph, at: CellPoint(x: x, y: y), style: style, clip: area)
            }
        }
    }

    /// Changes the style of existing cells, and keeps their glyphs.
    package mutating func restyle(_ rect: CellRect, clip: CellRect? = nil, _ change: (inout Style) -> Void) {
        let area = bounds.intersection(rect).intersection(clip ?? bounds)
        for y in area.minY..<area.maxY {
            for x in area.minX..<area.maxX {
                change(&cells[y * size.width + x].style)
            }
        }
    }

    /// Copies an area of another canvas so that its corner is at `point`.
    package mutating func draw(_ other: Canvas, from area: CellRect, at point: CellPoint) {
        let source = other.bounds.intersection(area)
        let clip = CellRect(origin: point, size: area.size)
        for y in source.minY..<source.maxY {
            for x in source.minX..<source.maxX {
                let cell = other[x, y]
                let place = CellPoint(x: point.x + x - area.minX, y: point.y + y - area.minY)
                if !cell.isContinuation {
                    put(cell.glyph, at: place, style: cell.style, clip: clip)
                } else if x == source.minX {
                    put(.space, at: place, style: cell.style, clip: clip)
                }
            }
        }
    }

    /// Releases a cell for another glyph: the other half of its former wide glyph becomes a space.
    private mutating func release(_ x: Int, _ y: Int) {
        let index = y * size.width + x
        if cells[index].isContinuation {
            cells[index - 1].glyph = .space
            cells[index].isContinuation = false
        } else if cells[index].glyph.columns == 2 {
            cells[index + 1].isContinuation = false
            cells[index].glyph = .space
        }
    }
}

extension Canvas {
    /// The rows as text, without the spaces at their ends.
    package var rows: [String] {
        (0..<size.height).map { y in
            let cells = row(y)
            let end = cells.lastIndex { $0.glyph != .space && !$0.isContinuation } ?? cells.startIndex - 1
            var text = ""
            for cell in cells[..<(end + 1)] where !cell.isContinuation { text.append(cell.glyph.character) }
            return text
        }
    }
}
