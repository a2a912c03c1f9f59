/// Stands for what recognizes a tap.
public struct UITapGestureRecognizer: Hashable, Sendable {
    public init() {}
}
