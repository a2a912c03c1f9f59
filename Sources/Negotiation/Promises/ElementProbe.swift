import Foundation

/// The elements of one pass, which can be asked anything outside of its record. As in a pass, an element and those in
/// it remember their answers. For one thread.
package protocol ElementProbe: AnyObject {
    /// The record of the pass that made the elements, up to its end; later asks add nothing.
    var record: LayoutRecord { get }

    /// An element's own answer; nil for an element that this pass did not keep.
    /// - Parameter proposal: in points; an infinite length means no limit.
    func ask(_ element: ElementID, _ proposal: CGSize) -> ProbedAnswer?

    /// Whether a leaf declares its length fixed, whatever is proposed.
    func isFixed(_ element: ElementID, along axis: Axis) -> Bool

    /// The exchanges inside an element that is asked a proposal; nil if it cannot be asked.
    func conversation(with element: ElementID, proposing proposal: Proposal) -> ProbedConversation?

    /// An element's answer to its ideal length on one axis or on both; nil if the library has none.
    func askIdeal(_ element: ElementID, _ proposal: Proposal) -> CGSize?

    /// The first child that an author's layout places outside of the given bounds; nil if there is none, and for an
    /// element that is no such layout.
    func strayChild(of element: ElementID) -> StrayChild?
}

extension ElementProbe {
    package func isFixed(_ element: ElementID, along axis: Axis) -> Bool { false }
    package func askIdeal(_ element: ElementID, _ proposal: Proposal) -> CGSize? { nil }
    package func strayChild(of element: ElementID) -> StrayChild? { nil }
}

/// The exchanges inside an element that was asked outside of its layout.
package struct ProbedConversation {
    /// The record, which ends with the conversation; all before it happened in the layout.
    package let record: LayoutRecord
    /// The ask of the element; the asker is outside the layout.
    package let first: ExchangeID

    package init(_ record: LayoutRecord, from first: ExchangeID) {
        self.record = record
        self.first = first
    }

    /// The conversation with an element asked alone, as the root of a pass; nil if the record has no ask.
    package init?(alone record: LayoutRecord) {
        guard let first = record.exchanges.first else { return nil }
        self.init(record, from: first.id)
    }

    /// The first ask and those inside it.
    package var exchanges: Slice<RecordExchanges> { record.exchanges[first.index..<record[first].end.index] }

    /// The number of the conversation's exchanges around an exchange.
    package func depth(of exchange: Exchange) -> Int {
        record.steps[exchange.step].depth - record.steps[record[first].step].depth
    }
}

/// A child that does not move along with its layout's bounds.
public struct StrayChild: Hashable, Sendable {
    /// The child's name.
    public let name: String
    /// The corner of the bounds in which it was placed; in the layout the corner was 0, 0.
    public let corner: CGPoint
    /// The child's position in those bounds, from the same origin as `expected`.
    public let position: CGPoint
    /// The required position, as far from the corner as in the layout.
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
    /// Nil if unknown, because the author's code gave the answer.
    package let box: ProposalBox?
    /// The number of elements that had to answer again for it.
    package let answerCount: Int

    package init(_ size: CGSize, holdingIn box: ProposalBox? = nil, answerCount: Int = 1) {
        self.size = size
        self.box = box
        self.answerCount = answerCount
    }
}

/// Proposals of two lengths, in a box of widths and heights, ends included. Empty if a low end exceeds its high end.
package struct ProposalBox: Hashable, Sendable {
    package var low: CGSize
    package var high: CGSize

    package init(low: CGSize, high: CGSize) {
        self.low = low
        self.high = high
    }

    /// All proposals, for an answer that ignores them.
    package static let everywhere = ProposalBox(
        low: CGSize(width: -CGFloat.infinity, height: -CGFloat.infinity),
        high: CGSize(width: CGFloat.infinity, height: .infinity))

    /// One proposal; none if a length is NaN.
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
