import Foundation
import Negotiation

/// A hypothetical question about a layout, to the thread that owns the elements. The layout's record does not change.
package enum WhatIf: Hashable, Sendable {
    /// The next size of the window at which something changes.
    case breakpoint(Axis, Direction)

    /// The layouts at each size of the window at which something changes, up to a screen.
    case strip(Axis)

    /// An element's answers to other proposals.
    case explore(Exploration)

    /// Whether an element keeps its library's rules.
    case promises(ElementPath)

    /// Toward larger sizes, or toward smaller ones.
    package enum Direction: Hashable, Sendable {
        case up, down
    }

    /// The answer to a question.
    package enum Answer: Sendable {
        /// Nil if nothing changes within reach.
        case breakpoint(Breakpoint?)
        /// In the order of their sizes.
        case strip([Breakpoint])
        /// Nil if the element cannot be asked.
        case explored(Exploration.Result?)
        case promises(PromiseReport)
    }
}

extension LayoutDocument {
    /// Answers a question about its layout in a proposal; nil if that was cancelled, or if there is no layout.
    /// - Parameter states: the elements' states, as shown.
    func answer(
        _ question: WhatIf, in proposal: Proposal, projection: CellProjection, states: (any ElementStates)?,
        until cancellation: Cancellation?
    ) -> WhatIf.Answer? {
        switch question {
        case .breakpoint(let axis, let direction):
            let search = BreakpointSearch(
                document: self, axis: axis, proposal: proposal, projection: projection, states: states,
                cancellation: cancellation)
            let found = direction == .up ? search.next : search.previous
            return cancellation?.isCancelled ?? false ? nil : .breakpoint(found)
        case .strip(let axis):
            let found = try? breakpoints(
                along: axis, in: 1...Self.stripEnd(axis, proposal, projection), of: proposal, projection: projection,
                states: states, until: cancellation)
            return cancellation?.isCancelled ?? false ? nil : .strip(found ?? [])
        case .explore(let exploration):
            let result = explore(
                exploration, in: proposal, projection: projection, states: states, until: cancellation)
            return cancellation?.isCancelled ?? false ? nil : .explored(result)
        case .promises(let path):
            let report = try? promises(
                in: proposal, projection: projection, states: states, only: path, until: cancellation)
            return cancellation?.isCancelled ?? false ? nil : report.map { .promises($0) }
        }
    }

    /// The last length of a strip, in cells: a screen, or the window if that is larger, up to a limit.
    private static func stripEnd(_ axis: Axis, _ proposal: Proposal, _ projection: CellProjection) -> Int {
        let window = (proposal[axis].limit ?? 0) / projection.cell[axis]
        return max(ScreenSize.largest.cells(along: axis), Int(clamping: window, to: 0...400))
    }
}
