/// Stands for what recognizes a tap.
public struct UITapGestureRecognizer: Hashable, Sendable {
    /// Nothing of it is kept.
    public init() {}
}
