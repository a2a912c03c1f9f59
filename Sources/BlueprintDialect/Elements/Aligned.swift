import EngineKit
import Negotiation

/// Places its content at an edge, a corner or in the middle, at the content's own size up to the element's; on a `fill`
/// axis the content takes the whole length.
public struct Aligned: Element {
    /// The vertical alignment; `fill` for the whole height.
    public var verticalAlignment: VerticalAlignment
    /// The horizontal alignment; `fill` for the whole width.
    public var horizontalAlignment: HorizontalAlignment
    /// The content. It is asked with the whole size and placed in its answer, cut to that size.
    public var wrappedElement: any Element

    /// Creates the element, by default centered on both axes.
    public init(
        vertically verticalAlignment: VerticalAlignment = .center,
        horizontally horizontalAlignment: HorizontalAlignment = .center, wrapping wrappedElement: any Element
    ) {
        self.verticalAlignment = verticalAlignment
        self.horizontalAlignment = horizontalAlignment
        self.wrappedElement = wrappedElement
    }

    /// The content's size; when placed, the content keeps it except on a `fill` axis.
    public var content: ElementContent {
        ElementContent(
            child: wrappedElement,
            libraryLayout: AlignedLayout(vertical: verticalAlignment, horizontal: horizontalAlignment))
    }

    /// The position of an element in a larger height.
    public enum VerticalAlignment: Hashable, Sendable {
        /// In its own height at the top.
        case top
        /// In its own height, with equal space above and below.
        case center
        /// In its own height at the bottom.
        case bottom
        /// The container's height.
        case fill
    }

    /// The position of an element in a larger width.
    public enum HorizontalAlignment: Hashable, Sendable {
        /// In its own width at the left.
        case leading
        /// In its own width, with equal space at both sides.
        case center
        /// In its own width at the right.
        case trailing
        /// The container's width.
        case fill
    }
}

extension Element {
    /// The element at its own size, aligned in the container's size.
    public func aligned(
        vertically: Aligned.VerticalAlignment = .center, horizontally: Aligned.HorizontalAlignment = .center
    ) -> Aligned {
        Aligned(vertically: vertically, horizontally: horizontally, wrapping: self)
    }
}

private struct AlignedLayout: LibraryChildLayout {
    let vertical: Aligned.VerticalAlignment
    let horizontal: Aligned.HorizontalAlignment

    func size(in proposal: SizeConstraint, of child: Node) -> CGSize {
        let answer = child.ask(proposal, because: PassedOn(proposal.lengths))
        child.explainParent(by: answer)
        return answer.size
    }

    func place(_ child: Node, in size: CGSize) {
        let answer = child.ask(SizeConstraint(size), because: RoomThereIs(size: size))
        let across = Side(horizontal).span(of: answer.size.width, in: size.width)
        let down = Side(vertical).span(of: answer.size.height, in: size.height)
        let frame = CGRect(x: across.start, y: down.start, width: across.length, height: down.length)
        child.place(
            frame,
            because: OwnSizeAligned(
                horizontal: horizontal, vertical: vertical, answer: answer.size, room: size),
            decider: .known(horizontal == .fill && vertical == .fill ? nil : answer.exchange))
    }
}

/// The position of a length in a container, the same for both axes.
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
