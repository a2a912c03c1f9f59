import Foundation
import Negotiation

/// Searches from a window's size for the nearest size at which something changes.
struct BreakpointSearch {
    let document: LayoutDocument
    let axis: Axis
    let proposal: Proposal
    let projection: CellProjection
    let states: (any ElementStates)?
    let cancellation: Cancellation?

    /// The search goes no farther than this, in cells.
    static let reach = 400
    /// Downward, the sizes of one sweep: each sweep goes up.
    private static let stride = 24

    /// The window's length along the axis, in whole cells.
    private var cells: Int {
        let length = proposal[axis].limit ?? 0
        return Int(clamping: length / projection.cell[axis], to: 0...100_000)
    }

    /// The next larger size; nil if there is none within reach.
    var next: Breakpoint? {
        breakpoints(in: max(0, cells - 1)...(cells + Self.reach), stoppingAfter: cells)?.first { $0.cells > cells }
    }

    /// The next smaller size; nil if there is none.
    var previous: Breakpoint? {
        var top = cells - 1
        while top > 0 {
            let bottom = max(1, top - Self.stride + 1)
            // A change shows in comparison with the two sizes before it.
            guard let found = breakpoints(in: max(0, bottom - 2)...top) else { return nil }
            if let last = found.last(where: { $0.cells >= bottom && !$0.changes.isEmpty }) { return last }
            top = bottom - 1
        }
        return nil
    }

    /// Nil if it was cancelled.
    private func breakpoints(in sizes: ClosedRange<Int>, stoppingAfter size: Int = .max) -> [Breakpoint]? {
        let found = try? document.breakpoints(
            along: axis, in: sizes, of: proposal, projection: projection, states: states, stoppingAfter: size,
            until: cancellation)
        return cancellation?.isCancelled ?? false ? nil : found
    }
}
