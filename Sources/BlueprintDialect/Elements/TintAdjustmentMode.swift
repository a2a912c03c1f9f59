/// Sets the tint adjustment of its content's views. It measures as its content, which fills it.
public struct TintAdjustmentMode: Element {
    /// The dimming of the tint of views inside.
    public var tintAdjustmentMode: UIView.TintAdjustmentMode
    /// The content, which fills this element; its tint is not drawn here.
    public var wrappedElement: any Element

    /// Creates the element, which changes no layout.
    public init(_ tintAdjustmentMode: UIView.TintAdjustmentMode, wrapping wrappedElement: any Element) {
        self.tintAdjustmentMode = tintAdjustmentMode
        self.wrappedElement = wrappedElement
    }

    /// The content's size; the content fills it.
    public var content: ElementContent {
        ElementContent(
            child: wrappedElement,
            libraryLayout: AttributeLayout { [tintAdjustmentMode] in $0.tintAdjustmentMode = tintAdjustmentMode })
    }
}

extension Element {
    /// Dims the tint of the element and everything in it; it changes no layout.
    public func tintAdjustmentMode(_ tintAdjustmentMode: UIView.TintAdjustmentMode) -> TintAdjustmentMode {
        TintAdjustmentMode(tintAdjustmentMode, wrapping: self)
    }
}
