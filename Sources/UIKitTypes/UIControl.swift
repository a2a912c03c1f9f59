/// A substitute for a control, whose states and events layouts mention.
public struct UIControl: Hashable, Sendable {
    /// Creates a control without properties.
    public init() {}

    /// The state of a control.
    public enum State: Hashable, Sendable {
        /// Kept; changes no layout.
        case normal, highlighted, disabled, selected
    }

    /// The events of a control.
    public enum Event: Hashable, Sendable {
        /// Kept; no event is ever sent here.
        case touchDown, touchUpInside, touchUpOutside, touchCancel, valueChanged
    }
}
