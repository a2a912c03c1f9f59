import Negotiation

/// Children side by side, and on a new line where there is no room left. Spacers are left out.
public struct HFlow: Layout {
    /// How items are aligned in their line. Only its default is read: guides that elements set do not count.
    public let itemAlignment: VerticalAlignment
    /// How lines are aligned with each other. Only its default is read.
    public let lineAlignment: HorizontalAlignment
    /// Between two items of a line, in points; may be negative, and is 0 where it is not finite.
    public let itemSpacing: CGFloat
    /// Between two lines, in points; may be negative, and is 0 where it is not finite.
    public let lineSpacing: CGFloat
    /// The items, spacers included, which are not laid out.
    public let children: [any Element]

    /// A flow of what a closure gathers.
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

    /// Fixed on both axes, whatever is in it: a stack asks it before its other children.
    public func flexibility(for axis: Axis, children: [ElementProxy], context: LayoutContext) -> Flexibility {
        .fixedSize
    }

    /// 0, whatever its items'.
    public func layoutPriority(children: [ElementProxy]) -> CGFloat { 0 }

    /// Spacers inside of items lie along the lines.
    public func contextForChildren(in context: LayoutContext) -> LayoutContext { context.inStack(along: .horizontal) }

    /// Asks each item once, with the whole proposal, and cuts the answers into lines.
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
    /// How items are aligned in their line. Only its default is read: guides that elements set do not count.
    public let itemAlignment: HorizontalAlignment
    /// How lines are aligned with each other. Only its default is read.
    public let lineAlignment: VerticalAlignment
    /// Between two items of a line, in points; may be negative, and is 0 where it is not finite.
    public let itemSpacing: CGFloat
    /// Between two lines, in points; may be negative, and is 0 where it is not finite.
    public let lineSpacing: CGFloat
    /// The items, spacers included, which are not laid out.
    public let children: [any Element]

    /// A flow of what a closure gathers.
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

    /// Fixed on both axes, whatever is in it: a stack asks it before its other children.
    public func flexibility(for axis: Axis, children: [ElementProxy], context: LayoutContext) -> Flexibility {
        .fixedSize
    }

    /// 0, whatever its items'.
    public func layoutPriority(children: [ElementProxy]) -> CGFloat { 0 }

    /// Spacers inside of items lie along the lines.
    public func contextForChildren(in context: LayoutContext) -> LayoutContext { context.inStack(along: .vertical) }

    /// Asks each item once, with the whole proposal, and cuts the answers into lines.
    public func layoutThatFits(
        _ proposal: CGSize, children: [ElementProxy], context: LayoutContext
    ) -> LayoutNode {
        FlowArrangement(
            axis: .vertical, item: itemAlignment.guide, line: lineAlignment.guide, itemSpacing: itemSpacing,
            lineSpacing: lineSpacing, context: context
        ).layOut(children, in: proposal)
    }
}
