import Negotiation

// The modifiers that only change what their child is proposed; its size is theirs.

/// Proposes no more than its limits.
public struct ConstrainedSizeElement: Layout {
    public let child: any Element
    public let maxWidth: CGFloat?
    public let maxHeight: CGFloat?

    public var elementName: String { "constrainedSize" }
    public var children: [any Element] { [child] }

    public func layoutThatFits(
        _ proposal: CGSize, children: [ElementProxy], context: LayoutContext
    ) -> LayoutNode {
        let (width, height) = (LengthLimits(maximum: maxWidth), LengthLimits(maximum: maxHeight))
        return children[0].layoutThatFits(
            CGSize(width: width.clamp(proposal.width), height: height.clamp(proposal.height)),
            because: WithinLimits(offer: proposal, width: width, height: height)
        ).wrapped(in: context)
    }
}

/// Proposes no limit, so that its child is as long as it would like.
public struct FixedSizeElement: Layout {
    public let child: any Element
    public let axes: AxisSet

    public var elementName: String { "fixedSize" }
    public var children: [any Element] { [child] }

    public func flexibility(for axis: Axis, children: [ElementProxy], context: LayoutContext) -> Flexibility {
        axes.contains(axis) ? .fixedSize : children[0].flexibility(for: axis)
    }

    public func layoutThatFits(
        _ proposal: CGSize, children: [ElementProxy], context: LayoutContext
    ) -> LayoutNode {
        let offer = CGSize(
            width: axes.contains(.horizontal) ? .infinity : proposal.width,
            height: axes.contains(.vertical) ? .infinity : proposal.height)
        return children[0].layoutThatFits(offer, because: Unlimited(offer: proposal, axes: axes))
            .wrapped(in: context)
    }
}

/// Proposes a box of a ratio. What the child makes of it is the child's affair.
public struct AspectRatioElement: Layout {
    public let child: any Element
    public let ratio: CGSize
    public let contentMode: ContentMode

    public var elementName: String { "aspectRatio" }
    public var children: [any Element] { [child] }

    public func flexibility(for axis: Axis, children: [ElementProxy], context: LayoutContext) -> Flexibility {
        .partial
    }

    public func layoutThatFits(
        _ proposal: CGSize, children: [ElementProxy], context: LayoutContext
    ) -> LayoutNode {
        let leading = leadingAxis(in: proposal)
        var offer = proposal
        if let leading {
            offer[leading.other] = proposal[leading] * ratio[leading.other] / ratio[leading]
        }
        return children[0].layoutThatFits(
            offer, because: InRatio(ratio: ratio, mode: contentMode, leading: leading, offer: proposal)
        ).wrapped(in: context)
    }

    /// The axis whose proposal stays as it is; nil where neither is limited.
    private func leadingAxis(in proposal: CGSize) -> Axis? {
        switch (proposal.width == .infinity, proposal.height == .infinity) {
        case (true, true): return nil
        case (true, false): return .vertical
        case (false, true): return .horizontal
        case (false, false):
            let isWider = proposal.width * ratio.height > proposal.height * ratio.width
            return isWider == (contentMode == .fill) ? .horizontal : .vertical
        }
    }
}

/// Moves its child without taking other room.
public struct OffsetElement: Layout {
    public let child: any Element
    public let x: CGFloat
    public let y: CGFloat

    public var elementName: String { "offset" }
    public var children: [any Element] { [child] }

    public func layoutThatFits(
        _ proposal: CGSize, children: [ElementProxy], context: LayoutContext
    ) -> LayoutNode {
        let answer = children[0].layoutThatFits(proposal, because: PassedOn(offer: proposal))
        let offset = CGPoint(x: context.layoutDirection == .leftToRight ? x : -x, y: y)
        let child = LayoutNode.Child(
            answer, at: offset, because: context.reason(Moved(size: answer.size, offset: offset)))
        return LayoutNode(size: answer.size, children: [child], context: context)
    }
}

extension LayoutNode {
    /// The answer of an element that is as large as its only child.
    func wrapped(in context: LayoutContext) -> LayoutNode {
        LayoutNode(
            size: size, children: [Child(self, because: context.reason(Same(size: size)))], context: context)
    }
}

extension Element {
    /// At most this large: what is proposed is cut, and no frame is put around.
    public func constrainedSize(maxWidth: CGFloat? = nil, maxHeight: CGFloat? = nil) -> Element & Layout {
        ConstrainedSizeElement(child: self, maxWidth: maxWidth, maxHeight: maxHeight)
    }

    /// As long as it would be without a limit.
    public func fixedSize(axis: AxisSet = [.horizontal, .vertical]) -> Element & Layout {
        FixedSizeElement(child: self, axes: axis)
    }

    /// Proposed a box of this ratio.
    public func aspectRatio(_ ratio: CGSize, contentMode: ContentMode = .fit) -> Element & Layout {
        AspectRatioElement(child: self, ratio: ratio, contentMode: contentMode)
    }

    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> Element & Layout {
        OffsetElement(child: self, x: x, y: y)
    }
}
