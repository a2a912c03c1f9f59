import EngineKit
import Negotiation

// Why elements ask and place as they do. Each is made in the call that asks or places, with the numbers used.

/// A reason for where a child stands. Its size is its own answer; its place was calculated.
package protocol PositionReason: SizedReason {
    /// The arithmetic behind its place, from its parent's corner.
    func position(on axis: Axis) -> Calculation
}

extension PositionReason {
    /// The place that the arithmetic gives.
    var corner: CGPoint { CGPoint(x: position(on: .horizontal).value, y: position(on: .vertical).value) }
}

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

/// The root in its own size: in the middle of a length that was wanted exactly, else at 0.
struct RootPlaced: PositionReason {
    let size: CGSize
    let width: CGFloat?
    let height: CGFloat?

    var sentence: String { CommonSentences.rootCentered(width: width, height: height) }

    func position(on axis: Axis) -> Calculation {
        guard let length = axis == .horizontal ? width : height else { return Calculation(0) }
        return Calculation(length).adding(.minus(size[axis])).adding(.over(2))
    }
}

/// An element that asks as it was asked.
struct PassedOn: Reason {
    let offer: ProposedViewSize

    var sentence: String { "the proposal, passed on as it came" }

    func calculation(on axis: Axis) -> Calculation? { offer[axis].map { Calculation($0) } }
}

/// A child that is as large as its parent, and stands where that does.
struct Same: PositionReason {
    let size: CGSize

    var sentence: String { "its own size, which its parent takes over" }

    func position(on axis: Axis) -> Calculation { Calculation(0) }
}

/// A child at its parent's corner.
struct TopLeading: PositionReason {
    let size: CGSize

    var sentence: String { "its own size, at the top left" }

    func position(on axis: Axis) -> Calculation { Calculation(0) }
}

/// A child whose lines lie on those of a box.
struct Aligned: PositionReason {
    let size: CGSize
    private let alignment: Alignment
    /// Where the lines run: in the box, and in the child.
    private let lines: (box: CGPoint, child: CGPoint)

    init(_ child: ViewDimensions, in box: ViewDimensions, _ alignment: Alignment) {
        size = child.size
        self.alignment = alignment
        lines = (box.point(of: alignment), child.point(of: alignment))
    }

    var sentence: String { "its own size, \(alignment.words) at \(PointsFormat.short(lines.box))" }

    func position(on axis: Axis) -> Calculation { Calculation(lines.box[axis]).adding(.minus(lines.child[axis])) }
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
struct ContainerSize: Reason {
    let size: CGSize

    var sentence: String { "the container's own size \(PointsFormat.short(size)), in which it places" }

    func calculation(on axis: Axis) -> Calculation? { Calculation(size[axis]) }
}

/// Everyone in a container is proposed all of it.
struct WholeProposal: Reason {
    let offer: ProposedViewSize
    let asker: String

    var sentence: String { "\(asker) proposes everything to each: \(offer.words)" }

    func calculation(on axis: Axis) -> Calculation? { offer[axis].map { Calculation($0) } }
}

/// A stack is the one view in it.
struct OnlyChild: Reason {
    let offer: ProposedViewSize
    let stack: String

    var sentence: String { "the only view in \(stack), which stands aside for it: the proposal, passed on as it came" }

    func calculation(on axis: Axis) -> Calculation? { offer[axis].map { Calculation($0) } }
}

/// A child with one of its points on the one that all share.
struct CommonPoint: PositionReason {
    let size: CGSize
    let alignment: Alignment
    let common: CGPoint
    let own: CGPoint

    var sentence: String { "its own size, \(alignment.words) at \(PointsFormat.short(common))" }

    func position(on axis: Axis) -> Calculation { Calculation(common[axis]).adding(.minus(own[axis])) }
}
