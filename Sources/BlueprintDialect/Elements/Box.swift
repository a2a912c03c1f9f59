/// A background and a border around its content, which fills it. It answers its content's size, and 0×0 without one.
public struct Box: Element {
    /// The background; by default clear.
    public var backgroundColor: UIColor
    /// The shape of the corners. They are only drawn: content reaches into them.
    public var cornerStyle: CornerStyle
    /// The curve of round corners.
    public var cornerCurve: CornerCurve
    /// The border, drawn inside of the frame: it takes no space.
    public var borderStyle: BorderStyle
    /// The shadow, drawn outside of the frame: it takes no space.
    public var shadowStyle: ShadowStyle
    /// Whether overflowing content is clipped.
    public var clipsContent: Bool
    /// The content; nil for none.
    public var wrappedElement: (any Element)?

    /// Creates a box, by default clear and without border or shadow.
    public init(
        backgroundColor: UIColor = .clear, cornerStyle: CornerStyle = .square, cornerCurve: CornerCurve = .circular,
        borderStyle: BorderStyle = .none, shadowStyle: ShadowStyle = .none, clipsContent: Bool = false,
        wrapping element: (any Element)? = nil
    ) {
        self.backgroundColor = backgroundColor
        self.cornerStyle = cornerStyle
        self.cornerCurve = cornerCurve
        self.borderStyle = borderStyle
        self.shadowStyle = shadowStyle
        self.clipsContent = clipsContent
        wrappedElement = element
    }

    /// The content's size, which the content fills; 0×0 without one.
    public var content: ElementContent {
        wrappedElement.map { ElementContent(child: $0) } ?? ElementContent(intrinsicSize: .zero)
    }

    /// The library's name of the corner style inside a box.
    public typealias CornerStyle = BlueprintDialect.CornerStyle

    /// The curve of round corners.
    public enum CornerCurve: Hashable, Sendable {
        /// Kept; changes no layout.
        case circular, continuous
    }

    /// A line around a box, or none.
    public enum BorderStyle: Hashable, Sendable {
        /// Nothing is drawn at the edge.
        case none
        /// A line inside of the box, its width in points; the contents leave no space for it.
        case solid(color: UIColor, width: CGFloat)
    }

    /// A shadow behind a box, or none.
    public enum ShadowStyle: Hashable, Sendable {
        /// Nothing is drawn behind the box.
        case none
        /// A blurred shadow: lengths in points, the opacity from 0 to 1. It changes no layout.
        case simple(radius: CGFloat, opacity: CGFloat, offset: CGSize, color: UIColor)
    }
}

/// The shape of a box's corners.
public enum CornerStyle: Hashable, Sendable {
    /// Right angles.
    case square
    /// Half circles at the shorter sides.
    case capsule
    /// Arcs of a radius in points.
    case rounded(radius: CGFloat)
}
