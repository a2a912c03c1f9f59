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

    /// What is said inside an element that is asked a proposal; nil where it cannot be asked.
    func conversation(with element: ElementID, proposing proposal: Proposal) -> ProbedConversation?

    /// An element's answer to its ideal length on one axis or on both; nil where the library has none.
    func askIdeal(_ element: ElementID, _ proposal: Proposal) -> CGSize?

    /// The first child that an author's layout does not place in the bounds that it is given; nil where it places all
    /// there, and for what is no such layout.
    func strayChild(of element: ElementID) -> StrayChild?
}

extension ElementProbe {
    package func isFixed(_ element: ElementID, along axis: Axis) -> Bool { false }
    package func askIdeal(_ element: ElementID, _ proposal: Proposal) -> CGSize? { nil }
    package func strayChild(of element: ElementID) -> StrayChild? { nil }
}

/// What was said inside an element that was asked outside of its layout.
package struct ProbedConversation {
    /// The record that ends with it. All that comes before happened in the layout.
    package let record: LayoutRecord
    /// The ask of the element; who asks is nobody of the layout.
    package let first: ExchangeID

    package init(_ record: LayoutRecord, from first: ExchangeID) {
        self.record = record
        self.first = first
    }

    /// Where an element was asked alone, as the root of a pass; nil where nothing was.
    package init?(alone record: LayoutRecord) {
        guard let first = record.exchanges.first else { return nil }
        self.init(record, from: first.id)
    }

    /// That ask, and those inside it.
    package var exchanges: ArraySlice<Exchange> { record.exchanges[first.index..<record[first].end.index] }

    /// How many exchanges one of them is inside of.
    package func depth(of exchange: Exchange) -> Int {
        record.steps[exchange.step].depth - record.steps[record[first].step].depth
    }
}

/// A child that stands elsewhere in its layout's bounds when these are elsewhere.
public struct StrayChild: Hashable, Sendable {
    /// The child's name.
    public let name: String
    /// The corner of the bounds in which it was placed; in the layout it was 0, 0.
    public let corner: CGPoint
    /// Where it stands in those bounds, and where it must: both from the same origin.
    public let position: CGPoint
    /// As far from the corner as in the layout.
    public let expected: CGPoint

    package init(_ name: String, at position: CGPoint, insteadOf expected: CGPoint, from corner: CGPoint) {
        self.name = name
        self.corner = corner
        self.position = position
        self.expected = expected
    }
}

/// An answer, with the proposals for which it is known to hold.
package struct ProbedAnswer {
    /// In points.
    package let size: CGSize
    /// Nil where nothing is known of it: code of somebody else gave it.
    package let box: ProposalBox?
    /// How many elements had to answer again for it.
    package let answerCount: Int

    package init(_ size: CGSize, holdingIn box: ProposalBox? = nil, answerCount: Int = 1) {
        self.size = size
        self.box = box
        self.answerCount = answerCount
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
