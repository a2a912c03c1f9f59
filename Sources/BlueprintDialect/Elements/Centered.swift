/// Puts what it wraps into its middle, in the size that it answers.
public struct Centered: ProxyElement {
    /// What stands in the middle.
    public var wrapped: any Element

    /// In its own size, in the middle of all the room that it is given.
    public init(_ wrapped: any Element) {
        self.wrapped = wrapped
    }

    /// An `Aligned` with its defaults.
    public var elementRepresentation: any Element { Aligned(wrapping: wrapped) }
}

extension Element {
    /// The element in its own size, in the middle of all the room that it is given.
    public func centered() -> Centered { Centered(self) }
}
