import Negotiation

/// Children side by side, and on a new line where there is no room left. Spacers are left out.
public struct HFlow: Layout {
    public let itemAlignment: VerticalAlignment
    public let lineAlignment: HorizontalAlignment
    public let itemSpacing: CGFloat
    public let lineSpacing: CGFloat
    public let children: [any Element]

    public init(
        itemAlignment: VerticalAlignment = .center, lineAlignment: HorizontalAlignment = .center,
        itemSpacing: CGFloat = 0, lineSpacing: CGFloat = 0,
        @FastArrayBuilder<any Element> children: () -> [any Element] = { [] }
    ) {
        self.itemAlignment = itemAlignment
        self.lineAlignment = lineAlignment
        self.itemSpacing = itemSpacing.finiteOrZero
        self.lineSpacing = lineSpacing.finiteOrZero
        self.children = children()
    }

    public func flexibility(for axis: Axis, children: [ElementProxy], context: LayoutContext) -> Flexibility {
        .fixedSize
    }

    public func layoutPriority(children: [ElementProxy]) -> CGFloat { 0 }

    public func contextForChildren(in context: LayoutContext) -> LayoutContext { context.inStack(along: .horizontal) }

    public func layoutThatFits(
        _ proposal: CGSize, children: [ElementProxy], context: LayoutContext
    ) -> LayoutNode {
        FlowArrangement(
            axis: .horizontal, item: itemAlignment.guide, line: lineAlignment.guide, itemSpacing: itemSpacing,
            lineSpacing: lineSpacing, context: context
        ).layOut(children, in: proposal)
    }
}

/// Children one below the other, and in a new column where there is no room left. Spacers are left out.
public struct VFlow: Layout {
    public let itemAlignment: HorizontalAlignment
    public let lineAlignment: VerticalAlignment
    public let itemSpacing: CGFloat
    public let lineSpacing: CGFloat
    public let children: [any Element]

    public init(
        itemAlignment: HorizontalAlignment = .center, lineAlignment: VerticalAlignment = .center,
        itemSpacing: CGFloat = 0, lineSpacing: CGFloat = 0,
        @FastArrayBuilder<any Element> children: () -> [any Element] = { [] }
    ) {
        self.itemAlignment = itemAlignment
        self.lineAlignment = lineAlignment
        self.itemSpacing = itemSpacing.finiteOrZero
        self.lineSpacing = lineSpacing.finiteOrZero
        self.children = children()
    }

    public func flexibility(for axis: Axis, children: [ElementProxy], context: LayoutContext) -> Flexibility {
        .fixedSize
    }

    public func layoutPriority(children: [ElementProxy]) -> CGFloat { 0 }

    public func contextForChildren(in context: LayoutContext) -> LayoutContext { context.inStack(along: .vertical) }

    public func layoutThatFits(
        _ proposal: CGSize, children: [ElementProxy], context: LayoutContext
    ) -> LayoutNode {
        FlowArrangement(
            axis: .vertical, item: itemAlignment.guide, line: lineAlignment.guide, itemSpacing: itemSpacing,
            lineSpacing: lineSpacing, context: context
        ).layOut(children, in: proposal)
    }
}
