import Foundation
import Negotiation

/// What is asked of one element outside of its layout.
package struct Exploration: Hashable, Sendable {
    package var path: ElementPath
    /// The axis of the curve.
    package var axis: Axis
    /// Whether the other axis has no limit; else it is as the layout proposed it.
    package var isOpen: Bool
    /// A single proposal to answer besides; nil for none.
    package var proposal: Proposal?

    package init(path: ElementPath, axis: Axis, isOpen: Bool = false, proposal: Proposal? = nil) {
        self.path = path
        self.axis = axis
        self.isOpen = isOpen
        self.proposal = proposal
    }

    /// Asks along the other axis.
    package mutating func turn() { axis = axis.other }

    /// What came of it.
    package struct Result: Sendable {
        package let curve: AnswerCurve
        /// Nil where no single proposal was asked.
        package let reply: Reply?
    }

    /// The answer to a single proposal, with what was said inside.
    package struct Reply: Sendable {
        /// As it was asked.
        package let proposal: Proposal
        /// Nil where the dialect has no such proposal.
        package let answer: CGSize?
        /// Of the element alone: the asks within its own, each with its depth. The first is its own.
        package let conversation: [Said]
        /// What the dialect says of the proposal, and what failed of the source's code, without full stops.
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
