import Foundation

/// Elements of one pass that can be asked anything, outside of its record. What one is asked is remembered by it and by
/// those in it, as in a pass. For one thread.
package protocol ElementProbe: AnyObject {
    /// The pass that made the elements, up to where it was finished; asking adds nothing.
    var record: LayoutRecord { get }

    /// An element's own answer; nil for an element that this pass did not keep.
    /// - Parameter proposal: in points; an infinite length is no limit.
    func ask(_ element: ElementID, _ proposal: CGSize) -> ProbedAnswer?

    /// Whether an element without others in it says that its length is its own, whatever is proposed.
    func isFixed(_ element: ElementID, along axis: Axis) -> Bool

    /// What is said inside an element that is asked a proposal, on its own; nil where it cannot stand alone.
    func conversation(with element: ElementID, proposing proposal: Proposal) -> LayoutRecord?
}

extension ElementProbe {
    package func isFixed(_ element: ElementID, along axis: Axis) -> Bool { false }
}

/// An answer, with the proposals for which it is known to hold.
package struct ProbedAnswer {
    /// In points.
    package let size: CGSize
    /// Nil where nothing is known of it: code of somebody else gave it.
    package let box: ProposalBox?

    package init(_ size: CGSize, holdingIn box: ProposalBox? = nil) {
        self.size = size
        self.box = box
    }
}

/// Proposals of two lengths: those in a box of widths and heights, ends included. Empty where ends have changed places.
package struct ProposalBox: Hashable, Sendable {
    package var low: CGSize
    package var high: CGSize

    package init(low: CGSize, high: CGSize) {
        self.low = low
        self.high = high
    }

    /// All proposals: of an answer that follows none.
    package static let everywhere = ProposalBox(
        low: CGSize(width: -CGFloat.infinity, height: -CGFloat.infinity),
        high: CGSize(width: CGFloat.infinity, height: .infinity))

    /// One proposal; none where a length is NaN.
    package init(only proposal: CGSize) {
        self.init(low: proposal, high: proposal)
    }

    package func contains(_ proposal: CGSize) -> Bool {
        low.width <= proposal.width && proposal.width <= high.width && low.height <= proposal.height
            && proposal.height <= high.height
    }

    package mutating func formIntersection(_ other: ProposalBox, _ axis: Axis) {
        low[axis] = max(low[axis], other.low[axis])
        high[axis] = min(high[axis], other.high[axis])
    }
}
