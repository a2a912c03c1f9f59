import Foundation
import Negotiation

/// The failures of the source's own code while the root is laid out at every width and every height up to a screen, one
/// window after another.
struct OtherWindows {
    private var waiting: ArraySlice<Proposal>
    private var known: Set<TreeProof.Failure> = []
    private(set) var found: [Finding] = []

    /// How many windows there are.
    let count: Int
    /// The steps that the source's code has taken.
    private var steps = 0

    /// After so many failures no other window is tried.
    private static let failureLimit = 3
    /// After so many steps no other window is tried.
    private static let stepLimit = 20_000_000

    /// - Parameters:
    ///   - proposal: the shown window. The others differ from it in one length.
    ///   - screen: the largest window.
    init(_ proposal: Proposal, _ projection: CellProjection, upTo screen: ScreenSize = .largest) {
        waiting =
            Axis.allCases.flatMap { axis in
                (1...screen.cells(along: axis)).map { count in
                    var window = proposal
                    window[axis] = .exactly(CGFloat(count) * projection.cell[axis])
                    return window
                }
            }[...]
        count = waiting.count
    }

    /// How many were tried.
    var tried: Int { count - waiting.count }

    /// Nil if all were tried, enough failures were found, or the code took too long.
    var next: Proposal? { found.count < Self.failureLimit && steps < Self.stepLimit ? waiting.first : nil }

    /// Lays out in the next window. A cancelled one remains the next.
    mutating func lay(out document: LayoutDocument, _ projection: CellProjection, until cancellation: Cancellation?) {
        guard let window = next else { return }
        let before = document.stepCount
        defer { steps += document.stepCount - before }
        let inspection = try? document.inspect(window, projection: projection, until: cancellation)
        guard !(cancellation?.isCancelled ?? false) else { return }
        waiting.removeFirst()
        for diagnostic in inspection?.failures ?? [] where found.count < Self.failureLimit {
            guard known.insert(TreeProof.Failure(diagnostic.message, at: diagnostic.range)).inserted,
                let finding = inspection.map({ Finding(failure: diagnostic, in: $0) })
            else { continue }
            found.append(
                Finding(
                    .failure, at: nil, path: finding.path, range: finding.range,
                    "in a window of \(window.width) × \(window.height): \(finding.message)",
                    help: "make the code work in this window too"))
        }
    }
}
