import EngineKit
import Negotiation

/// What is common to HStack and VStack: children one after the other along an axis, and in line across it.
public protocol StackElement: Layout {
    /// Along which the children follow each other.
    var axis: Axis { get }
    /// Between two neighbours, in points; never beside a Spacer.
    var spacing: CGFloat { get }
    /// Whether all children are proposed the longest one's length across.
    var isIdeal: Bool { get set }
    /// The lines that are put on one line.
    var line: AlignmentGuide { get }
}

extension StackElement {
    /// The library's name of the stack's axis.
    public var mainAxis: Axis { axis }

    /// Lays the children out without a limit across, and again in the longest that came of it. Where all are equally
    /// long across, and fit, once is enough.
    public func idealLayout(_ enabled: Bool = true) -> Self {
        var stack = self
        stack.isIdeal = enabled
        return stack
    }

    /// A stack of one is as large as that one.
    public var onlyChild: (any Element)? { children.count == 1 ? children[0] : nil }

    /// A stack of one hands the proposal on.
    public func layoutThatFits(_ proposal: CGSize, child: ElementProxy, context: LayoutContext) -> LayoutNode {
        guard isIdeal else {
            return child.layoutThatFits(proposal, because: PassedOn(proposal.lengths)).wrapped(in: context)
                .explained(in: context)
        }
        let stack = StackProposal(axis: axis, size: proposal, across: .proposed, isRecorded: context.isRecorded)
        return IdealStack(stack: stack) { stack in
            let size = stack.proposal(proposal[axis])
            let rest = StackRest(proposal[axis], isRecorded: context.isRecorded)
            let answer = child.layoutThatFits(size, because: AllThatIsLeft(turn: .only, rest: rest, stack: stack))
            var domain = answer.domain(around: size)
            domain[axis.other] = stack.lengthsAcross(into: domain[axis.other])
            return answer.wrapped(in: context, domain: domain).explained(in: context)
        }.layOut([child])
    }

    /// 0, whatever its children's.
    public func layoutPriority(children: [ElementProxy]) -> CGFloat { 0 }

    /// The most flexible child's; fixed where there is none.
    public func flexibility(for axis: Axis, children: [ElementProxy], context: LayoutContext) -> Flexibility {
        children.mostFlexible(along: axis)
    }

    /// Spacers lie along the stack.
    public func contextForChildren(in context: LayoutContext) -> LayoutContext { context.inStack(along: axis) }

    /// Shares its length out among its children, and proposes its length across to each.
    public func layoutThatFits(
        _ proposal: CGSize, children: [ElementProxy], context: LayoutContext
    ) -> LayoutNode {
        let stack = StackProposal(axis: axis, size: proposal, across: .proposed, isRecorded: context.isRecorded)
        guard isIdeal else { return layOut(stack, children, context) }
        return IdealStack(stack: stack) { layOut($0, children, context) }.layOut(children)
    }

    private func layOut(_ stack: StackProposal, _ children: [ElementProxy], _ context: LayoutContext) -> LayoutNode {
        var sharing = StackSharing(stack: stack, spacing: spacing, children: children)
        let answers = sharing.run()
        let arrangement = StackArrangement(axis: axis, spacing: spacing, line: line, context: context)
        return arrangement.arrange(answers, children, by: sharing)
    }
}

/// Children side by side, in the direction of the text. Those of fixed size are asked first, then by priority; those of one
/// priority share what is left equally, the smallest request first.
public struct HStack: StackElement {
    /// The lines of the children that are brought to one height.
    public let alignment: VerticalAlignment
    /// Between two neighbours, in points; 0 where it is not finite.
    public let spacing: CGFloat
    /// From the leading side.
    public let children: [any Element]
    /// Whether all children are proposed the longest one's height.
    public var isIdeal = false

    /// A stack of what a closure gathers.
    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat = 0,
        @FastArrayBuilder<any Element> children: () -> [any Element] = { [] }
    ) {
        self.alignment = alignment
        self.spacing = spacing.finiteOrZero
        self.children = children()
    }

    /// Horizontal, also where text runs from right to left.
    public var axis: Axis { .horizontal }
    /// The alignment as a line on the vertical axis.
    public var line: AlignmentGuide { alignment.guide }
}

/// Children one below the other, from the top. Those of fixed size are asked first, then by priority; those of one priority
/// share what is left equally, the smallest request first.
public struct VStack: StackElement {
    /// The lines of the children that are brought below each other.
    public let alignment: HorizontalAlignment
    /// Between two neighbours, in points; 0 where it is not finite.
    public let spacing: CGFloat
    /// From the top.
    public let children: [any Element]
    /// Whether all children are proposed the longest one's width.
    public var isIdeal = false

    /// A stack of what a closure gathers.
    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat = 0,
        @FastArrayBuilder<any Element> children: () -> [any Element] = { [] }
    ) {
        self.alignment = alignment
        self.spacing = spacing.finiteOrZero
        self.children = children()
    }

    /// Vertical: its length is shared out from top to bottom.
    public var axis: Axis { .vertical }
    /// The alignment as a line on the horizontal axis.
    public var line: AlignmentGuide { alignment.guide }
}
