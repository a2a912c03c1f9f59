/// A picture of one size, whatever it is proposed.
public struct Image: LeafElement {
    /// In points.
    public let size: CGSize

    /// Lengths in points, not corrected.
    public init(width: CGFloat, height: CGFloat) {
        size = CGSize(width: width, height: height)
    }

    /// Fixed on both axes.
    public func flexibility(for axis: Axis, children: [ElementProxy], context: LayoutContext) -> Flexibility {
        .fixedSize
    }

    /// Its own size, for every proposal.
    public func layoutThatFits(
        _ proposal: CGSize, children: [ElementProxy], context: LayoutContext
    ) -> LayoutNode {
        LayoutNode(size: size, context: context, domain: .everywhere)
    }
}
