/// Stands for a view's class, which iOS code has to mention. Nothing here makes views.
@MainActor
open class UIView {
    /// A view without any state.
    public init() {}
}

extension UIView {
    /// How a view's tint is dimmed.
    public enum TintAdjustmentMode: Hashable, Sendable {
        /// As its superview's.
        case automatic
        /// Kept; changes no layout.
        case normal, dimmed
    }
}
