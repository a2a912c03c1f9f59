/// An empty element of one size, whatever is proposed.
public struct Spacer: Element {
    /// The size in points, whatever is proposed.
    public var size: CGSize

    /// - Parameter size: in points; it may be negative.
    public init(size: CGSize) {
        self.size = size
    }

    /// Creates a spacer of two lengths in points, 0 by default.
    public init(width: CGFloat = 0, height: CGFloat = 0) {
        self.init(size: CGSize(width: width, height: height))
    }

    /// Creates a square spacer.
    public init(_ value: CGFloat) {
        self.init(width: value, height: value)
    }

    /// A leaf that answers its size to every proposal.
    public var content: ElementContent { ElementContent(intrinsicSize: size) }
}
