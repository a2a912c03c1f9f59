import EngineKit
import Negotiation

/// Children in layers, the last in front. Each is proposed the whole proposal, and one point of each is on a common
/// point. A ZStack of one child is as large as that child and has its alignment lines.
public struct ZStack: Layout {
    /// The point of each child that is aligned.
    public let alignment: Alignment
    /// The children from back to front.
    public let children: [any Element]

    /// Creates a stack of a closure's elements.
    public init(
        alignment: Alignment = .center, @FastArrayBuilder<any Element> children: () -> [any Element] = { [] }
    ) {
        self.alignment = alignment
        self.children = children()
    }

    /// 0, whatever the children's priorities.
    public func layoutPriority(children: [ElementProxy]) -> CGFloat { 0 }

    /// The most flexible child's; fixed without children.
    public func flexibility(for axis: Axis, children: [ElementProxy], context: LayoutContext) -> Flexibility {
        children.mostFlexible(along: axis)
    }

    /// The child of a ZStack with one child, which is as large as that child.
    public var onlyChild: (any Element)? { children.count == 1 ? children[0] : nil }

    /// A ZStack of one child passes the proposal on.
    public func layoutThatFits(_ proposal: CGSize, child: ElementProxy, context: LayoutContext) -> LayoutNode {
        child.layoutThatFits(proposal, because: WholeProposal(proposal.lengths, asker: "ZStack")).wrapped(in: context)
            .explained(in: context)
    }

    /// Asks each child once with the whole proposal; the size is the extent of all children and its corner.
    public func layoutThatFits(
        _ proposal: CGSize, children: [ElementProxy], context: LayoutContext
    ) -> LayoutNode {
        let answers = children.map { child in
            child.layoutThatFits(proposal, because: WholeProposal(proposal.lengths, asker: "ZStack"))
        }
        let points = answers.map { $0.dimensions.point(of: alignment) }
        // Unlike in a stack, the common point may be before the corner.
        let common = CGPoint(x: points.map(\.x).max() ?? 0, y: points.map(\.y).max() ?? 0)
        let placed = zip(answers, points).map { $0.linedUp(alignment, at: common, own: $1, in: context) }
        let layout = LayoutNode(
            size: placed.extent, children: placed, guides: placed.sharedGuides, context: context,
            domain: placed.commonDomain(around: proposal))
        return layout.explained(in: context)
    }

    /// The child that reaches farthest.
    public func explanation(
        of answer: LayoutNode, to proposal: CGSize, on axis: Axis, context: LayoutContext
    ) -> LengthExplanation {
        answer.farthest(on: axis)
    }
}

extension [LayoutNode.Child] {
    /// The proposals for which all answers hold; all were given to one proposal.
    func commonDomain(around proposal: CGSize) -> AnswerDomain {
        reduce(into: .everywhere) { $0.intersect($1.layout.domain(around: proposal)) }
    }
}
