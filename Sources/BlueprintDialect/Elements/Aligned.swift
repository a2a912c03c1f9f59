import EngineKit
import Negotiation

/// Puts its content at an edge, a corner or in the middle, in the content's own size, at most the room there is; on a
/// `fill` axis the content takes all of it.
public struct Aligned: Element {
    /// Where it stands from top to bottom; `fill` for all of the height.
    public var verticalAlignment: VerticalAlignment
    /// Where it stands from side to side; `fill` for all of the width.
    public var horizontalAlignment: HorizontalAlignment
    /// Asked in all the room; placed in its answer, cut to the room.
    public var wrappedElement: any Element

    /// In the middle unless given.
    public init(
        vertically verticalAlignment: VerticalAlignment = .center,
        horizontally horizontalAlignment: HorizontalAlignment = .center, wrapping wrappedElement: any Element
    ) {
        self.verticalAlignment = verticalAlignment
        self.horizontalAlignment = horizontalAlignment
        self.wrappedElement = wrappedElement
    }

    /// As large as the element; placed, it keeps the element's size but where it fills.
    public var content: ElementContent {
        ElementContent(
            child: wrappedElement,
            layout: AlignedLayout(vertical: verticalAlignment, horizontal: horizontalAlignment))
    }

    /// Where an element stands in a height that is more than its own.
    public enum VerticalAlignment: Hashable, Sendable {
        /// In its own height at the top.
        case top
        /// In its own height, with equal room above and below.
        case center
        /// In its own height at the bottom.
        case bottom
        /// As high as there is room.
        case fill
    }

    /// Where an element stands in a width that is more than its own.
    public enum HorizontalAlignment: Hashable, Sendable {
        /// In its own width at the left.
        case leading
        /// In its own width, with equal room at both sides.
        case center
        /// In its own width at the right.
        case trailing
        /// As wide as there is room.
        case fill
    }
}

extension Element {
    /// The element in its own size, somewhere in all the room that it is given.
    public func aligned(
        vertically: Aligned.VerticalAlignment = .center, horizontally: Aligned.HorizontalAlignment = .center
    ) -> Aligned {
        Aligned(vertically: vertically, horizontally: horizontally, wrapping: self)
    }
}

private struct AlignedLayout: SingleChildLayout {
    let vertical: Aligned.VerticalAlignment
    let horizontal: Aligned.HorizontalAlignment

    func sizeThatFits(
        proposal: SizeConstraint, subelement: LayoutSubelement, environment: Environment, cache: inout Void
    ) -> CGSize {
        subelement.node.ask(proposal, because: PassedOn(proposal.lengths)).size
    }

    func placeSubelement(
        in size: CGSize, subelement: LayoutSubelement, environment: Environment, cache: inout Void
    ) {
        let answer = subelement.node.ask(SizeConstraint(size), because: RoomThereIs(size: size))
        let across = Side(horizontal).span(of: answer.size.width, in: size.width)
        let down = Side(vertical).span(of: answer.size.height, in: size.height)
        let frame = CGRect(x: across.start, y: down.start, width: across.length, height: down.length)
        subelement.place(
            in: frame,
            because: OwnSizeAligned(
                horizontal: horizontal, vertical: vertical, answer: answer.size, room: size),
            decidedBy: horizontal == .fill && vertical == .fill ? nil : answer.exchange)
    }
}

/// Where something stands in its room, the same for both axes.
private enum Side {
    case start, middle, end, all

    init(_ alignment: Aligned.HorizontalAlignment) {
        switch alignment {
        case .leading: self = .start
        case .center: self = .middle
        case .trailing: self = .end
        case .fill: self = .all
        }
    }

    init(_ alignment: Aligned.VerticalAlignment) {
        switch alignment {
        case .top: self = .start
        case .center: self = .middle
        case .bottom: self = .end
        case .fill: self = .all
        }
    }

    func span(of length: CGFloat, in room: CGFloat) -> (start: CGFloat, length: CGFloat) {
        let capped = min(length, room)
        return switch self {
        case .start: (0, capped)
        case .middle: ((room - capped) / 2, capped)
        case .end: (room - capped, capped)
        case .all: (0, room)
        }
    }
}

extension AlignedLayout: BoxedLayout {
    func box(of proposal: CGSize, answered size: CGSize, asking asks: ArraySlice<BoxedAsk>, at node: Node)
        -> ProposalBox?
    {
        asks.handedOn(proposal, Negotiation.Axis.allCases)
    }
}
