/// Nothing: 0×0, and shows nothing.
public struct Empty: Element {
    /// Without settings: all are alike.
    public init() {}

    /// A leaf that answers 0×0 to every proposal.
    public var content: ElementContent { ElementContent(intrinsicSize: .zero) }
}
