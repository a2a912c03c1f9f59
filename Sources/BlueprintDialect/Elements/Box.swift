/// A background and a border around its content, which fills it: it answers as its content does, and 0×0 without one.
public struct Box: Element {
    /// Clear unless given.
    public var backgroundColor: UIColor
    /// Only drawn: content reaches into the corners.
    public var cornerStyle: CornerStyle
    /// Along which curve round corners run.
    public var cornerCurve: CornerCurve
    /// Drawn inside of its frame: it takes no room.
    public var borderStyle: BorderStyle
    /// Drawn outside of its frame: it takes no room.
    public var shadowStyle: ShadowStyle
    /// Whether what sticks out is cut.
    public var clipsContent: Bool
    /// What it is around; nil for nothing.
    public var wrappedElement: (any Element)?

    /// A clear box without border or shadow unless given.
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

    /// The element's, which fills it; of no size without one.
    public var content: ElementContent {
        wrappedElement.map { ElementContent(child: $0) } ?? ElementContent(intrinsicSize: .zero)
    }

    /// The library's name of it in a box.
    public typealias CornerStyle = BlueprintDialect.CornerStyle

    /// Along which curve round corners run.
    public enum CornerCurve: Hashable, Sendable {
        /// Kept; changes no layout.
        case circular, continuous
    }

    /// A line around a box, or none.
    public enum BorderStyle: Hashable, Sendable {
        /// Nothing is drawn at the edge.
        case none
        /// A line inside of the box, its width in points; the contents make no room for it.
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

/// How a box's corners are cut.
public enum CornerStyle: Hashable, Sendable {
    /// Right angles.
    case square
    /// Half circles at the shorter sides.
    case capsule
    /// Arcs of a radius in points.
    case rounded(radius: CGFloat)
}
