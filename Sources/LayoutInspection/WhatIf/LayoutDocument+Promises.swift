import Foundation
import Interpreter
import Negotiation
import SwiftSource

extension LayoutDocument {
    /// Asks every element of the root, in its place, all its proposals in whole cells up to a screen. If the source has
    /// code of its own, lays the root out at every width and every height up to a screen as well.
    /// - Parameters:
    ///   - states: the elements' states; nil for the initial ones.
    ///   - path: the one element to ask; nil for all.
    ///   - screen: the largest proposal and the largest window.
    ///   - cancellation: asks it to stop; what was found by then is returned.
    package func promises(
        in proposal: Proposal, projection: CellProjection = .unit, states: (any ElementStates)? = nil,
        only path: ElementPath? = nil, askLimit: Int = 1_000_000, upTo screen: ScreenSize = .largest,
        until cancellation: Cancellation? = nil
    ) throws(ProposalRefusal) -> PromiseReport {
        guard
            let run = try PromiseRun(
                self, in: proposal, projection: projection, states: states, only: path, askLimit: askLimit,
                upTo: screen)
        else { return PromiseReport() }
        run.advance(until: cancellation)
        return run.report
    }
}
