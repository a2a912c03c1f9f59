/// Takes room and shows nothing. It is of one size, whatever is proposed.
public struct Spacer: Element {
    /// In points; taken as it is, whatever is proposed.
    public var size: CGSize

    /// - Parameter size: in points; it may be negative.
    public init(size: CGSize) {
        self.size = size
    }

    /// Lengths in points, 0 unless given.
    public init(width: CGFloat = 0, height: CGFloat = 0) {
        self.init(size: CGSize(width: width, height: height))
    }

    /// As wide as it is high.
    public init(_ value: CGFloat) {
        self.init(width: value, height: value)
    }

    /// A leaf that answers its size to every proposal.
    public var content: ElementContent { ElementContent(intrinsicSize: size) }
}
