import EngineKit
import Negotiation

/// A leaf with contents of its own, which it lays out again in the bounds that it comes to have.
package protocol LeafWithContents: LeafElement {
    /// Itself in its bounds.
    func layOut(_ contents: [ElementProxy], in size: CGSize, context: LayoutContext) -> LayoutNode
}

/// A leaf that takes what it is proposed on some axes, whatever its own size.
public struct ResizableElement: WrapperElement, Layout {
    /// The leaf.
    public let child: any Element
    /// On which it takes what it is proposed.
    public let axes: AxisSet

    package init(child: any Element, axes: AxisSet) {
        (self.child, self.axes) = (child, axes)
    }

    /// The modifier as it is written: `resizable`.
    public var elementName: String { "resizable" }

    /// Full on its axes; the leaf's on the others.
    public func flexibility(for axis: Axis, children: [ElementProxy], context: LayoutContext) -> Flexibility {
        axes.contains(axis) ? .fullyFlexible : children[0].flexibility(for: axis)
    }

    /// What is proposed on its axes where that is finite. On both, the leaf is not asked.
    public func layoutThatFits(
        _ proposal: CGSize, child: ElementProxy, context: LayoutContext
    ) -> LayoutNode {
        if axes == [.horizontal, .vertical], proposal.isFinite {
            return stretched(child.filling(proposal), to: proposal, in: context, domain: AnswerDomain(only: proposal))
        }
        let answer = child.layoutThatFits(proposal, because: PassedOn(proposal.lengths))
        var size = CGSize(width: answer.size.width.finiteOrZero, height: answer.size.height.finiteOrZero)
        var domain = answer.domain(around: proposal)
        for axis in Axis.allCases where axes.contains(axis) {
            domain[axis] = LengthInterval(only: proposal[axis])
            if proposal[axis].isFinite { size[axis] = proposal[axis] }
        }
        return stretched(
            child.stretch(answer, to: size), to: proposal, in: context, domain: domain)
    }

    private func stretched(
        _ leaf: LayoutNode, to proposal: CGSize, in context: LayoutContext, domain: AnswerDomain
    ) -> LayoutNode {
        let stretchedAxes = Axis.allCases.filter { axes.contains($0) && proposal[$0].isFinite }
        let placed = LayoutNode.Child(
            leaf, because: context.reason(Stretched(size: leaf.size, axes: stretchedAxes)))
        return LayoutNode(size: leaf.size, child: placed, context: context, domain: domain)
    }
}

/// A leaf that is larger than it answers.
public struct ExpandElement: WrapperElement, Layout {
    /// The leaf.
    public let child: any Element
    /// In points, 0 where it is not finite; negative ones make it smaller.
    public let addition: CGSize

    package init(child: any Element, addition: CGSize) {
        self.child = child
        self.addition = CGSize(width: addition.width.finiteOrZero, height: addition.height.finiteOrZero)
    }

    /// The modifier as it is written: `expand`.
    public var elementName: String { "expand" }

    /// The leaf's answer and the addition, at least 0.
    public func layoutThatFits(
        _ proposal: CGSize, child: ElementProxy, context: LayoutContext
    ) -> LayoutNode {
        let answer = child.layoutThatFits(proposal, because: PassedOn(proposal.lengths))
        let size = CGSize(
            width: max(0, answer.size.width + addition.width), height: max(0, answer.size.height + addition.height))
        let stretched = LayoutNode.Child(
            child.node.stretch(answer, to: size),
            because: context.reason(
                Enlarged(
                    size: size,
                    sentence: "its answer \(PointsFormat.short(answer.size)) and \(PointsFormat.short(addition)) more"))
        )
        return LayoutNode(size: size, child: stretched, context: context, domain: answer.domain)
    }
}

extension LeafElement {
    /// Takes what it is proposed, whatever its own size; its own where there is no limit.
    public func resizable(axis: AxisSet = [.horizontal, .vertical]) -> Element & Layout {
        ResizableElement(child: self, axes: axis)
    }

    /// This much larger than it would be.
    public func expand(by addition: CGSize) -> Element & Layout {
        ExpandElement(child: self, addition: addition)
    }
}
