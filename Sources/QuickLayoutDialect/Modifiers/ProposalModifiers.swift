import EngineKit
import Negotiation

// The modifiers that only change what their child is proposed; its size is theirs.

/// Proposes no more than its limits.
public struct ConstrainedSizeElement: WrapperElement, Layout {
    /// The element that is modified.
    public let child: any Element
    /// In points; nil for none.
    public let maxWidth: CGFloat?
    /// In points; nil for none.
    public let maxHeight: CGFloat?

    /// The modifier as it is written: `constrainedSize`.
    public var elementName: String { "constrainedSize" }

    /// The child's answer to what is left of the proposal within the maximums.
    public func layoutThatFits(
        _ proposal: CGSize, child: ElementProxy, context: LayoutContext
    ) -> LayoutNode {
        let (width, height) = (LengthLimits(maximum: maxWidth), LengthLimits(maximum: maxHeight))
        let inner = CGSize(width: width.clamp(proposal.width), height: height.clamp(proposal.height))
        let answer = child.layoutThatFits(
            inner, because: WithinLimits(proposal: proposal, width: width, height: height))
        let held = answer.domain(around: inner)
        let domain = AnswerDomain(
            width: width.lengths(around: proposal.width, clampedInto: held.width),
            height: height.lengths(around: proposal.height, clampedInto: held.height))
        return answer.wrapped(in: context, domain: domain)
    }
}

/// Proposes no limit, so that its child is as long as it would like.
public struct FixedSizeElement: WrapperElement, Layout {
    /// The element that is modified.
    public let child: any Element
    /// On which nothing limits the child.
    public let axes: AxisSet

    /// The modifier as it is written: `fixedSize`.
    public var elementName: String { "fixedSize" }

    /// Fixed on its axes; the child's on the others.
    public func flexibility(for axis: Axis, children: [ElementProxy], context: LayoutContext) -> Flexibility {
        axes.contains(axis) ? .fixedSize : children[0].flexibility(for: axis)
    }

    /// The child's answer, which follows no proposal on its axes.
    public func layoutThatFits(
        _ proposal: CGSize, child: ElementProxy, context: LayoutContext
    ) -> LayoutNode {
        let inner = CGSize(
            width: axes.contains(.horizontal) ? .infinity : proposal.width,
            height: axes.contains(.vertical) ? .infinity : proposal.height)
        let answer = child.layoutThatFits(inner, because: Unlimited(proposal: proposal, axes: axes))
        var domain = answer.domain(around: inner)
        for axis in Axis.allCases where axes.contains(axis) { domain[axis] = .everywhere }
        return answer.wrapped(in: context, domain: domain, descent: .handedOn)
    }
}

/// Proposes a box of a ratio. What the child makes of it is the child's affair.
public struct AspectRatioElement: WrapperElement, Layout {
    /// The element that is modified.
    public let child: any Element
    /// Of a width to a height; one that is 0, negative or not finite changes nothing.
    public let ratio: CGSize
    /// Whether the box is inside of what is proposed, or around it.
    public let contentMode: ContentMode

    /// The modifier as it is written: `aspectRatio`.
    public var elementName: String { "aspectRatio" }

    /// Partial on both axes.
    public func flexibility(for axis: Axis, children: [ElementProxy], context: LayoutContext) -> Flexibility {
        .partial
    }

    /// The child's answer to the box, as large as the box where that is infinite.
    public func layoutThatFits(
        _ proposal: CGSize, child: ElementProxy, context: LayoutContext
    ) -> LayoutNode {
        let leading = leadingAxis(in: proposal)
        var box = proposal
        if let leading {
            box[leading.other] = proposal[leading] * ratio[leading.other] / ratio[leading]
        }
        let answer = child.layoutThatFits(
            box, because: InRatio(ratio: ratio, mode: contentMode, leading: leading, proposal: proposal))
        // A child that is infinitely long stands in a box that is not.
        let size = CGSize(
            width: answer.size.width.isInfinite ? box.width : answer.size.width,
            height: answer.size.height.isInfinite ? box.height : answer.size.height)
        let placed = LayoutNode.Child(answer, because: context.reason(Same(size: answer.size)))
        return LayoutNode(size: size, child: placed, context: context, domain: nil)
    }

    /// The axis whose proposal stays as it is; nil where both do: neither is limited, or the ratio is not finite and positive.
    private func leadingAxis(in proposal: CGSize) -> Axis? {
        let quotient = ratio.width / ratio.height
        guard quotient > 0, quotient.isFinite else { return nil }
        switch (proposal.width.isFinite, proposal.height.isFinite) {
        case (false, false): return nil
        case (false, true): return .vertical
        case (true, false): return .horizontal
        case (true, true):
            let isWider = proposal.width / proposal.height > quotient
            return isWider == (contentMode == .fill) ? .horizontal : .vertical
        }
    }
}

/// Moves its child without taking other room.
public struct OffsetElement: WrapperElement, Layout {
    /// The element that is modified.
    public let child: any Element
    /// Towards the side where text ends, in points.
    public let x: CGFloat
    /// Down, in points.
    public let y: CGFloat

    /// The modifier as it is written: `offset`.
    public var elementName: String { "offset" }

    /// The child's size; only its position is another.
    public func layoutThatFits(
        _ proposal: CGSize, child: ElementProxy, context: LayoutContext
    ) -> LayoutNode {
        let answer = child.layoutThatFits(proposal, because: PassedOn(proposal.lengths))
        let offset = CGPoint(
            x: (context.layoutDirection == .leftToRight ? x : -x).finiteOrZero, y: y.finiteOrZero)
        let moved = LayoutNode.Child(
            answer, at: offset, because: context.reason(Moved(size: answer.size, offset: offset)))
        return LayoutNode(size: answer.size, child: moved, context: context, domain: answer.domain)
    }
}

extension LayoutNode {
    /// The answer of an element that is as large as its only child, and that proposes what it is proposed.
    package func wrapped(in context: LayoutContext) -> LayoutNode {
        wrapped(in: context, domain: domain)
    }

    /// The answer of an element that is as large as its only child.
    func wrapped(
        in context: LayoutContext, domain: AnswerDomain?, descent: GridDescent = .throughOnlyChild
    ) -> LayoutNode {
        LayoutNode(
            size: size, child: Child(self, because: context.reason(Same(size: size))), context: context,
            domain: domain, descent: descent)
    }

    /// The answer of a modifier that hands on its child's: for a grid, both are one.
    func handedOn(in context: LayoutContext) -> LayoutNode {
        wrapped(in: context, domain: domain, descent: .handedOn)
    }
}

extension Element {
    /// At most this large: what is proposed is cut, and no frame is put around.
    public func constrainedSize(maxWidth: CGFloat? = nil, maxHeight: CGFloat? = nil) -> Element & Layout {
        ConstrainedSizeElement(
            child: self, maxWidth: maxWidth?.frameLength, maxHeight: maxHeight?.frameLength)
    }

    /// As long as it is without a limit.
    public func fixedSize(axis: AxisSet = [.horizontal, .vertical]) -> Element & Layout {
        FixedSizeElement(child: self, axes: axis)
    }

    /// Proposed a box of this ratio.
    public func aspectRatio(_ ratio: CGSize, contentMode: ContentMode = .fit) -> Element & Layout {
        AspectRatioElement(child: self, ratio: ratio, contentMode: contentMode)
    }

    /// Moves the element without changing its size, in points; 0 for a distance that is not finite.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> Element & Layout {
        OffsetElement(child: self, x: x, y: y)
    }
}
