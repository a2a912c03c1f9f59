import Negotiation

// The modifiers that say something of their child to those around it.

/// Says when its stack lets it choose.
public struct LayoutPriorityElement: WrapperElement {
    public let child: any Element
    public let priority: CGFloat

    public var elementName: String { "layoutPriority" }

    public func layoutPriority(children: [ElementProxy]) -> CGFloat { priority }

    public func layoutThatFits(
        _ proposal: CGSize, child: ElementProxy, context: LayoutContext
    ) -> LayoutNode {
        child.layoutThatFits(proposal, because: PassedOn(offer: proposal)).handedOn(in: context)
    }
}

/// Sets the direction for what is in it.
public struct LayoutDirectionElement: WrapperElement, Layout {
    public let child: any Element
    public let direction: LayoutDirection

    public var elementName: String { "layoutDirection" }

    public func contextForChildren(in context: LayoutContext) -> LayoutContext {
        var context = context
        context.layoutDirection = direction
        return context
    }

    public func layoutThatFits(
        _ proposal: CGSize, child: ElementProxy, context: LayoutContext
    ) -> LayoutNode {
        child.layoutThatFits(proposal, because: PassedOn(offer: proposal)).handedOn(in: context)
    }
}

/// Says where a line for alignment runs in its child.
public struct AlignmentGuideElement: WrapperElement, Layout {
    public let child: any Element
    let guide: AlignmentGuide
    let computeValue: (ViewDimensions) -> CGFloat

    public var elementName: String { "alignmentGuide" }

    public func layoutThatFits(
        _ proposal: CGSize, child: ElementProxy, context: LayoutContext
    ) -> LayoutNode {
        let answer = child.layoutThatFits(proposal, because: PassedOn(offer: proposal))
        return answer.wrapped(in: context).setting(guide, to: computeValue(answer.dimensions))
    }
}

/// Says where its child stands in the cell of a grid. Its priority is 0, whatever the child's.
public struct GridCellAnchorElement: WrapperElement, Layout {
    public let child: any Element
    public let anchor: Anchor

    public enum Anchor: Hashable, Sendable {
        case alignment(Alignment)
        case point(UnitPoint)
    }

    public var elementName: String { "gridCellAnchor" }

    public func layoutPriority(children: [ElementProxy]) -> CGFloat { 0 }

    public func layoutThatFits(
        _ proposal: CGSize, child: ElementProxy, context: LayoutContext
    ) -> LayoutNode {
        child.layoutThatFits(proposal, because: PassedOn(offer: proposal)).handedOn(in: context)
    }
}

/// Says where everything in its column of a grid stands. Its priority is 0, whatever the child's.
public struct GridColumnAlignmentElement: WrapperElement, Layout {
    public let child: any Element
    public let alignment: HorizontalAlignment

    public var elementName: String { "gridColumnAlignment" }

    public func layoutPriority(children: [ElementProxy]) -> CGFloat { 0 }

    public func layoutThatFits(
        _ proposal: CGSize, child: ElementProxy, context: LayoutContext
    ) -> LayoutNode {
        child.layoutThatFits(proposal, because: PassedOn(offer: proposal)).handedOn(in: context)
    }
}

extension Element {
    /// The highest is asked first, and leaves the rest to the others. An element of fixed size goes before all of them.
    public func layoutPriority(_ priority: CGFloat) -> Element {
        LayoutPriorityElement(child: self, priority: priority)
    }

    public func layoutDirection(_ direction: LayoutDirection) -> Element & Layout {
        LayoutDirectionElement(child: self, direction: direction)
    }

    public func alignmentGuide(
        _ alignment: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> Element & Layout {
        AlignmentGuideElement(child: self, guide: alignment.guide, computeValue: computeValue)
    }

    public func alignmentGuide(
        _ alignment: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> Element & Layout {
        AlignmentGuideElement(child: self, guide: alignment.guide, computeValue: computeValue)
    }

    public func gridCellAnchor(_ alignment: Alignment = .center) -> Element & Layout {
        GridCellAnchorElement(child: self, anchor: .alignment(alignment))
    }

    /// Where the element's point stands on the cell's. Words that both types know are taken for alignments.
    @_disfavoredOverload
    public func gridCellAnchor(_ point: UnitPoint) -> Element & Layout {
        GridCellAnchorElement(child: self, anchor: .point(point))
    }

    public func gridColumnAlignment(_ alignment: HorizontalAlignment = .center) -> Element & Layout {
        GridColumnAlignmentElement(child: self, alignment: alignment)
    }
}
