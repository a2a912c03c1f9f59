/// Stands for a control, whose states and events layouts mention.
public struct UIControl: Hashable, Sendable {
    /// Nothing of a control is kept.
    public init() {}

    /// What a control is in while it is shown.
    public enum State: Hashable, Sendable {
        /// Kept; changes no layout.
        case normal, highlighted, disabled, selected
    }

    /// What a control reports.
    public enum Event: Hashable, Sendable {
        /// Kept; no event is ever sent here.
        case touchDown, touchUpInside, touchUpOutside, touchCancel, valueChanged
    }
}
