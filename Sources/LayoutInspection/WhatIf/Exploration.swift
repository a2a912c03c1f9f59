import Foundation
import Negotiation

/// Questions to one element outside of its layout.
package struct Exploration: Hashable, Sendable {
    package var path: ElementPath
    /// The axis of the curve.
    package var axis: Axis
    /// Whether the other axis is unlimited; otherwise it is as the layout proposed it.
    package var isOpen: Bool
    /// A single additional proposal; nil for none.
    package var proposal: Proposal?

    package init(path: ElementPath, axis: Axis, isOpen: Bool = false, proposal: Proposal? = nil) {
        self.path = path
        self.axis = axis
        self.isOpen = isOpen
        self.proposal = proposal
    }

    /// Switches to the other axis.
    package mutating func turn() { axis = axis.other }

    /// The answers.
    package struct Result: Sendable {
        package let curve: AnswerCurve
        /// Nil if no single proposal was asked.
        package let reply: Reply?
    }

    /// The answer to a single proposal, with the exchanges inside it.
    package struct Reply: Sendable {
        /// As it was asked.
        package let proposal: Proposal
        /// Nil if the dialect has no such proposal.
        package let answer: CGSize?
        /// The element's exchange, then those inside it, each with its depth.
        package let conversation: [Said]
        /// The dialect's remarks on the proposal and the failures of the source's code, without full stops.
        package let remarks: [String]
    }

    /// One ask and its answer.
    package struct Said: Hashable, Sendable {
        package let depth: Int
        /// Nil for the person.
        package let asker: String?
        package let asked: String
        package let proposal: Proposal
        package let answer: CGSize
        package let because: String
    }
}
