/// Centers its content at the content's own size.
public struct Centered: ProxyElement {
    /// The centered content.
    public var wrapped: any Element

    /// Creates the element, which centers its content in its frame.
    public init(_ wrapped: any Element) {
        self.wrapped = wrapped
    }

    /// An `Aligned` with its defaults.
    public var elementRepresentation: any Element { Aligned(wrapping: wrapped) }
}

extension Element {
    /// The element at its own size, centered in its container.
    public func centered() -> Centered { Centered(self) }
}
