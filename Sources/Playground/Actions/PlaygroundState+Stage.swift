import Foundation
import LayoutInspection
import Negotiation
import Terminal

/// Scrolling and tapping the layout itself.
extension PlaygroundState {
    /// Scrolls the nearest window around an element that can scroll that way, or the whole stage if there is none.
    mutating func scrollStage(by step: CellPoint, behind index: Int?) {
        let points = CGPoint(x: CGFloat(step.x) * projection.cell.width, y: CGFloat(step.y) * projection.cell.height)
        if let index, let offsets = inspection?.offsets(windowOffsets, movedBy: points, behind: index) {
            windowOffsets = offsets
        } else {
            scroll(.stage, by: step)
        }
    }

    /// Scrolls the nearest window around the selected element along its axis.
    mutating func scrollWindow(_ movement: Action.Movement) {
        guard let inspection, let selected,
            let axis = [Axis.vertical, .horizontal].first(where: {
                inspection.window(around: selected, along: $0) != nil
            }),
            let window = inspection.window(around: selected, along: axis),
            let extent = inspection.scrollExtent(of: window)
        else {
            return report(selected.map { "nothing around \(inspection?.elements[$0].pathComponent ?? "it") scrolls" })
        }
        let page = max(projection.cell[axis], extent.window[axis] - projection.cell[axis])
        let distance: CGFloat =
            switch movement {
            case .previous: -projection.cell[axis]
            case .next: projection.cell[axis]
            case .pageUp: -page
            case .pageDown: page
            case .first: -extent.content[axis]
            case .last: extent.content[axis]
            }
        let step = axis == .vertical ? CGPoint(x: 0, y: distance) : CGPoint(x: distance, y: 0)
        windowOffsets = inspection.offsets(windowOffsets, movedBy: step, behind: window) ?? windowOffsets
    }

    /// Taps the selected element, or its nearest tappable ancestor.
    mutating func tap() {
        guard let inspection, let selected else { return report("there is no layout to tap yet") }
        guard let tapped = inspection.tapped(from: selected) else {
            let name = inspection.elements[selected].pathComponent
            message = "\(name) is not tappable"
            return
        }
        tap(tapped)
    }

    mutating func tap(_ index: Int) {
        guard let laidOutID, let inspection else { return }
        taps += 1
        requests.taps.append(.tap(inspection.path(of: index), in: laidOutID))
        message = "tapped \(inspection.elements[index].pathComponent)"
    }
}
