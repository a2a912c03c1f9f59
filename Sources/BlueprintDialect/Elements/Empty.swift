/// An element of size 0×0 that shows nothing.
public struct Empty: Element {
    /// Creates the element, which has no settings.
    public init() {}

    /// A leaf that answers 0×0 to every proposal.
    public var content: ElementContent { ElementContent(intrinsicSize: .zero) }
}
