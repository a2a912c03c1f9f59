/// Says how views tint what it wraps. It measures as that does, which fills it.
public struct TintAdjustmentMode: Element {
    public var tintAdjustmentMode: UIView.TintAdjustmentMode
    public var wrappedElement: any Element

    public init(_ tintAdjustmentMode: UIView.TintAdjustmentMode, wrapping wrappedElement: any Element) {
        self.tintAdjustmentMode = tintAdjustmentMode
        self.wrappedElement = wrappedElement
    }

    public var content: ElementContent {
        ElementContent(
            child: wrappedElement,
            layout: AttributeLayout { [tintAdjustmentMode] in $0.tintAdjustmentMode = tintAdjustmentMode })
    }
}

extension Element {
    public func tintAdjustmentMode(_ tintAdjustmentMode: UIView.TintAdjustmentMode) -> TintAdjustmentMode {
        TintAdjustmentMode(tintAdjustmentMode, wrapping: self)
    }
}
