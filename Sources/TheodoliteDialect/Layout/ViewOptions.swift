/// The settings of components' views; nil means the view's default. They change no layout. A terminal shows colors,
/// borders, alpha and whether the view is hidden.
public struct ViewOptions: Hashable, Sendable {
    /// The background; nil for none.
    public var backgroundColor: UIColor?
    /// The tint of the view's contents.
    public var tintColor: UIColor?
    /// Whether it accepts several touches at once.
    public var isMultipleTouchEnabled: Bool?
    /// Whether it blocks touches in other views.
    public var isExclusiveTouchEnabled: Bool?
    /// Whether overflowing contents are clipped.
    public var clipsToBounds: Bool?
    /// The color of the border; nil for none.
    public var borderColor: UIColor?
    /// The width of the border in points; it takes no space.
    public var borderWidth: CGFloat?
    /// The opacity from 0 to 1.
    public var alpha: CGFloat?
    /// Whether it is hidden; it keeps its space.
    public var hidden: Bool?
    /// The position and scale of its contents in a frame of another size.
    public var contentMode: UIView.ContentMode?
    /// Whether assistive programs find it.
    public var isAccessibilityElement: Bool?
    /// The name for assistive programs.
    public var accessibilityLabel: String?
    /// The settings of the view's layer. A border here replaces the view's own.
    public var layerOptions: LayerOptions?

    /// Creates settings, all nil by default.
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

    /// The visible settings that are not nil.
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

/// The settings of a view's layer; nil means the default. A terminal shows the border.
public struct LayerOptions: Hashable, Sendable {
    /// The corner radius in points.
    public var cornerRadius: CGFloat?
    /// The width of the border in points; it takes no space.
    public var borderWidth: CGFloat?
    /// The color of the border; nil for none.
    public var borderColor: UIColor?
    /// The color of the shadow; nil for black.
    public var shadowColor: UIColor?
    /// The opacity of the shadow from 0 to 1.
    public var shadowOpacity: Float?
    /// The offset of the shadow in points, to the right and down.
    public var shadowOffset: CGSize?
    /// The radius of the shadow in points.
    public var shadowRadius: CGFloat?

    /// Creates settings, all nil by default.
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
