import EngineKit
import Negotiation

/// A leaf with contents of its own, which it lays out again in its final size.
package protocol LeafWithContents: LeafElement {
    /// Returns the leaf laid out in its final size.
    func layOut(_ contents: [ElementProxy], in size: CGSize, context: LayoutContext) -> LayoutNode
}

/// A leaf that takes its proposal on some axes, whatever its own size.
public struct ResizableElement: LibraryWrapper, Layout {
    /// The leaf.
    public let child: any Element
    /// The axes on which it takes its proposal.
    public let axes: AxisSet

    package init(child: any Element, axes: AxisSet) {
        (self.child, self.axes) = (child, axes)
    }

    /// The modifier as it is written: `resizable`.
    public var elementName: String { "resizable" }

    /// Full on its axes; the leaf's on the others.
    func flexibility(for axis: Axis, child: Subelement) -> Flexibility {
        axes.contains(axis) ? .fullyFlexible : child.flexibility(for: axis)
    }

    /// Returns the proposal on its axes if it is finite. The leaf is not asked if that holds for both.
    @inline(__always) func answer(to proposal: CGSize, child: Subelement, in context: RuleContext) -> Answer {
        if axes == [.horizontal, .vertical], proposal.isFinite {
            return stretched(
                child.row.filling(proposal), to: proposal, in: context, domain: AnswerDomain(only: proposal))
        }
        let answer = child.ask(proposal, because: PassedOn(proposal.lengths))
        var size = CGSize(width: answer.size.width.finiteOrZero, height: answer.size.height.finiteOrZero)
        var domain = answer.domain(around: proposal)
        for axis in Axis.allCases where axes.contains(axis) {
            domain[axis] = LengthInterval(only: proposal[axis])
            if proposal[axis].isFinite { size[axis] = proposal[axis] }
        }
        return stretched(
            child.row.stretch(answer, to: size), to: proposal, in: context, domain: domain)
    }

    /// The proposal on stretched axes.
    public func explanation(
        of answer: LayoutNode, to proposal: CGSize, on axis: Axis, context: LayoutContext
    ) -> LengthExplanation {
        axes.contains(axis) && proposal[axis].isFinite ? LengthExplanation(.room(axis)) : answer.adopted(on: axis)
    }

    private func stretched(
        _ leaf: Answer, to proposal: CGSize, in context: RuleContext, domain: AnswerDomain
    ) -> Answer {
        let placed = context.place(
            leaf,
            because: Stretched(
                size: leaf.size, axes: Axis.allCases.filter { axes.contains($0) && proposal[$0].isFinite }))
        return context.answer(leaf.size, around: placed, domain: domain)
    }
}

/// A leaf enlarged by a size.
public struct ExpandElement: LibraryWrapper, Layout {
    /// The leaf.
    public let child: any Element
    /// The addition in points, 0 if it is not finite; a negative one makes the leaf smaller.
    public let addition: CGSize

    package init(child: any Element, addition: CGSize) {
        self.child = child
        self.addition = CGSize(width: addition.width.finiteOrZero, height: addition.height.finiteOrZero)
    }

    /// The modifier as it is written: `expand`.
    public var elementName: String { "expand" }

    /// Returns the leaf's answer plus the addition, at least 0.
    @inline(__always) func answer(to proposal: CGSize, child: Subelement, in context: RuleContext) -> Answer {
        let answer = child.ask(proposal, because: PassedOn(proposal.lengths))
        let size = CGSize(
            width: max(0, answer.size.width + addition.width), height: max(0, answer.size.height + addition.height))
        let stretched = context.place(
            child.row.stretch(answer, to: size),
            because: Enlarged(
                size: size, answered: answer.size, addition: addition))
        return context.answer(size, around: stretched, domain: answer.domain)
    }

    /// The leaf's answer and the addition.
    public func explanation(
        of answer: LayoutNode, to proposal: CGSize, on axis: Axis, context: LayoutContext
    ) -> LengthExplanation {
        let length = answer.size[axis]
        guard length > 0, let exchange = answer.answer.onlyChild?.exchange else {
            return LengthExplanation(length == 0 ? .constant : .rule)
        }
        return LengthExplanation(
            .answer(exchange, axis), of: length - addition[axis], .plus(addition[axis]), giving: length)
    }
}

extension LeafElement {
    /// Lets the leaf take its proposal, whatever its own size; its own size if unlimited.
    public func resizable(axis: AxisSet = [.horizontal, .vertical]) -> Element & Layout {
        ResizableElement(child: self, axes: axis)
    }

    /// Enlarges the leaf by a size.
    public func expand(by addition: CGSize) -> Element & Layout {
        ExpandElement(child: self, addition: addition)
    }
}
