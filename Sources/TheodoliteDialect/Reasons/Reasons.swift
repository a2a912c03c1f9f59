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

/// The root's frame: what is proposed exactly, else its answer.
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
}

/// A range that is handed on as it came.
struct SameRange: Reason {
    /// The range's; NaN for none.
    let maximum: CGSize

    var sentence: String { "the range of its parent, handed on" }

    func calculation(on axis: Axis) -> Calculation? { maximum[axis].isNaN ? nil : Calculation(maximum[axis]) }
}

/// A child at its parent's corner, in the size that it answered.
struct AnswerAtCorner: SizedReason {
    let size: CGSize

    var sentence: String { "at its parent's corner, in the size that it answered" }
}

/// A child at a place of its parent's choice, in the size that it answered.
struct OwnAnswer: SizedReason {
    let size: CGSize
    let position: CGPoint

    var sentence: String { "at \(PointsFormat.short(position)), in the size that it answered" }
}

extension Calculation {
    /// The maximum that a range allows; nil where it allows everything.
    init?(limit range: SizeRange, _ axis: Axis) {
        guard !range.max[axis].isNaN else { return nil }
        self.init(range.max[axis])
    }
}
