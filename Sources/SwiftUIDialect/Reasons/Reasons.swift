import EngineKit
import Negotiation

// Why elements ask and place as they do. Each is made in the call that asks or places, with the numbers used.

/// What a proposal asks for, by convention.
enum ProposalMeaning {
    /// `its ideal size`; empty for a proposal of two lengths.
    static func words(_ proposal: ProposedViewSize) -> String {
        switch (proposal.width, proposal.height) {
        case (nil, nil): "its ideal size"
        case (nil, _): "its ideal width"
        case (_, nil): "its ideal height"
        case (0, 0): "its minimum"
        case (CGFloat.infinity, CGFloat.infinity): "its maximum"
        default: ""
        }
    }
}

/// A child at its parent's corner.
struct TopLeading: PositionReason {
    let size: CGSize

    var sentence: String { "its own size, at the top left" }

    func position(on axis: Axis) -> Calculation { Calculation(0) }
}

extension ViewDimensions {
    func point(of alignment: Alignment) -> CGPoint {
        CGPoint(x: self[alignment.horizontal], y: self[alignment.vertical])
    }
}

/// A child whose center is put at a point.
struct Centered: PositionReason {
    let size: CGSize
    let center: CGPoint

    var sentence: String { "its own size, its center at \(PointsFormat.short(center))" }

    func position(on axis: Axis) -> Calculation {
        Calculation(center[axis]).adding(.minus(size[axis] / 2))
    }
}

/// A container places its children in its own size.
struct ContainerSize: SizedReason {
    let size: CGSize

    var sentence: String { "the container's own size \(PointsFormat.short(size)), in which it places" }
}

/// A stack is the one view in it.
struct OnlyChild: HandedOn {
    let proposal: ProposedLengths
    let stack: String

    var sentence: String { "\(stack)'s only child: \(CommonSentences.passedOn)" }
}
