import EngineKit
import Negotiation

/// A frame with given lengths, whatever is proposed; its child may be smaller or overflow.
public struct FixedFrameElement: LibraryWrapper, Layout {
    /// The element that is modified.
    public let child: any Element
    /// The width in points; nil for the child's.
    public let width: CGFloat?
    /// The height in points; nil for the child's.
    public let height: CGFloat?
    /// The alignment of the child in the frame.
    public let alignment: Alignment

    /// The modifier as it is written: `frame`.
    public var elementName: String { "frame" }

    /// Fixed on an axis with a length; the child's on the other.
    func flexibility(for axis: Axis, child: Subelement) -> Flexibility {
        (axis == .horizontal ? width : height) == nil ? child.flexibility(for: axis) : .fixedSize
    }

    /// Returns its own lengths, or the child's on an axis without one.
    @inline(__always) func answer(to proposal: CGSize, child: Subelement, in context: RuleContext) -> Answer {
        let inner = CGSize(width: width ?? proposal.width, height: height ?? proposal.height)
        let answer = child.ask(
            inner, because: FrameLength(proposal.lengths, own: ProposedLengths(width: width, height: height)))
        let size = CGSize(width: width ?? answer.size.width, height: height ?? answer.size.height)
        var domain = answer.domain(around: inner)
        if width != nil { domain.width = .everywhere }
        if height != nil { domain.height = .everywhere }
        return context.framed(answer, in: size, alignment, domain)
    }

    /// The frame's own length, or the child's.
    public func explanation(
        of answer: LayoutNode, to proposal: CGSize, on axis: Axis, context: LayoutContext
    ) -> LengthExplanation {
        (axis == .horizontal ? width : height) == nil ? answer.adopted(on: axis) : LengthExplanation(.constant)
    }
}

/// A frame with limits, which takes the proposal within them.
public struct FlexibleFrameElement: LibraryWrapper, Layout {
    /// The element that is modified.
    public let child: any Element
    /// The limits of its width.
    public let width: LengthLimits
    /// The limits of its height.
    public let height: LengthLimits
    /// The alignment of the child in the frame.
    public let alignment: Alignment

    /// The modifier as it is written: `frame`.
    public var elementName: String { "frame" }

    /// Partial on an axis with a maximum; the child's on the other.
    func flexibility(for axis: Axis, child: Subelement) -> Flexibility {
        let limits = axis == .horizontal ? width : height
        return limits.maximum == nil ? child.flexibility(for: axis) : .partial
    }

    /// Returns the proposal within its limits, or the child's lengths drawn towards it.
    @inline(__always) func answer(to proposal: CGSize, child: Subelement, in context: RuleContext) -> Answer {
        let inner = CGSize(width: width.clamp(proposal.width), height: height.clamp(proposal.height))
        let answer = child.ask(
            inner, because: WithinLimits(proposal: proposal, width: width, height: height))
        let size = CGSize(
            width: width.length(proposed: proposal.width, child: answer.size.width),
            height: height.length(proposed: proposal.height, child: answer.size.height))
        let held = answer.domain(around: inner)
        let domain = AnswerDomain(
            width: width.lengths(around: proposal.width, clampedInto: held.width, child: answer.size.width),
            height: height.lengths(around: proposal.height, clampedInto: held.height, child: answer.size.height))
        return context.framed(answer, in: size, alignment, domain)
    }

    /// The limit, the proposal or the child's length that decided.
    public func explanation(
        of answer: LayoutNode, to proposal: CGSize, on axis: Axis, context: LayoutContext
    ) -> LengthExplanation {
        guard let child = answer.answer.onlyChild else { return LengthExplanation(.constant) }
        return (axis == .horizontal ? width : height).explanation(
            proposed: proposal[axis], child: child.size[axis], of: answer, on: axis)
    }
}

/// The minimum and the maximum length on an axis, in points.
public struct LengthLimits: Hashable, Sendable {
    /// The minimum; nil for none.
    public let minimum: CGFloat?
    /// The maximum; nil for none. It wins if it is less than the minimum.
    public let maximum: CGFloat?

    /// Creates limits without correcting them; a frame's are at least 0.
    public init(minimum: CGFloat? = nil, maximum: CGFloat? = nil) {
        self.minimum = minimum
        self.maximum = maximum
    }

    func applied(to length: Calculation) -> Calculation {
        let length = length.value >= 0 ? length : length.adding(.atLeast(0))
        let raised = minimum.map { length.adding(.atLeast($0)) } ?? length
        return maximum.map { raised.adding(.atMost($0)) } ?? raised
    }

    /// The length within the limits, at least 0. If the limits cross, the maximum wins.
    @inline(__always) func clamp(_ length: CGFloat) -> CGFloat {
        let raised = max(minimum ?? 0, length)
        return maximum.map { min($0, raised) } ?? raised
    }

    /// A frame's length: the proposal within both limits, or with one limit the child's length drawn towards the
    /// proposal.
    func length(proposed: CGFloat, child: CGFloat) -> CGFloat {
        let length = drawn(child, towards: proposed)
        return length == .infinity ? clamp(child) : length
    }

    /// The length, which grows with the proposal.
    @inline(__always) private func drawn(_ child: CGFloat, towards proposed: CGFloat) -> CGFloat {
        switch (minimum, maximum) {
        case (_?, _?): clamp(proposed)
        case (let minimum?, nil): max(minimum, min(child, proposed))
        case (nil, let maximum?): min(maximum, max(0, child, proposed))
        case (nil, nil): child
        }
    }

    /// The proposals around one that the limits bring into an interval.
    func lengths(around proposed: CGFloat, clampedInto inner: LengthInterval) -> LengthInterval {
        lengths(around: proposed, inner) { inner.contains(clamp($0)) }
    }

    /// The proposals around one that the limits bring into an interval, and that give the frame around a child the same
    /// length.
    func lengths(around proposed: CGFloat, clampedInto inner: LengthInterval, child: CGFloat) -> LengthInterval {
        let length = drawn(child, towards: proposed)
        var lengths = lengths(around: proposed, inner) {
            inner.contains(clamp($0)) && drawn(child, towards: $0) == length
        }
        lengths.reach(for: child) { inner.contains(clamp($0)) && drawn(child, towards: $0) == length }
        return lengths
    }

    @inline(__always) private func lengths(
        around proposed: CGFloat, _ inner: LengthInterval, where holds: (CGFloat) -> Bool
    ) -> LengthInterval {
        var lengths = LengthInterval(only: proposed)
        // After a length without an end, the others need not be tested.
        lengths.reach(for: -.infinity, .infinity, inner.low, where: holds)
        lengths.reach(for: inner.high, where: holds)
        if let minimum { lengths.reach(for: minimum, where: holds) }
        if let maximum { lengths.reach(for: maximum, where: holds) }
        return lengths
    }

    /// The limits in words: `at least 3 and at most 9 wide`; nil for none, or a single infinite one.
    func words(_ direction: String) -> String? {
        let limit = maximum == .infinity ? nil : maximum
        let words = [
            minimum.map { "at least \(PointsFormat.short($0))" }, limit.map { "at most \(PointsFormat.short($0))" },
        ].compactMap { $0 }
        return words.isEmpty ? nil : words.joined(separator: " and ") + " \(direction)"
    }
}

extension Element {
    /// Puts the element in a frame of this size. A negative length is 0; one that is not finite counts as absent.
    public func frame(
        width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
    ) -> Element & Layout {
        FixedFrameElement(
            child: self, width: width?.frameLength, height: height?.frameLength, alignment: alignment)
    }

    /// Puts the element in a frame that takes the proposal within limits. A negative limit is 0.
    public func frame(
        minWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
        alignment: Alignment = .center
    ) -> Element & Layout {
        FlexibleFrameElement(
            child: self, width: LengthLimits(minimum: minWidth?.notNegative, maximum: maxWidth?.notNegative),
            height: LengthLimits(minimum: minHeight?.notNegative, maximum: maxHeight?.notNegative),
            alignment: alignment)
    }
}
