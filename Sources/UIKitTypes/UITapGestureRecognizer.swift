/// A substitute for a recognizer of taps.
public struct UITapGestureRecognizer: Hashable, Sendable {
    /// Creates a recognizer without properties.
    public init() {}
}
