import Editing
import Foundation
import LayoutInspection
import Negotiation
import Terminal

/// The right or the bottom edge of the selected element, held by the pointer: dragging it changes the number in the
/// source that sets that length, such as a frame's width or a padding's length.
struct BoxEdge: Hashable {
    let property: EditableProperty
    let axis: Axis
    /// Where the pointer took it, in the window.
    let start: CellPoint
    /// The range of the edit in the text at that time.
    let range: Range<TextPosition>
    /// How many cells it was dragged.
    var cells = 0

    func cells(to point: CellPoint) -> Int { axis == .horizontal ? point.x - start.x : point.y - start.y }

    /// The edit for a number of cells; nil if the number cannot change so far.
    func edit(cells: Int, cell: CGSize) -> TextEdit? {
        let points = CGFloat(cells) * cell[axis]
        guard case .number(let step, _) = property.kind,
            let value = property.stepped(by: Int((points / step).rounded()))
        else { return nil }
        return TextEdit(range, replacedBy: property.setting(to: value).replacement)
    }
}

extension PlaygroundState {
    /// The edge of the selected element at a position of the window, if a number in the source sets its length.
    func boxEdge(at point: CellPoint) -> BoxEdge? {
        guard stepping.question == nil, !stepping.isActive, let cell = stageCell(at: point), let selected,
            let cells = scene?.element(selected).cells, cells.contains(cell), let inspection
        else { return nil }
        let choices = inspection.dialect.editChoices
        let axes = [(Axis.horizontal, cell.x == cells.maxX - 1), (.vertical, cell.y == cells.maxY - 1)]
        for (axis, isAtEdge) in axes where isAtEdge {
            guard let property = editableProperties.first(where: { choices.moves(axis, $0) && $0.isWritten }),
                let range = sourceShifts?.now(property.setting(to: "").range)
            else { continue }
            return BoxEdge(property: property, axis: axis, start: point, range: range)
        }
        return nil
    }
}
