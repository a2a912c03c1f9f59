import Negotiation

/// Children one over the other, the last in front, each proposed all there is, and one point of each on a common point.
public struct ZStack: Layout {
    public let alignment: Alignment
    public let children: [any Element]

    public init(
        alignment: Alignment = .center, @FastArrayBuilder<any Element> children: () -> [any Element] = { [] }
    ) {
        self.alignment = alignment
        self.children = children()
    }

    public func layoutPriority(children: [ElementProxy]) -> CGFloat { 0 }

    public func flexibility(for axis: Axis, children: [ElementProxy], context: LayoutContext) -> Flexibility {
        children.mostFlexible(along: axis)
    }

    public func layoutThatFits(
        _ proposal: CGSize, children: [ElementProxy], context: LayoutContext
    ) -> LayoutNode {
        let answers: [LayoutNode?] = children.map { child in
            child.layoutThatFits(proposal, because: WholeProposal(offer: proposal, asker: "ZStack"))
        }
        let common = CGPoint(
            x: answers.commonLine(alignment.horizontal.guide), y: answers.commonLine(alignment.vertical.guide))
        let placed = answers.compactMap { $0 }.map { answer in
            let own = answer.dimensions.point(of: alignment)
            return LayoutNode.Child(
                answer, at: CGPoint(x: common.x - own.x, y: common.y - own.y),
                because: context.reason(
                    CommonPoint(size: answer.size, alignment: alignment, common: common, own: own)))
        }
        return LayoutNode(
            size: placed.extent, children: placed, guides: placed.sharedGuides, context: context,
            domain: placed.commonDomain(around: proposal))
    }
}

extension [LayoutNode.Child] {
    /// Where the answers of all of them hold, which were all given to one proposal.
    func commonDomain(around proposal: CGSize) -> AnswerDomain {
        reduce(into: .everywhere) { $0.intersect($1.layout.domain(around: proposal)) }
    }
}
