import EngineKit
import Negotiation

extension TopProposal {
    init(_ proposal: Proposal) {
        self.init(ProposedLengths(width: Self.length(proposal.width), height: Self.length(proposal.height)))
    }

    private static func length(_ proposal: AxisProposal) -> CGFloat? {
        switch proposal {
        case .exactly(let length), .atMost(let length), .between(_, let length): length
        case .unconstrained, .unspecified: nil
        }
    }
}

/// The root's frame: the exact proposal, else its answer.
struct RootFrame: SizedReason {
    let size: CGSize
    let exactWidth: CGFloat?
    let exactHeight: CGFloat?

    var sentence: String {
        switch (exactWidth, exactHeight) {
        case (nil, nil): CommonSentences.rootAnswer
        case (_?, _?): "the root, exactly as proposed"
        case (let width?, nil): "the root, as wide as proposed: \(PointsFormat.short(width)); its own height"
        case (nil, let height?): "the root, as high as proposed: \(PointsFormat.short(height)); its own width"
        }
    }

    func origin(on axis: Axis) -> LengthOrigin {
        (axis == .horizontal ? exactWidth : exactHeight) == nil ? .decided : .room(axis)
    }
}

/// A range that is passed on unchanged.
struct SameRange: Reason {
    /// The range's maximum; NaN for none.
    let maximum: CGSize

    var sentence: String { "the range of its parent, handed on" }

    func calculation(on axis: Axis) -> Calculation? { maximum[axis].isNaN ? nil : Calculation(maximum[axis]) }
}

/// A child at its parent's corner, at its answered size.
struct AnswerAtCorner: SizedReason {
    let size: CGSize

    var sentence: String { "at its parent's corner, in the size that it answered" }
}

/// A child at a position that its parent chose, at its answered size.
struct OwnAnswer: SizedReason {
    let size: CGSize
    let position: CGPoint

    var sentence: String { "at \(PointsFormat.short(position)), in the size that it answered" }
}

extension Calculation {
    /// The maximum of a range; nil if it has none.
    init?(limit range: SizeRange, _ axis: Axis) {
        guard !range.max[axis].isNaN else { return nil }
        self.init(range.max[axis])
    }
}
