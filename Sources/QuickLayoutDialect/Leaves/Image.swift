import Negotiation

/// An image of one size, whatever is proposed.
public struct Image: LeafElement, LibraryLeaf {
    /// The size in points.
    public let size: CGSize

    /// Creates an image of lengths in points, which are not corrected.
    public init(width: CGFloat, height: CGFloat) {
        size = CGSize(width: width, height: height)
    }

    /// The library's name.
    public var elementName: String { "Image" }

    /// Fixed on both axes.
    func flexibility(for axis: Axis, in surroundings: Surroundings) -> Flexibility {
        .fixedSize
    }

    /// Returns its own size for every proposal.
    func answer(to proposal: CGSize, in context: RuleContext) -> Answer {
        context.leaf(size, domain: .everywhere)
    }

    /// The image's own lengths.
    public func explanation(
        of answer: LayoutNode, to proposal: CGSize, on axis: Axis, context: LayoutContext
    ) -> LengthExplanation {
        LengthExplanation(.constant)
    }
}
