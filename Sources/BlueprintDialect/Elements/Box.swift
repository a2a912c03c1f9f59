/// A rectangle with a background and a border, and perhaps something in it that fills it.
///
/// It answers as what it wraps does; without, it is 0×0.
public struct Box: Element {
    public var backgroundColor: UIColor
    public var cornerStyle: CornerStyle
    public var cornerCurve: CornerCurve
    public var borderStyle: BorderStyle
    public var shadowStyle: ShadowStyle
    public var clipsContent: Bool
    public var wrappedElement: (any Element)?

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

    public var content: ElementContent {
        wrappedElement.map { ElementContent(child: $0) } ?? ElementContent(intrinsicSize: .zero)
    }

    public typealias CornerStyle = BlueprintDialect.CornerStyle

    public enum CornerCurve: Hashable, Sendable {
        case circular, continuous
    }

    public enum BorderStyle: Hashable, Sendable {
        case none
        case solid(color: UIColor, width: CGFloat)
    }

    public enum ShadowStyle: Hashable, Sendable {
        case none
        case simple(radius: CGFloat, opacity: CGFloat, offset: CGSize, color: UIColor)
    }
}

/// How a box's corners are cut.
public enum CornerStyle: Hashable, Sendable {
    case square
    case capsule
    case rounded(radius: CGFloat)
}
