import Foundation
import LayoutInspection
import Negotiation
import Terminal

/// The right edge, the bottom edge or the corner of what is proposed, where the pointer holds it.
struct StageEdge: Hashable {
    /// The axes whose lengths follow the pointer.
    let axes: Set<Axis>
    /// Where it was taken, in the window: lengths change by what the pointer went, however the stage is scrolled.
    let start: CellPoint
    /// The lengths then, in points.
    let size: CGSize
    /// Whether it moved since: if not, that was a click.
    var isMoved = false

    /// The length of an axis with the pointer at a place.
    func length(_ axis: Axis, at point: CellPoint, cell: CGSize) -> CGFloat {
        let cells = axis == .horizontal ? point.x - start.x : point.y - start.y
        return max(0, size[axis] + CGFloat(cells) * cell[axis])
    }
}

extension PlaygroundState {
    /// The cell of the layout that is drawn at a position of the window; nil beside the stage.
    func stageCell(at point: CellPoint) -> CellPoint? {
        guard overlay == nil, stageArea.contains(point) else { return nil }
        let offset = stageOffset(of: inspection?.extent ?? .zero, in: stageArea)
        return CellPoint(x: point.x - stageArea.minX + offset.x, y: point.y - stageArea.minY + offset.y)
    }

    /// The edge of what is proposed at a place of the window; on an axis without a limit, of what the root takes. Nil beside
    /// it, and while what is clicked is a prediction.
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
