/// Takes room and shows nothing. It is of one size, whatever is proposed.
public struct Spacer: Element {
    /// In points; taken as it is, whatever is proposed.
    public var size: CGSize

    /// A size in points.
    public init(size: CGSize) {
        self.size = size
    }

    /// Lengths in points, 0 unless given.
    public init(width: CGFloat = 0, height: CGFloat = 0) {
        self.init(size: CGSize(width: width, height: height))
    }

    /// A square.
    public init(_ value: CGFloat) {
        self.init(width: value, height: value)
    }

    /// Of one size.
    public var content: ElementContent { ElementContent(intrinsicSize: size) }
}
