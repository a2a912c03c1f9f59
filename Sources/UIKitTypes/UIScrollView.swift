/// Stands for the class of views that scroll, which iOS code has to mention.
open class UIScrollView: UIView {
    /// Whether safe areas add to the insets of the content.
    public enum ContentInsetAdjustmentBehavior: Hashable, Sendable {
        /// Kept; changes no layout: a terminal has no safe areas.
        case automatic, scrollableAxes, never, always
    }

    /// What makes the keyboard go.
    public enum KeyboardDismissMode: Hashable, Sendable {
        /// Kept; changes no layout, for no keyboard is ever shown.
        case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
    }
}
