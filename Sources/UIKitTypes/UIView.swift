/// A substitute for the class of views, which iOS code mentions. No views are made here.
@MainActor
open class UIView {
    /// Creates a view without state.
    public init() {}
}

extension UIView {
    /// The dimming of a view's tint.
    public enum TintAdjustmentMode: Hashable, Sendable {
        /// The superview's mode.
        case automatic
        /// Kept; changes no layout.
        case normal, dimmed
    }
}
