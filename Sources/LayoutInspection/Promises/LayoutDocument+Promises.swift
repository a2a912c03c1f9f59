import Foundation
import Interpreter
import Negotiation
import SwiftSource

extension LayoutDocument {
    /// Asks every element of the root, in its place, everything that it can be proposed in whole cells up to a screen, and
    /// lays the root out at every width and every height of it where the source has code of its own.
    /// - Parameters:
    ///   - states: what the elements have in them; nil for what they have at first.
    ///   - path: the one element to ask; nil for all.
    ///   - cancellation: asks it to stop; what was found by then is given.
    package func promises(
        in proposal: Proposal, projection: CellProjection = .unit, states: (any ElementStates)? = nil,
        only path: ElementPath? = nil, askLimit: Int = 1_000_000, until cancellation: Cancellation? = nil
    ) throws(ProposalRefusal) -> PromiseReport {
        guard
            let run = try PromiseRun(
                self, in: proposal, projection: projection, states: states, only: path, askLimit: askLimit)
        else { return PromiseReport() }
        run.advance(until: cancellation)
        return run.report
    }

    /// What fails of the source's own code where the root is laid out at every width and every height up to a screen.
    /// - Parameter step: called with each window before it is tried.
    func failuresInOtherWindows(
        _ proposal: Proposal, _ projection: CellProjection, until cancellation: Cancellation?,
        each step: (Proposal) -> Void = { _ in }
    ) -> [Finding] {
        var known: Set<TreeProof.Failure> = []
        var found: [Finding] = []
        for axis in Axis.allCases {
            for count in 1...LargestScreen.cells(along: axis) {
                if cancellation?.isCancelled ?? false { return found }
                var window = proposal
                window[axis] = .exactly(CGFloat(count) * projection.cell[axis])
                step(window)
                guard let inspection = try? inspect(window, projection: projection) else { continue }
                for diagnostic in inspection.failures {
                    let failure = TreeProof.Failure(diagnostic.message, at: diagnostic.range)
                    if found.count >= 3 { return found }
                    guard known.insert(failure).inserted else { continue }
                    let finding = Finding(failure: diagnostic, in: inspection)
                    found.append(
                        Finding(
                            .failure, at: nil, path: finding.path, range: finding.range,
                            "in a window of \(window.width) × \(window.height): \(finding.message)",
                            help: "make the code work in this window too"))
                }
            }
        }
        return found
    }
}
