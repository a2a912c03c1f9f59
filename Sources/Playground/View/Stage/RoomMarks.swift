import LayoutInspection
import Negotiation
import Terminal
import TextMetrics

/// The lengths of the selected container's free spaces and gaps, in points, if they fit. Texts stay.
///
/// ```
/// Back├─3─┤Inbox├┤Edit        ┬
///                             │ 4
///                             ┴
/// ```
struct RoomMarks {
    let rooms: [FreeRoom]
    let theme: Theme

    /// - Parameter seen: returns the position of a layout rectangle on the surface.
    func draw(on surface: inout StageSurface, seen: (CellRect) -> CellRect) {
        for room in rooms {
            let cells = seen(room.cells)
            guard !cells.isEmpty else { continue }
            switch room.axis {
            case .horizontal: drawAcross(cells, PointsFormat.short(room.length), on: &surface)
            case .vertical: drawDown(cells, PointsFormat.short(room.length), on: &surface)
            }
        }
    }

    /// In the middle row, with the number in the middle of the line.
    private func drawAcross(_ cells: CellRect, _ length: String, on surface: inout StageSurface) {
        let y = cells.minY + (cells.height - 1) / 2
        let line = surface.visible(CellRect(x: cells.minX, y: y, width: cells.width, height: 1))
        for x in line.minX..<line.maxX {
            let ends = ends(x, of: cells.minX..<cells.maxX, from: .left, to: .right, across: [.up, .down])
            put(.line(ends), at: CellPoint(x: x, y: y), on: &surface)
        }
        guard length.count + 2 <= cells.width else { return }
        write(length, at: CellPoint(x: cells.minX + (cells.width - length.count) / 2, y: y), on: &surface)
    }

    /// In the middle column, with the number beside the middle of the line.
    private func drawDown(_ cells: CellRect, _ length: String, on surface: inout StageSurface) {
        let x = cells.minX + (cells.width - 1) / 2
        let line = surface.visible(CellRect(x: x, y: cells.minY, width: 1, height: cells.height))
        for y in line.minY..<line.maxY {
            let ends = ends(y, of: cells.minY..<cells.maxY, from: .up, to: .down, across: [.left, .right])
            put(.line(ends), at: CellPoint(x: x, y: y), on: &surface)
        }
        guard x + 1 + length.count < cells.maxX else { return }
        write(length, at: CellPoint(x: x + 2, y: cells.minY + (cells.height - 1) / 2), on: &surface)
    }

    /// The ends of a measuring line's cell: the line ends in cross strokes, unless it is one cell long.
    private func ends(
        _ place: Int, of line: Range<Int>, from start: LineEnds, to end: LineEnds, across: LineEnds
    ) -> LineEnds {
        if line.count == 1 { return [start, end] }
        if place == line.lowerBound { return across.union(end) }
        return place == line.upperBound - 1 ? across.union(start) : [start, end]
    }

    private func write(_ length: String, at start: CellPoint, on surface: inout StageSurface) {
        for (offset, character) in length.enumerated() {
            put(Glyph(character: character, columns: 1), at: CellPoint(x: start.x + offset, y: start.y), on: &surface)
        }
    }

    private func put(_ glyph: Glyph, at point: CellPoint, on surface: inout StageSurface) {
        guard surface.clip.contains(point) else { return }
        let style = theme.measure(on: surface.style(at: point).background)
        surface.putBehindText(glyph, at: point, style: style, ink: .line)
    }
}
