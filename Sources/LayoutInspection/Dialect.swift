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
}

/// What a dialect makes of a proposal on one axis.
package enum ProposalReading: Hashable, Sendable {
    case asWritten
    /// The dialect has no such kind, and asks another in its place; the sentence says so.
    case replaced(by: AxisProposal, String)
    /// The dialect has no such kind and none near it; the sentence says so.
    case refused(String)
}
