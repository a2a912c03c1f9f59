/// A picture of one size, whatever it is proposed.
public struct Image: LeafElement {
    public let size: CGSize

    public init(width: CGFloat, height: CGFloat) {
        size = CGSize(width: width, height: height)
    }

    public func flexibility(for axis: Axis, children: [ElementProxy], context: LayoutContext) -> Flexibility {
        .fixedSize
    }

    public func layoutThatFits(
        _ proposal: CGSize, children: [ElementProxy], context: LayoutContext
    ) -> LayoutNode {
        LayoutNode(size: size, context: context, domain: .everywhere)
    }
}
