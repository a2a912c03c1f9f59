import EngineKit
import Negotiation

/// Children one over the other, the last in front. Each is proposed the whole proposal, and one point of each lies on a
/// common point. A ZStack of one is as large as that one, and its alignment lines are its own.
public struct ZStack: Layout {
    /// Which point of each child lies on the common point.
    public let alignment: Alignment
    /// From back to front.
    public let children: [any Element]

    /// A stack of what a closure gathers.
    public init(
        alignment: Alignment = .center, @FastArrayBuilder<any Element> children: () -> [any Element] = { [] }
    ) {
        self.alignment = alignment
        self.children = children()
    }

    /// 0, whatever its children's.
    public func layoutPriority(children: [ElementProxy]) -> CGFloat { 0 }

    /// The most flexible child's; fixed where there is none.
    public func flexibility(for axis: Axis, children: [ElementProxy], context: LayoutContext) -> Flexibility {
        children.mostFlexible(along: axis)
    }

    /// The child of a ZStack of one, which is as large as that one.
    public var onlyChild: (any Element)? { children.count == 1 ? children[0] : nil }

    /// A ZStack of one hands the proposal on.
    public func layoutThatFits(_ proposal: CGSize, child: ElementProxy, context: LayoutContext) -> LayoutNode {
        child.layoutThatFits(proposal, because: WholeProposal(proposal.lengths, asker: "ZStack")).wrapped(in: context)
            .explained(in: context)
    }

    /// Asks each child once with the whole proposal; it is as large as all of them and its corner together.
    public func layoutThatFits(
        _ proposal: CGSize, children: [ElementProxy], context: LayoutContext
    ) -> LayoutNode {
        let answers = children.map { child in
            child.layoutThatFits(proposal, because: WholeProposal(proposal.lengths, asker: "ZStack"))
        }
        let points = answers.map { $0.dimensions.point(of: alignment) }
        // Unlike in a stack, the common point may lie before the corner.
        let common = CGPoint(x: points.map(\.x).max() ?? 0, y: points.map(\.y).max() ?? 0)
        let placed = zip(answers, points).map { $0.linedUp(alignment, at: common, own: $1, in: context) }
        let layout = LayoutNode(
            size: placed.extent, children: placed, guides: placed.sharedGuides, context: context,
            domain: placed.commonDomain(around: proposal))
        return layout.explained(in: context)
    }
}

extension [LayoutNode.Child] {
    /// Where the answers of all of them hold, which were all given to one proposal.
    func commonDomain(around proposal: CGSize) -> AnswerDomain {
        reduce(into: .everywhere) { $0.intersect($1.layout.domain(around: proposal)) }
    }
}
