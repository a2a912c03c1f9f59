import EngineKit
import Negotiation

// Modifiers that only change their child's proposal; their size is the child's.

/// Limits the proposal.
public struct ConstrainedSizeElement: LibraryWrapper, Layout {
    /// The element that is modified.
    public let child: any Element
    /// The maximum width in points; nil for none.
    public let maxWidth: CGFloat?
    /// The maximum height in points; nil for none.
    public let maxHeight: CGFloat?

    /// The modifier as it is written: `constrainedSize`.
    public var elementName: String { "constrainedSize" }

    /// Returns the child's answer to the proposal within the maximums.
    @inline(__always) func answer(to proposal: CGSize, child: Subelement, in context: RuleContext) -> Answer {
        let (width, height) = (LengthLimits(maximum: maxWidth), LengthLimits(maximum: maxHeight))
        let inner = CGSize(width: width.clamp(proposal.width), height: height.clamp(proposal.height))
        let answer = child.ask(
            inner, because: WithinLimits(proposal: proposal, width: width, height: height))
        let held = answer.domain(around: inner)
        let domain = AnswerDomain(
            width: width.lengths(around: proposal.width, clampedInto: held.width),
            height: height.lengths(around: proposal.height, clampedInto: held.height))
        return context.wrapped(answer, domain: domain)
    }
}

/// Proposes no limit, so that its child has its ideal size.
public struct FixedSizeElement: LibraryWrapper, Layout {
    /// The element that is modified.
    public let child: any Element
    /// The axes without a limit.
    public let axes: AxisSet

    /// The modifier as it is written: `fixedSize`.
    public var elementName: String { "fixedSize" }

    /// Fixed on its axes; the child's on the others.
    func flexibility(for axis: Axis, child: Subelement) -> Flexibility {
        axes.contains(axis) ? .fixedSize : child.flexibility(for: axis)
    }

    /// Returns the child's answer, which ignores the proposal on its axes.
    @inline(__always) func answer(to proposal: CGSize, child: Subelement, in context: RuleContext) -> Answer {
        let inner = CGSize(
            width: axes.contains(.horizontal) ? .infinity : proposal.width,
            height: axes.contains(.vertical) ? .infinity : proposal.height)
        let answer = child.ask(inner, because: Unlimited(proposal: proposal, axes: axes))
        var domain = answer.domain(around: inner)
        for axis in Axis.allCases where axes.contains(axis) { domain[axis] = .everywhere }
        return context.wrapped(answer, domain: domain, descent: .handedOn)
    }
}

/// Proposes a box of a ratio, which the child may ignore.
public struct AspectRatioElement: LibraryWrapper, Layout {
    /// The element that is modified.
    public let child: any Element
    /// The ratio of width to height; one that is 0, negative or not finite changes nothing.
    public let ratio: CGSize
    /// Whether the box is inside of the proposal or covers it.
    public let contentMode: ContentMode

    /// The modifier as it is written: `aspectRatio`.
    public var elementName: String { "aspectRatio" }

    /// Partial on both axes.
    func flexibility(for axis: Axis, child: Subelement) -> Flexibility {
        .partial
    }

    /// Returns the child's answer to the box; the box's length on an axis where that is infinite.
    @inline(__always) func answer(to proposal: CGSize, child: Subelement, in context: RuleContext) -> Answer {
        let leading = leadingAxis(in: proposal)
        var box = proposal
        if let leading {
            box[leading.other] = proposal[leading] * ratio[leading.other] / ratio[leading]
        }
        let answer = child.ask(
            box, because: InRatio(ratio: ratio, mode: contentMode, leading: leading, proposal: proposal))
        // An infinite child gets the box's length.
        let size = CGSize(
            width: answer.size.width.isInfinite ? box.width : answer.size.width,
            height: answer.size.height.isInfinite ? box.height : answer.size.height)
        return context.answer(size, around: context.place(answer, because: Same(size: answer.size)), domain: nil)
    }

    /// The child's answer; if that is infinite, the box of the ratio.
    public func explanation(
        of answer: LayoutNode, to proposal: CGSize, on axis: Axis, context: LayoutContext
    ) -> LengthExplanation {
        guard answer.answer.onlyChild?.size[axis].isInfinite == true else { return answer.adopted(on: axis) }
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
public struct OffsetElement: LibraryWrapper, Layout {
    /// The element that is modified.
    public let child: any Element
    /// The distance towards the trailing side, in points.
    public let x: CGFloat
    /// The distance down, in points.
    public let y: CGFloat

    /// The modifier as it is written: `offset`.
    public var elementName: String { "offset" }

    /// Returns the child's size; only its position changes.
    @inline(__always) func answer(to proposal: CGSize, child: Subelement, in context: RuleContext) -> Answer {
        let answer = child.ask(proposal, because: PassedOn(proposal.lengths))
        let offset = CGPoint(
            x: (context.layoutDirection == .leftToRight ? x : -x).finiteOrZero, y: y.finiteOrZero)
        let moved = context.place(answer, at: offset, because: Moved(size: answer.size, offset: offset))
        return context.answer(answer.size, around: moved, domain: answer.domain)
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
