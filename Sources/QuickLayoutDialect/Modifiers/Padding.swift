import Negotiation

/// A distance between its edges and its child: the child is proposed the rest, and it is the child's size and the
/// distance.
public struct PaddingElement: WrapperElement, Layout {
    public let child: any Element
    public let insets: Insets

    public enum Insets: Hashable, Sendable {
        /// Follows the direction of the text.
        case directed(EdgeInsets)
        case absolute(UIEdgeInsets)
    }

    public var elementName: String { "padding" }

    public func layoutThatFits(
        _ proposal: CGSize, child: ElementProxy, context: LayoutContext
    ) -> LayoutNode {
        let insets = insets.resolved(in: context.layoutDirection)
        let (across, down) = (insets.left + insets.right, insets.top + insets.bottom)
        let offer = CGSize(width: proposal.width - across, height: proposal.height - down)
        let answer = child.layoutThatFits(offer, because: MinusPadding(offer: proposal, insets: insets))
        let inner = answer.domain(around: offer)
        let domain = AnswerDomain(
            width: inner.width.enlarged(by: across, around: proposal.width),
            height: inner.height.enlarged(by: down, around: proposal.height))
        return LayoutNode(
            size: CGSize(width: answer.size.width + across, height: answer.size.height + down),
            child: LayoutNode.Child(
                answer, at: CGPoint(x: insets.left, y: insets.top),
                because: context.reason(InsideOfPadding(size: answer.size, insets: insets))),
            context: context, domain: domain)
    }
}

extension LengthInterval {
    /// The lengths around one that are in it when a distance is taken off.
    fileprivate func enlarged(by distance: CGFloat, around length: CGFloat) -> LengthInterval {
        var lengths = LengthInterval(only: length)
        lengths.reach(for: low + distance) { contains($0 - distance) }
        lengths.reach(for: high + distance) { contains($0 - distance) }
        return lengths
    }
}

extension PaddingElement.Insets {
    func resolved(in direction: LayoutDirection) -> UIEdgeInsets {
        switch self {
        case .absolute(let insets): return insets
        case .directed(let insets):
            let (left, right) =
                direction == .leftToRight ? (insets.leading, insets.trailing) : (insets.trailing, insets.leading)
            return UIEdgeInsets(top: insets.top, left: left, bottom: insets.bottom, right: right)
        }
    }
}

extension Element {
    public func padding(_ edges: EdgeSet = .all, _ length: CGFloat) -> Element & Layout {
        PaddingElement(child: self, insets: .directed(EdgeInsets(edges, length)))
    }

    public func padding(_ insets: EdgeInsets) -> Element & Layout {
        PaddingElement(child: self, insets: .directed(insets))
    }

    public func padding(_ length: CGFloat) -> Element & Layout {
        PaddingElement(child: self, insets: .directed(EdgeInsets(.all, length)))
    }

    /// Left stays left, whatever the direction of the text.
    public func padding(ignoringLayoutDirection insets: UIEdgeInsets) -> Element & Layout {
        PaddingElement(child: self, insets: .absolute(insets))
    }
}
