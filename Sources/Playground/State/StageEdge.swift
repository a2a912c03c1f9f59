import Foundation
import LayoutInspection
import Negotiation
import Terminal

/// The right edge, the bottom edge or the corner of the proposal, held by the pointer.
struct StageEdge: Hashable {
    /// The axes whose lengths follow the pointer.
    let axes: Set<Axis>
    /// Its first position, in the window: lengths change by the pointer's movement, however the stage is scrolled.
    let start: CellPoint
    /// The lengths at that time, in points.
    let size: CGSize
    /// Whether it has moved: if not, the release is a click.
    var isMoved = false

    /// The length of an axis with the pointer at a position.
    func length(_ axis: Axis, at point: CellPoint, cell: CGSize) -> CGFloat {
        let cells = axis == .horizontal ? point.x - start.x : point.y - start.y
        return max(0, size[axis] + CGFloat(cells) * cell[axis])
    }
}

extension PlaygroundState {
    /// The cell of the layout at a position of the window; nil outside the stage.
    func stageCell(at point: CellPoint) -> CellPoint? {
        guard overlay == nil, stageArea.contains(point) else { return nil }
        let offset = stageOffset(of: inspection?.extent ?? .zero, in: stageArea)
        return CellPoint(x: point.x - stageArea.minX + offset.x, y: point.y - stageArea.minY + offset.y)
    }

    /// The edge of the proposal at a position of the window; on an axis without a number, that of the root's size. Nil
    /// elsewhere, and while a click is a prediction.
    func stageEdge(at point: CellPoint) -> StageEdge? {
        guard stepping.question == nil, let inspection, let cell = stageCell(at: point) else { return nil }
        let size = CGSize(width: edge(.horizontal, of: inspection), height: edge(.vertical, of: inspection))
        let cells = projection.cells(of: CGRect(origin: .zero, size: size))
        var axes: Set<Axis> = []
        if cell.x == max(1, cells.width) - 1, (0..<max(1, cells.height)).contains(cell.y) { axes.insert(.horizontal) }
        if cell.y == max(1, cells.height) - 1, (0..<max(1, cells.width)).contains(cell.x) { axes.insert(.vertical) }
        return axes.isEmpty ? nil : StageEdge(axes: axes, start: point, size: size)
    }

    private func edge(_ axis: Axis, of inspection: Inspection) -> CGFloat {
        let entry = proposal[axis]
        let taken = inspection.elements.first?.frame.size[axis] ?? 0
        return entry.hasNumber ? entry.number : taken.isFinite ? taken : 0
    }
}
