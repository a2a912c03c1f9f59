import Negotiation

/// What is common to HFlow and VFlow: items in lines along an axis.
protocol FlowElement: Layout {
    /// Along which the items of a line follow each other.
    var axis: Axis { get }
    /// By which items are aligned in their line.
    var itemGuide: AlignmentGuide { get }
    /// By which lines are aligned with each other.
    var lineGuide: AlignmentGuide { get }
    var itemSpacing: CGFloat { get }
    var lineSpacing: CGFloat { get }
}

extension FlowElement {
    /// Fixed on both axes, whatever is in it: a stack asks it before its other children.
    public func flexibility(for axis: Axis, children: [ElementProxy], context: LayoutContext) -> Flexibility {
        .fixedSize
    }

    /// 0, whatever its items'.
    public func layoutPriority(children: [ElementProxy]) -> CGFloat { 0 }

    /// Spacers inside of items lie along the lines.
    public func contextForChildren(in context: LayoutContext) -> LayoutContext { context.inStack(along: axis) }

    /// Asks each item once, with the whole proposal, and cuts the answers into lines.
    public func layoutThatFits(
        _ proposal: CGSize, children: [ElementProxy], context: LayoutContext
    ) -> LayoutNode {
        FlowArrangement(
            axis: axis, item: itemGuide, line: lineGuide, itemSpacing: itemSpacing, lineSpacing: lineSpacing,
            context: context
        ).layOut(children, in: proposal)
    }
}

/// Children side by side, and on a new line where there is no room left. Spacers are left out.
public struct HFlow: FlowElement {
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

    var axis: Axis { .horizontal }
    var itemGuide: AlignmentGuide { itemAlignment.guide }
    var lineGuide: AlignmentGuide { lineAlignment.guide }
}

/// Children one below the other, and in a new column where there is no room left. Spacers are left out.
public struct VFlow: FlowElement {
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

    var axis: Axis { .vertical }
    var itemGuide: AlignmentGuide { itemAlignment.guide }
    var lineGuide: AlignmentGuide { lineAlignment.guide }
}
