import Foundation
import Interpreter
import Negotiation

/// A manner of layout, as the program sees it: what its sources can name, and a way to lay out what they give.
package protocol Dialect: Sendable {
    /// As `--dialect` takes it: `blueprint`.
    var name: String { get }
    /// The modules whose import chooses this dialect, besides its own.
    var modules: [String] { get }
    var vocabulary: Vocabulary { get }

    /// What the dialect makes of a kind of proposal at the root.
    func reading(of proposal: AxisProposal) -> ProposalReading

    /// One pass: everything asked, answered and placed. Never fails, whatever the numbers; what went wrong is in the
    /// record's notes. The proposal has been read: it holds no kind that `reading(of:)` replaces or refuses.
    func layOut(_ root: Native, in proposal: Proposal, cells: CellProjection) -> LayoutRecord

    /// The properties of an element that took part, in the order of its description.
    func properties(of subject: Any) -> [ElementProperty]

    func appearance(of subject: Any) -> Appearance

    /// Whether an element that took part stands for one that nobody knows.
    func isHole(_ subject: Any) -> Bool

    /// The same pass, with what elements keep: it takes what the last one left, and leaves what the next one takes.
    func layOut(
        _ root: Native, in proposal: Proposal, cells: CellProjection, keeping memory: inout LayoutMemory
    ) -> LayoutRecord

    /// What an element that was placed does when a person acts on it.
    func interaction(of element: ElementID, in record: LayoutRecord) -> Interaction

    /// Taps an element that hears of taps. What its handler changed is in the memory, for the next pass.
    func tap(_ element: ElementID, in record: LayoutRecord, keeping memory: inout LayoutMemory)
}

/// A dialect whose elements keep nothing, are known, and are only looked at.
extension Dialect {
    package func isHole(_ subject: Any) -> Bool { false }

    package func layOut(
        _ root: Native, in proposal: Proposal, cells: CellProjection, keeping memory: inout LayoutMemory
    ) -> LayoutRecord {
        layOut(root, in: proposal, cells: cells)
    }

    package func interaction(of element: ElementID, in record: LayoutRecord) -> Interaction { .none }

    package func tap(_ element: ElementID, in record: LayoutRecord, keeping memory: inout LayoutMemory) {}
}

/// What a dialect makes of a proposal on one axis.
package enum ProposalReading: Hashable, Sendable {
    case asWritten
    /// The dialect has no such kind, and asks another in its place; the sentence says so.
    case replaced(by: AxisProposal, String)
    /// The dialect has no such kind and none near it; the sentence says so.
    case refused(String)
}
