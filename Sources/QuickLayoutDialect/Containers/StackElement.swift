import Negotiation

/// What is common to HStack and VStack: children one after the other along an axis, and in line across it.
public protocol StackElement: Layout {
    var axis: Axis { get }
    /// Between two neighbours, in points; never beside a Spacer.
    var spacing: CGFloat { get }
    /// Whether all children are proposed the longest one's length across.
    var isIdeal: Bool { get set }
    /// The lines that are put on one line.
    var line: AlignmentGuide { get }
}

extension StackElement {
    /// Lays the children out without a limit across, and again in the greatest length that came of it.
    public func idealLayout(_ enabled: Bool = true) -> Self {
        var stack = self
        stack.isIdeal = enabled
        return stack
    }

    public func layoutPriority(children: [ElementProxy]) -> CGFloat { 0 }

    public func flexibility(for axis: Axis, children: [ElementProxy], context: LayoutContext) -> Flexibility {
        children.mostFlexible(along: axis)
    }

    public func contextForChildren(in context: LayoutContext) -> LayoutContext { context.inStack(along: axis) }

    public func layoutThatFits(
        _ proposal: CGSize, children: [ElementProxy], context: LayoutContext
    ) -> LayoutNode {
        guard children.count != 1 || isIdeal else {
            return children[0].layoutThatFits(proposal, because: PassedOn(offer: proposal)).wrapped(in: context)
        }
        let offer = StackOffer(axis: axis, size: proposal, across: .proposed, isRecorded: context.isRecorded)
        let answers = isIdeal ? ideal(offer, children) : answers(offer, children)
        let arrangement = StackArrangement(axis: axis, spacing: spacing, line: line, context: context)
        return arrangement.arrange(answers, children)
    }

    private func answers(_ offer: StackOffer, _ children: [ElementProxy]) -> [LayoutNode?] {
        var sharing = StackSharing(offer: offer, spacing: spacing, children: children)
        return sharing.run()
    }

    /// Asks everyone twice: how long across they would be, and then in the longest of these lengths.
    private func ideal(_ offer: StackOffer, _ children: [ElementProxy]) -> [LayoutNode?] {
        let free = answers(offer.with(.unlimited), children)
        let longest = free.compactMap { $0?.size[axis.other] }.max() ?? 0
        return answers(offer.with(.ideal(longest: longest, atMost: offer.size[axis.other])), children)
    }
}

/// Children side by side, in the direction of the text.
public struct HStack: StackElement {
    public let alignment: VerticalAlignment
    public let spacing: CGFloat
    public let children: [any Element]
    public var isIdeal = false

    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat = 0,
        @FastArrayBuilder<any Element> children: () -> [any Element] = { [] }
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.children = children()
    }

    public var axis: Axis { .horizontal }
    public var line: AlignmentGuide { alignment.guide }
}

/// Children one below the other, from the top.
public struct VStack: StackElement {
    public let alignment: HorizontalAlignment
    public let spacing: CGFloat
    public let children: [any Element]
    public var isIdeal = false

    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat = 0,
        @FastArrayBuilder<any Element> children: () -> [any Element] = { [] }
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.children = children()
    }

    public var axis: Axis { .vertical }
    public var line: AlignmentGuide { alignment.guide }
}
