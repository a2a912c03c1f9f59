/// The properties that components take for their views; nil is what the view has anyway. They change no layout, and a
/// terminal shows colours, borders, alpha and whether it is hidden.
public struct ViewOptions: Hashable, Sendable {
    /// Nil for none.
    public var backgroundColor: UIColor?
    /// What the view tints what it shows in.
    public var tintColor: UIColor?
    /// Whether it takes several touches at once.
    public var isMultipleTouchEnabled: Bool?
    /// Whether no other view takes touches meanwhile.
    public var isExclusiveTouchEnabled: Bool?
    /// Whether what sticks out is cut.
    public var clipsToBounds: Bool?
    /// Nil for none.
    public var borderColor: UIColor?
    /// In points; it takes no room.
    public var borderWidth: CGFloat?
    /// From 0 to 1.
    public var alpha: CGFloat?
    /// A hidden view takes its room.
    public var hidden: Bool?
    /// How what it shows stands in a frame of another size.
    public var contentMode: UIView.ContentMode?
    /// Whether assistive programs find it.
    public var isAccessibilityElement: Bool?
    /// What assistive programs call it.
    public var accessibilityLabel: String?
    /// Of the layer below the view. A border here goes before the view's own.
    public var layerOptions: LayerOptions?

    /// Settings that are all nil unless given.
    public init(
        backgroundColor: UIColor? = nil, tintColor: UIColor? = nil, isMultipleTouchEnabled: Bool? = nil,
        isExclusiveTouchEnabled: Bool? = nil, clipsToBounds: Bool? = nil, borderColor: UIColor? = nil,
        borderWidth: CGFloat? = nil, alpha: CGFloat? = nil, hidden: Bool? = nil,
        contentMode: UIView.ContentMode? = nil, isAccessibilityElement: Bool? = nil,
        accessibilityLabel: String? = nil, layerOptions: LayerOptions? = nil
    ) {
        self.backgroundColor = backgroundColor
        self.tintColor = tintColor
        self.isMultipleTouchEnabled = isMultipleTouchEnabled
        self.isExclusiveTouchEnabled = isExclusiveTouchEnabled
        self.clipsToBounds = clipsToBounds
        self.borderColor = borderColor
        self.borderWidth = borderWidth
        self.alpha = alpha
        self.hidden = hidden
        self.contentMode = contentMode
        self.isAccessibilityElement = isAccessibilityElement
        self.accessibilityLabel = accessibilityLabel
        self.layerOptions = layerOptions
    }

    /// The settings that are not nil and that can be seen.
    public func viewAttributes() -> [Attribute] {
        [
            backgroundColor.map { .backgroundColor($0) },
            (layerOptions?.borderColor ?? borderColor).map { .borderColor($0) },
            (layerOptions?.borderWidth ?? borderWidth).map { .borderWidth($0) }, alpha.map { .alpha($0) },
            hidden.map { .hidden($0) },
        ].compactMap { $0 }
    }

    var configuration: ViewConfiguration { ViewConfiguration(attributes: viewAttributes()) }
}

/// What a view's layer draws besides; nil is what it draws anyway. A terminal shows the border.
public struct LayerOptions: Hashable, Sendable {
    /// In points.
    public var cornerRadius: CGFloat?
    /// In points; it takes no room.
    public var borderWidth: CGFloat?
    /// Nil for none.
    public var borderColor: UIColor?
    /// Nil for black.
    public var shadowColor: UIColor?
    /// From 0 to 1.
    public var shadowOpacity: Float?
    /// In points, to the right and down.
    public var shadowOffset: CGSize?
    /// In points.
    public var shadowRadius: CGFloat?

    /// Settings that are all nil unless given.
    public init(
        cornerRadius: CGFloat? = nil, borderWidth: CGFloat? = nil, borderColor: UIColor? = nil,
        shadowColor: UIColor? = nil, shadowOpacity: Float? = nil, shadowOffset: CGSize? = nil,
        shadowRadius: CGFloat? = nil
    ) {
        self.cornerRadius = cornerRadius
        self.borderWidth = borderWidth
        self.borderColor = borderColor
        self.shadowColor = shadowColor
        self.shadowOpacity = shadowOpacity
        self.shadowOffset = shadowOffset
        self.shadowRadius = shadowRadius
    }
}
