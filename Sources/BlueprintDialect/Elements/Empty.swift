/// Nothing: 0×0, and shows nothing.
public struct Empty: Element {
    public init() {}

    public var content: ElementContent { ElementContent(intrinsicSize: .zero) }
}
