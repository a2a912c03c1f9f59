import EngineKit
import Negotiation

/// The common part of HStack and VStack: children one after the other along an axis, aligned across it.
public protocol StackElement: Layout {
    /// The axis of the stack.
    var axis: Axis { get }
    /// The spacing between two neighbours, in points; never next to a Spacer.
    var spacing: CGFloat { get }
    /// Whether all children are proposed the longest child's length across.
    var isIdeal: Bool { get set }
    /// The guide that aligns the children.
    var line: AlignmentGuide { get }
}

extension StackElement {
    /// The library's name of the stack's axis.
    public var mainAxis: Axis { axis }

    /// Lays the children out without a limit across, and again with the longest resulting length. Once is enough if all
    /// are equally long across, and fit.
    public func idealLayout(_ enabled: Bool = true) -> Self {
        var stack = self
        stack.isIdeal = enabled
        return stack
    }

}

/// HStack and VStack as rules.
protocol LibraryStack: StackElement, LibraryContainer {}

extension LibraryStack {
    /// The child of a stack with one child, which is as large as that child.
    public var onlyChild: (any Element)? { children.count == 1 ? children[0] : nil }

    /// Spacers follow the stack's axis.
    func inner(_ surroundings: Surroundings) -> Surroundings { surroundings.inStack(along: axis) }

    /// A stack of one child passes the proposal on.
    @inline(__always) func answer(to proposal: CGSize, child: Subelement, in context: RuleContext) -> Answer {
        guard isIdeal else {
            return context.combined(child.ask(proposal, because: PassedOn(proposal.lengths)))
        }
        let stack = StackProposal(axis: axis, size: proposal, across: .proposed)
        return IdealStack(stack: stack, context: context) { stack in
            let size = stack.proposal(proposal[axis])
            let rest = StackRest(proposal[axis])
            let answer = child.ask(size, because: AllThatIsLeft(turn: .only, rest: rest, stack: stack))
            var domain = answer.domain(around: size)
            domain[axis.other] = stack.lengthsAcross(into: domain[axis.other])
            return context.combined(answer, domain: domain)
        }.layOut(CollectionOfOne(child))
    }

    /// Shares its length among its children, and proposes its length across to each.
    @inline(__always) func answer(to proposal: CGSize, children: Subelements, in context: RuleContext) -> Answer {
        let stack = StackProposal(axis: axis, size: proposal, across: .proposed)
        guard isIdeal else { return layOut(stack, children, context) }
        return IdealStack(stack: stack, context: context) { layOut($0, children, context) }.layOut(children)
    }

    /// The children after one another along the axis, the one that reaches farthest across.
    public func explanation(
        of answer: LayoutNode, to proposal: CGSize, on axis: Axis, context: LayoutContext
    ) -> LengthExplanation {
        axis == self.axis ? answer.sum(on: axis) : answer.farthest(on: axis)
    }

    private func layOut(_ stack: StackProposal, _ children: Subelements, _ context: RuleContext) -> Answer {
        StackScratch.with(children.count) { scratch in
            var sharing = StackSharing(
                stack: stack, spacing: spacing, children: children, scratch, in: context)
            sharing.run()
            let arrangement = StackArrangement(axis: axis, spacing: spacing, line: line, context: context)
            return arrangement.arrange(scratch.places, by: sharing)
        }
    }
}

/// Children side by side, in the direction of text. Fixed children are asked first, then the others by priority; those
/// of one priority share the rest equally, smallest request first.
public struct HStack: LibraryStack {
    /// The vertical alignment of the children.
    public let alignment: VerticalAlignment
    /// The spacing between two neighbours, in points; 0 if it is not finite.
    public let spacing: CGFloat
    /// The children from the leading side.
    public let children: [any Element]
    /// The library's name.
    public var elementName: String { "HStack" }
    /// Whether all children are proposed the longest child's height.
    public var isIdeal = false

    /// Creates a stack of a closure's elements.
    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat = 0,
        @FastArrayBuilder<any Element> children: () -> [any Element] = { [] }
    ) {
        self.alignment = alignment
        self.spacing = spacing.finiteOrZero
        self.children = children()
    }

    /// Horizontal, also for text from right to left.
    public var axis: Axis { .horizontal }
    /// The alignment guide on the vertical axis.
    public var line: AlignmentGuide { alignment.guide }
}

/// Children one below the other, from the top. Fixed children are asked first, then the others by priority; those of
/// one priority share the rest equally, smallest request first.
public struct VStack: LibraryStack {
    /// The horizontal alignment of the children.
    public let alignment: HorizontalAlignment
    /// The spacing between two neighbours, in points; 0 if it is not finite.
    public let spacing: CGFloat
    /// The children from the top.
    public let children: [any Element]
    /// The library's name.
    public var elementName: String { "VStack" }
    /// Whether all children are proposed the longest child's width.
    public var isIdeal = false

    /// Creates a stack of a closure's elements.
    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat = 0,
        @FastArrayBuilder<any Element> children: () -> [any Element] = { [] }
    ) {
        self.alignment = alignment
        self.spacing = spacing.finiteOrZero
        self.children = children()
    }

    /// Vertical: its length is shared from top to bottom.
    public var axis: Axis { .vertical }
    /// The alignment guide on the horizontal axis.
    public var line: AlignmentGuide { alignment.guide }
}
