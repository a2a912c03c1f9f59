/// Stands for a control, whose states and events layouts mention.
public struct UIControl: Hashable, Sendable {
    public init() {}

    public enum State: Hashable, Sendable {
        case normal, highlighted, disabled, selected
    }

    public enum Event: Hashable, Sendable {
        case touchDown, touchUpInside, touchUpOutside, touchCancel, valueChanged
    }
}
