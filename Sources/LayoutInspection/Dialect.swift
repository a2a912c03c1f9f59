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

    /// One pass: everything asked, answered and placed, with what elements kept from the pass before; leaves what they keep
    /// now. Never fails, whatever the numbers; what went wrong is in the record's notes. The proposal has been read: it
    /// holds no kind that `reading(of:)` replaces or refuses.
    /// - Parameter cancellation: asks the pass to stop. It then ends within a bounded number of steps, and what it gives
    ///   and leaves means nothing.
    func layOut(
        _ root: Native, in proposal: Proposal, cells: CellProjection, keeping states: inout (any ElementStates)?,
        until cancellation: Cancellation?
    ) -> RecordedPass
}

extension Dialect {
    /// The same with nothing from before, and nothing kept.
    package func layOut(_ root: Native, in proposal: Proposal, cells: CellProjection) -> RecordedPass {
        var states: (any ElementStates)?
        return layOut(root, in: proposal, cells: cells, keeping: &states, until: nil)
    }
}

/// What the elements of a layout keep from one pass to the next, in a value of their dialect's own. A value: passes and
/// taps take one and give the next.
package protocol ElementStates {}

/// A pass as it was written down, with the elements that took part, which stay on the thread that laid them out.
package struct RecordedPass {
    package let record: LayoutRecord
    package let elements: any RecordedElements

    package init(_ record: LayoutRecord, _ elements: any RecordedElements) {
        self.record = record
        self.elements = elements
    }
}

/// The elements that took part in a pass, by their places in its record.
package protocol RecordedElements {
    /// What can be seen of an element.
    func appearance(of element: ElementID) -> Appearance

    /// Whether an element stands for one that nobody knows.
    func isHole(_ element: ElementID) -> Bool

    /// What an element that was placed does when a person acts on it.
    func interaction(of element: ElementID, in record: LayoutRecord) -> Interaction

    /// The properties of an element, in the order of its description.
    func properties(of element: ElementID) -> [ElementProperty]

    /// Taps an element that responds to taps. What its handler changed is in the states, for the next pass.
    func tap(_ element: ElementID, keeping states: inout (any ElementStates)?)
}

/// Of elements that are known, and are only looked at.
extension RecordedElements {
    package func isHole(_ element: ElementID) -> Bool { false }

    package func interaction(of element: ElementID, in record: LayoutRecord) -> Interaction { .none }

    package func tap(_ element: ElementID, keeping states: inout (any ElementStates)?) {}
}

/// What a dialect makes of a proposal on one axis.
package enum ProposalReading: Hashable, Sendable {
    case asWritten
    /// The dialect has no such kind, and asks another in its place; the sentence says so.
    case replaced(by: AxisProposal, String)
    /// The dialect has no such kind and none near it; the sentence says so.
    case refused(String)
}
