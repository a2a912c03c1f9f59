/// Puts what it wraps into its middle, in the size that it answers.
public struct Centered: ProxyElement {
    public var wrapped: any Element

    public init(_ wrapped: any Element) {
        self.wrapped = wrapped
    }

    public var elementRepresentation: any Element { Aligned(wrapping: wrapped) }
}

extension Element {
    public func centered() -> Centered { Centered(self) }
}
