// The modifiers of nearly every screen.

extension Element {
    /// The element in a box, whose border takes no space.
    public func box(
        background: UIColor = .clear, corners: Box.CornerStyle = .square, cornerCurve: Box.CornerCurve = .circular,
        borders: Box.BorderStyle = .none, shadow: Box.ShadowStyle = .none, clipsContent: Bool = false
    ) -> Box {
        Box(
            backgroundColor: background, cornerStyle: corners, cornerCurve: cornerCurve, borderStyle: borders,
            shadowStyle: shadow, clipsContent: clipsContent, wrapping: self)
    }

    /// The element in a ScrollView, unlimited along the axes that scroll.
    public func scrollable(
        _ contentSize: ScrollView.ContentSize = .fittingHeight, configure: (inout ScrollView) -> Void = { _ in }
    ) -> ScrollView {
        ScrollView(contentSize, wrapping: self, configure: configure)
    }
}
