import Foundation
import LayoutInspection
import Negotiation
import Terminal
import TextMetrics

/// A layout drawn at its true size: every element takes exactly the cells of its frame.
///
/// With colours, every element is a sheet of paper in a colour for its depth. Without, an element without a text is
/// outlined, and one with a text has dots where its frame is larger than its text. A hole is hatched:
///
/// ```
///  ┌────────┐   ├────┤   ┬   □   Hello····   ▒ AvatarView ▒
///  │        │            │       ·········
///  └────────┘            ┴
/// ```
package struct StagePicture {
    package let inspection: Inspection
    package let options: Options
    private let scene: Scene

    package struct Options: Sendable {
        package var colors: ColorDepth
        package var decorations: Decorations
        /// The element to outline, with its proposal drawn dashed from its corner; an index into the inspection's
        /// elements.
        package var selected: Int?
        /// Whether the layout is older than its source.
        package var isStale: Bool
        /// The marked elements, such as those of findings.
        package var marked: Set<Int>
        /// The elements with a changed size or position, which are highlighted.
        package var changed: Set<Int> = []
        /// The largest size of a whole picture.
        package var maximumSize = StagePicture.usualMaximumSize
        /// The current step, for a picture of a moment of the negotiation; nil for the finished layout.
        var stepping: Stepping?

        package init(
            colors: ColorDepth = .none, decorations: Decorations = .boxes, selected: Int? = nil, isStale: Bool = false,
            marked: Set<Int> = []
        ) {
            self.marked = marked
            self.colors = colors
            self.decorations = decorations
            self.selected = selected
            self.isStale = isStale
        }
    }

    /// - Parameter offsets: how far elements are scrolled, in points.
    package init(
        _ inspection: Inspection, _ options: Options = Options(), offsets: [ElementPath: CGPoint] = [:]
    ) {
        self.inspection = inspection
        self.options = options
        scene = Scene(inspection, offsets: offsets)
    }

    /// The picture of the frame, cut at the options' maximum.
    package var canvas: Canvas {
        canvas(of: drawnPart)
    }

    /// The canvas as lines of text.
    package var text: String { canvas.rows.map { $0 + "\n" }.joined() }

    /// The same canvas in bands from the top down, each with all columns and some rows, so that only a part of a large
    /// picture is in memory.
    package var bands: some Sequence<Canvas> {
        let rects = bandRects
        let limit = Self.paintLimit / max(1, rects.count)
        return rects.lazy.map { canvas(of: $0, painting: limit) }
    }

    private var bandRects: [CellRect] {
        let part = drawnPart
        return stride(from: part.minY, to: part.maxY, by: Self.bandHeight).map { top in
            CellRect(
                x: part.minX, y: top, width: part.width, height: min(Self.bandHeight, part.maxY - top))
        }
    }

    private static let bandHeight = 64

    /// The largest number of painted cells in a picture, counted for each element: about two seconds.
    private static let paintLimit = 8_000_000

    /// Whether the bands omit elements that are far behind others.
    package var isThinned: Bool {
        let rects = bandRects
        let limit = Self.paintLimit / max(1, rects.count)
        return rects.contains { scene.elements(in: $0).countBehind(limit, in: $0) > 0 }
    }

    /// The drawn part of the frame. On an infinite axis, it ends with the finite elements, and is at least as long as a
    /// window: the rest is uniform.
    package var drawnPart: CellRect {
        var part = frame
        if Axis.allCases.contains(where: isInfinite) {
            let reach = finiteElements.reduce(CellRect(origin: .zero, size: Self.window)) { $0.union($1) }
            let (x, width) = isInfinite(.horizontal) ? (reach.minX, reach.width) : (part.minX, part.width)
            let (y, height) = isInfinite(.vertical) ? (reach.minY, reach.height) : (part.minY, part.height)
            part = part.intersection(CellRect(x: x, y: y, width: width, height: height))
        }
        part.size.width = min(part.width, options.maximumSize.width)
        part.size.height = min(part.height, options.maximumSize.height)
        return part
    }

    package var drawnSize: CellSize { drawnPart.size }

    /// Whether the root is infinite, or longer than the counted cells.
    package func isInfinite(_ axis: Axis) -> Bool {
        guard let length = inspection.elements.first?.frame.size[axis] else { return false }
        return (length / inspection.projection.cell[axis]).magnitude > CGFloat(CellProjection.maximumCells)
    }

    /// The cells of all elements without infinite ends.
    private var finiteElements: [CellRect] {
        inspection.elements.lazy.map(\.cells).filter {
            max($0.maxX, $0.maxY) < CellProjection.maximumCells && min($0.minX, $0.minY) > -CellProjection.maximumCells
        }
    }

    /// A usual terminal's size.
    private static let window = CellSize(width: 80, height: 24)

    /// The drawn area, in the root's cells.
    package var frame: CellRect { inspection.drawnFrame }

    /// Larger than a layout that is viewed as a whole, and written at once.
    package static let usualMaximumSize = CellSize(width: 1000, height: 1000)
    /// Larger than any layout, and written in seconds.
    package static let largestSize = CellSize(width: 4000, height: 10_000)

    /// The picture of some cells, in the root's coordinates.
    package func canvas(of viewport: CellRect) -> Canvas { canvas(of: viewport, painting: Self.paintLimit) }

    /// - Parameter limit: the largest number of painted cells; elements that are too far behind others are omitted.
    private func canvas(of viewport: CellRect, painting limit: Int) -> Canvas {
        var surface = StageSurface(viewport: viewport)
        let theme = Theme(options.isStale ? .none : options.colors)
        let selected = options.selected.flatMap { inspection.elements.indices.contains($0) ? $0 : nil }
        var painter = ElementPainter(
            inspection: inspection, decorations: options.decorations, theme: theme, selected: selected,
            hasHoles: !inspection.holes.isEmpty)
        let all = scene.elements(in: viewport)
        let elements = Array(all.dropFirst(all.countBehind(limit, in: viewport)))
        if let stepping = options.stepping {
            let picture = MomentPicture(inspection: inspection, stepping: stepping, theme: theme)
            picture.draw(elements, subject: picture.subject.map(scene.element), on: &surface, painter: &painter)
            return surface.canvas
        }
        if theme.colors == .none, options.decorations == .boxes {
            for element in elements where inspection.appearance(of: element.index).text != nil {
                surface.reserve(element)
            }
        }
        for element in elements {
            painter.paint(element, on: &surface)
        }
        if options.isStale {
            surface.restyleAll { $0 = $0.adding(.dim) }
        }
        for index in options.changed where inspection.elements.indices.contains(index) {
            highlight(scene.element(index), on: &surface, theme)
        }
        for index in marks where index == selected { mark(scene.element(index), on: &surface, theme) }
        if let selected {
            SelectionMarks(inspection: inspection, selected: scene.element(selected), theme: theme)
                .draw(on: &surface)
        }
        for index in marks where index != selected { mark(scene.element(index), on: &surface, theme) }
        return surface.canvas
    }
}

extension StagePicture {
    private var marks: [Int] { options.marked.filter { inspection.elements.indices.contains($0) }.sorted() }

    /// Draws the corners of a changed element in a colour of their own.
    private func highlight(_ element: SeenElement, on surface: inout StageSurface, _ theme: Theme) {
        guard !element.seen.isEmpty else { return }
        surface.clip(to: element.seen)
        let cells = element.cells
        surface.forEachEdgeCell(of: cells) { surface, point, ends in
            let isCorner =
                (point.x == cells.minX || point.x == cells.maxX - 1)
                && (point.y == cells.minY || point.y == cells.maxY - 1)
            guard isCorner else { return }
            let style = theme.changed(on: surface.style(at: point).background)
            surface.putBehindText(.line(ends, .heavy), at: point, style: style, ink: .line)
        }
    }

    /// Puts a sign into the upper right corner of an element; a text there is coloured instead. Without colours, the
    /// sign is in the nearest free cell beside such a text, above or below it, or farther to its right.
    private func mark(_ element: SeenElement, on surface: inout StageSurface, _ theme: Theme) {
        guard !element.seen.isEmpty else { return }
        surface.clip(to: element.seen)
        let point = CellPoint(x: element.cells.maxX - 1, y: element.cells.minY)
        let style = theme.finding(on: surface.clip.contains(point) ? surface.style(at: point).background : .standard)
        let sign = Glyph(character: "!", columns: 1)
        if surface.clip.contains(point), surface.ink(at: point) == .text {
            surface.restyle(point) { text in
                if style.foreground != .standard { text.foreground = style.foreground }
                text = text.adding(.bold)
            }
            guard theme.colors == .none else { return }
            surface.clip(to: surface.viewport)
            let farther = (point.x + 1..<max(point.x + 1, surface.clip.maxX)).lazy.map { CellPoint(x: $0, y: point.y) }
            let beside = (element.besides + farther).first { surface.clip.contains($0) && surface.isFree($0) }
            beside.map { surface.put(sign, at: $0, style: style, ink: .line) }
        } else {
            surface.putBehindText(sign, at: point, style: style, ink: .line)
        }
    }
}

extension [SeenElement] {
    /// How many elements are too far behind for a number of painted cells. They are sorted from back to front.
    fileprivate func countBehind(_ limit: Int, in viewport: CellRect) -> Int {
        var left = limit
        let front = reversed().prefix { element in
            let seen = element.seen.intersection(viewport)
            left -= seen.width * seen.height
            return left >= 0
        }
        return count - front.count
    }
}

extension SeenElement {
    /// The adjacent cells: after each of its visible rows, then before it, above it and below it.
    fileprivate var besides: [CellPoint] {
        (seen.minY..<seen.maxY).map { CellPoint(x: cells.maxX, y: $0) } + [
            CellPoint(x: cells.minX - 1, y: cells.minY), CellPoint(x: cells.maxX - 1, y: cells.minY - 1),
            CellPoint(x: cells.maxX - 1, y: cells.maxY),
        ]
    }
}
