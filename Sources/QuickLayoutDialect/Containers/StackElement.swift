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

    /// A stack of one is as large as that one.
    public var onlyChild: (any Element)? { isIdeal || children.count != 1 ? nil : children[0] }

    public func layoutThatFits(_ proposal: CGSize, child: ElementProxy, context: LayoutContext) -> LayoutNode {
        child.layoutThatFits(proposal, because: PassedOn(offer: proposal)).wrapped(in: context)
    }

    public func layoutPriority(children: [ElementProxy]) -> CGFloat { 0 }

    public func flexibility(for axis: Axis, children: [ElementProxy], context: LayoutContext) -> Flexibility {
        children.mostFlexible(along: axis)
    }

    public func contextForChildren(in context: LayoutContext) -> LayoutContext { context.inStack(along: axis) }

    public func layoutThatFits(
        _ proposal: CGSize, children: [ElementProxy], context: LayoutContext
    ) -> LayoutNode {
        let offer = StackOffer(axis: axis, size: proposal, across: .proposed, isRecorded: context.isRecorded)
        var domain = AnswerDomain.everywhere
        let answers = isIdeal ? ideal(offer, children, &domain) : answers(offer, children, &domain)
        let arrangement = StackArrangement(axis: axis, spacing: spacing, line: line, context: context)
        return arrangement.arrange(answers, children, domain: domain)
    }

    private func answers(
        _ offer: StackOffer, _ children: [ElementProxy], _ domain: inout AnswerDomain
    ) -> [LayoutNode?] {
        var sharing = StackSharing(offer: offer, spacing: spacing, children: children)
        let answers = sharing.run()
        domain.intersect(sharing.domain)
        return answers
    }

    /// Asks everyone twice: how long across they would be, and then in the longest of these lengths.
    private func ideal(
        _ offer: StackOffer, _ children: [ElementProxy], _ domain: inout AnswerDomain
    ) -> [LayoutNode?] {
        let free = answers(offer.with(.unlimited), children, &domain)
        let longest = free.compactMap { $0?.size[axis.other] }.max() ?? 0
        return answers(offer.with(.ideal(longest: longest, atMost: offer.size[axis.other])), children, &domain)
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
