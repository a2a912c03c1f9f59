import Foundation
import LayoutInspection
import Negotiation
import Terminal
import TextMetrics

/// The layouts at the sizes of the window at which something changes, side by side.
package struct Strip: Sendable {
    package internal(set) var axis: Axis
    /// Nil while they are awaited.
    package private(set) var steps: [Breakpoint]?
    /// The columns of each layout, without the one between two of them.
    private(set) var columns: [Range<Int>] = []
    /// The size of all of them.
    private(set) var size = CellSize.zero
    /// The chosen layout.
    package internal(set) var chosen = 0
    var asked: LayoutRequest?

    /// Takes the layouts, and chooses the one at the window's size.
    mutating func take(_ found: [Breakpoint], at cells: Int) {
        steps = found
        columns = []
        for step in found {
            let x = columns.last.map { $0.upperBound + 1 } ?? 0
            columns.append(x..<(x + max(step.inspection.drawnFrame.width, heading(of: step).count, 1)))
        }
        size = CellSize(
            width: columns.last?.upperBound ?? 0, height: found.map { $0.inspection.drawnFrame.height }.max() ?? 0)
        chosen = max(0, (found.firstIndex { $0.cells > cells } ?? found.count) - 1)
    }

    /// The heading of a layout: its length in points.
    func heading(of step: Breakpoint) -> String {
        PointsFormat.short(CGFloat(step.cells) * step.inspection.projection.cell[axis])
    }
}

extension PlaygroundState {
    /// Returns the open strip's request about the wanted layout.
    mutating func takeStrip() -> LayoutRequest? {
        guard let wantedLayout, let axis = strip?.axis else { return nil }
        return strip?.asked.replaced(by: .whatIf(.strip(axis), in: wantedLayout))
    }

    mutating func receive(_ found: [Breakpoint], along axis: Axis) {
        guard strip?.axis == axis, let inspection else { return }
        let length = (inspection.proposal[axis].limit ?? 0) / projection.cell[axis]
        strip?.take(found, at: Int(clamping: length, to: 0...10_000))
        revealStrip()
    }

    /// Scrolls to the chosen layout.
    mutating func revealStrip() {
        settle(.strip)
        guard let strip, strip.columns.indices.contains(strip.chosen) else { return }
        let (columns, width) = (strip.columns[strip.chosen], visibleSize(of: .strip).width)
        let offset = offset(.strip)
        let x = min(max(offset.x, columns.upperBound - width), columns.lowerBound)
        offsets[.strip] = CellPoint(x: x, y: offset.y)
        settle(.strip)
    }
}
