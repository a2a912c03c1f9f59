/// Stands for a view's class, which iOS code has to mention. Nothing here makes views.
@MainActor
open class UIView {
    public init() {}
}
