/// Nothing: 0×0, and shows nothing.
public struct Empty: Element {
    /// The one value.
    public init() {}

    /// Of no size.
    public var content: ElementContent { ElementContent(intrinsicSize: .zero) }
}
