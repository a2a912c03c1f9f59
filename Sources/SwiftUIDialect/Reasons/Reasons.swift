import EngineKit
import Negotiation

// The reasons of elements. Each is made in the call that asks or places, with the numbers used.

/// A child at its parent's corner.
private struct TopLeading: PositionReason {
    let size: CGSize

    var sentence: String { "its own size, at the top left" }

    func position(on axis: Axis) -> Calculation { Calculation(0) }
}

extension ViewDimensions {
    func point(of alignment: Alignment) -> CGPoint {
        CGPoint(x: self[alignment.horizontal], y: self[alignment.vertical])
    }
}

/// A child with its center at a point.
private struct Centered: PositionReason {
    let size: CGSize
    let center: CGPoint

    var sentence: String { "its own size, its center at \(PointsFormat.short(center))" }

    func position(on axis: Axis) -> Calculation { Calculation(center[axis]).adding(.minus(size[axis] / 2)) }
}

extension PlacedChild {
    /// Places a child of a size at its parent's corner.
    package init(topLeading node: Node, of size: CGSize, proposal: ProposedViewSize) {
        self.init(node, at: .zero, proposal: proposal, because: TopLeading(size: size))
    }

    /// Places a child of a size with its center at a point.
    package init(_ node: Node, of size: CGSize, centeredAt center: CGPoint, proposal: ProposedViewSize) {
        let place = Centered(size: size, center: center)
        self.init(node, at: place.corner, proposal: proposal, because: place)
    }
}

/// A child placed at its container's own size.
struct ContainerSize: SizedReason {
    let size: CGSize
    /// The container's own answer; nil if nothing is recorded.
    let answered: ExchangeID?

    func origin(on axis: Axis) -> LengthOrigin { answered.map { .answer($0, axis) } ?? .rule }

    var sentence: String { "the container's own size \(PointsFormat.short(size)), in which it places" }
}

/// A layer asked in the size that all layers have together.
struct LayersSize: SizedReason {
    let size: CGSize
    /// The explanations of both lengths.
    let explained: AxisPair<LengthExplanation>

    func calculation(on axis: Axis) -> Calculation? {
        guard case .plus(let more)? = explained[axis].step else { return Calculation(size[axis]) }
        return Calculation(size[axis] - more).adding(.plus(more))
    }

    func origin(on axis: Axis) -> LengthOrigin { explained[axis].origin }

    var sentence: String { ContainerSize(size: size, answered: nil).sentence }
}

/// The only child of a stack, which replaces the stack.
struct OnlyChild: HandedOn {
    let proposal: ProposedLengths
    let stack: String

    var sentence: String { "\(stack)'s only child: \(CommonSentences.passedOn)" }
}
