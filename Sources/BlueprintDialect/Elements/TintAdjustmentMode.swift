/// Says how views tint what it wraps. It measures as that does, which fills it.
public struct TintAdjustmentMode: Element {
    /// How the tint of views inside would be dimmed.
    public var tintAdjustmentMode: UIView.TintAdjustmentMode
    /// It fills this element; its tint is not drawn here.
    public var wrappedElement: any Element

    /// It changes no layout.
    public init(_ tintAdjustmentMode: UIView.TintAdjustmentMode, wrapping wrappedElement: any Element) {
        self.tintAdjustmentMode = tintAdjustmentMode
        self.wrappedElement = wrappedElement
    }

    /// The element's, which fills it.
    public var content: ElementContent {
        ElementContent(
            child: wrappedElement,
            layout: AttributeLayout { [tintAdjustmentMode] in $0.tintAdjustmentMode = tintAdjustmentMode })
    }
}

extension Element {
    /// Dims the tint of the element and everything in it; it changes no layout.
    public func tintAdjustmentMode(_ tintAdjustmentMode: UIView.TintAdjustmentMode) -> TintAdjustmentMode {
        TintAdjustmentMode(tintAdjustmentMode, wrapping: self)
    }
}
