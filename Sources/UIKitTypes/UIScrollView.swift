/// A substitute for the class of scroll views, which iOS code mentions.
open class UIScrollView: UIView {
    /// Whether safe areas add to the insets of the content.
    public enum ContentInsetAdjustmentBehavior: Hashable, Sendable {
        /// Kept; changes no layout: a terminal has no safe areas.
        case automatic, scrollableAxes, never, always
    }

    /// The way to dismiss the keyboard.
    public enum KeyboardDismissMode: Hashable, Sendable {
        /// Kept; changes no layout, because no keyboard is ever shown.
        case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
    }
}
