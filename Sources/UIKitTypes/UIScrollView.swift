/// Stands for the class of views that scroll, which iOS code has to mention.
open class UIScrollView: UIView {
    /// Whether safe areas add to the insets of the content.
    public enum ContentInsetAdjustmentBehavior: Hashable, Sendable {
        case automatic, scrollableAxes, never, always
    }

    /// What makes the keyboard go.
    public enum KeyboardDismissMode: Hashable, Sendable {
        case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
    }
}
