import Negotiation

/// An image of one size, whatever is proposed.
public struct Image: LeafElement {
    /// The size in points.
    public let size: CGSize

    /// Creates an image of lengths in points, which are not corrected.
    public init(width: CGFloat, height: CGFloat) {
        size = CGSize(width: width, height: height)
    }

    /// Fixed on both axes.
    public func flexibility(for axis: Axis, children: [ElementProxy], context: LayoutContext) -> Flexibility {
        .fixedSize
    }

    /// Returns its own size for every proposal.
    public func layoutThatFits(
        _ proposal: CGSize, children: [ElementProxy], context: LayoutContext
    ) -> LayoutNode {
        LayoutNode(size: size, context: context, domain: .everywhere)
    }

    /// The image's own lengths.
    public func explanation(
        of answer: LayoutNode, to proposal: CGSize, on axis: Axis, context: LayoutContext
    ) -> LengthExplanation {
        LengthExplanation(.constant)
    }
}
