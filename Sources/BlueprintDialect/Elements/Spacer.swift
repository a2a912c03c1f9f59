/// Takes room and shows nothing. It is of one size, whatever is proposed.
public struct Spacer: Element {
    public var size: CGSize

    public init(size: CGSize) {
        self.size = size
    }

    public init(width: CGFloat = 0, height: CGFloat = 0) {
        self.init(size: CGSize(width: width, height: height))
    }

    /// A square.
    public init(_ value: CGFloat) {
        self.init(width: value, height: value)
    }

    public var content: ElementContent { ElementContent(intrinsicSize: size) }
}
