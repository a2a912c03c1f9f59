import EngineKit
import Negotiation

// Modifiers that only change their child's proposal; their size is the child's.

/// Limits the proposal.
public struct ConstrainedSizeElement: WrapperElement, Layout {
    /// The element that is modified.
    public let child: any Element
    /// The maximum width in points; nil for none.
    public let maxWidth: CGFloat?
    /// The maximum height in points; nil for none.
    public let maxHeight: CGFloat?

    /// The modifier as it is written: `constrainedSize`.
    public var elementName: String { "constrainedSize" }

    /// Returns the child's answer to the proposal within the maximums.
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

/// Proposes no limit, so that its child has its ideal size.
public struct FixedSizeElement: WrapperElement, Layout {
    /// The element that is modified.
    public let child: any Element
    /// The axes without a limit.
    public let axes: AxisSet

    /// The modifier as it is written: `fixedSize`.
    public var elementName: String { "fixedSize" }

    /// Fixed on its axes; the child's on the others.
    public func flexibility(for axis: Axis, children: [ElementProxy], context: LayoutContext) -> Flexibility {
        axes.contains(axis) ? .fixedSize : children[0].flexibility(for: axis)
    }

    /// Returns the child's answer, which ignores the proposal on its axes.
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

/// Proposes a box of a ratio, which the child may ignore.
public struct AspectRatioElement: WrapperElement, Layout {
    /// The element that is modified.
    public let child: any Element
    /// The ratio of width to height; one that is 0, negative or not finite changes nothing.
    public let ratio: CGSize
    /// Whether the box is inside of the proposal or covers it.
    public let contentMode: ContentMode

    /// The modifier as it is written: `aspectRatio`.
    public var elementName: String { "aspectRatio" }

    /// Partial on both axes.
    public func flexibility(for axis: Axis, children: [ElementProxy], context: LayoutContext) -> Flexibility {
        .partial
    }

    /// Returns the child's answer to the box; the box's length on an axis where that is infinite.
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
        // An infinite child gets the box's length.
        let size = CGSize(
            width: answer.size.width.isInfinite ? box.width : answer.size.width,
            height: answer.size.height.isInfinite ? box.height : answer.size.height)
        let placed = LayoutNode.Child(answer, because: context.reason(Same(size: answer.size)))
        return LayoutNode(size: size, child: placed, context: context, domain: nil)
    }

    /// The child's answer; if that is infinite, the box of the ratio.
    public func explanation(
        of answer: LayoutNode, to proposal: CGSize, on axis: Axis, context: LayoutContext
    ) -> LengthExplanation {
        guard answer.onlyChild?.size[axis].isInfinite == true else { return answer.adopted(on: axis) }
        guard let leading = leadingAxis(in: proposal), axis != leading else { return LengthExplanation(.room(axis)) }
        return LengthExplanation(.room(leading), .times(ratio[axis] / ratio[leading]))
    }

    /// The axis whose proposal is unchanged; nil if both are, because neither is limited or the ratio is not finite and
    /// positive.
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

/// Moves its child without changing its size.
public struct OffsetElement: WrapperElement, Layout {
    /// The element that is modified.
    public let child: any Element
    /// The distance towards the trailing side, in points.
    public let x: CGFloat
    /// The distance down, in points.
    public let y: CGFloat

    /// The modifier as it is written: `offset`.
    public var elementName: String { "offset" }

    /// Returns the child's size; only its position changes.
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
    /// The answer of an element that has its only child's size and passes its own proposal on.
    package func wrapped(in context: LayoutContext) -> LayoutNode {
        wrapped(in: context, domain: domain)
    }

    /// The answer of an element that has its only child's size.
    func wrapped(
        in context: LayoutContext, domain: AnswerDomain?, descent: GridDescent = .throughOnlyChild
    ) -> LayoutNode {
        LayoutNode(
            size: size, child: Child(self, because: context.reason(Same(size: size))), context: context,
            domain: domain, descent: descent)
    }

    /// The answer of a modifier that passes on its child's answer: a grid treats both as one.
    func handedOn(in context: LayoutContext) -> LayoutNode {
        wrapped(in: context, domain: domain, descent: .handedOn)
    }
}

extension Element {
    /// Limits the proposal to a maximum size, without adding a frame.
    public func constrainedSize(maxWidth: CGFloat? = nil, maxHeight: CGFloat? = nil) -> Element & Layout {
        ConstrainedSizeElement(
            child: self, maxWidth: maxWidth?.frameLength, maxHeight: maxHeight?.frameLength)
    }

    /// Proposes no limit to the element.
    public func fixedSize(axis: AxisSet = [.horizontal, .vertical]) -> Element & Layout {
        FixedSizeElement(child: self, axes: axis)
    }

    /// Proposes a box of this ratio to the element.
    public func aspectRatio(_ ratio: CGSize, contentMode: ContentMode = .fit) -> Element & Layout {
        AspectRatioElement(child: self, ratio: ratio, contentMode: contentMode)
    }

    /// Moves the element without changing its size, in points; 0 for a distance that is not finite.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> Element & Layout {
        OffsetElement(child: self, x: x, y: y)
    }
}
