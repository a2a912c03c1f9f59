import Negotiation

/// A line of an element at which it can be aligned. Elements that set none of their own have the default one.
public protocol AlignmentID: SendableMetatype {
    /// Where the line runs, in points from the left or the top.
    static func defaultValue(in dimensions: ViewDimensions) -> CGFloat
}

/// A vertical line by which elements are aligned from side to side.
public struct HorizontalAlignment: Hashable, Sendable {
    let guide: AlignmentGuide

    public init(_ id: any AlignmentID.Type) {
        guide = AlignmentGuide(axis: .horizontal, line: .custom(AlignmentGuide.Custom(id)))
    }

    private init(_ line: AlignmentGuide.Line) {
        guide = AlignmentGuide(axis: .horizontal, line: line)
    }

    public static let leading = HorizontalAlignment(.start)
    public static let center = HorizontalAlignment(.center)
    public static let trailing = HorizontalAlignment(.end)
}

/// A horizontal line by which elements are aligned from top to bottom.
public struct VerticalAlignment: Hashable, Sendable {
    let guide: AlignmentGuide

    public init(_ id: any AlignmentID.Type) {
        guide = AlignmentGuide(axis: .vertical, line: .custom(AlignmentGuide.Custom(id)))
    }

    private init(_ line: AlignmentGuide.Line) {
        guide = AlignmentGuide(axis: .vertical, line: line)
    }

    public static let top = VerticalAlignment(.start)
    public static let center = VerticalAlignment(.center)
    public static let bottom = VerticalAlignment(.end)
}

/// A point by which elements are aligned on both axes.
public struct Alignment: Hashable, Sendable {
    public var horizontal: HorizontalAlignment
    public var vertical: VerticalAlignment

    public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
    public static let top = Alignment(horizontal: .center, vertical: .top)
    public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
    public static let leading = Alignment(horizontal: .leading, vertical: .center)
    public static let center = Alignment(horizontal: .center, vertical: .center)
    public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
    public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
    public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
    public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)

    func guide(on axis: Axis) -> AlignmentGuide {
        axis == .horizontal ? horizontal.guide : vertical.guide
    }
}

/// A place in a box: 0, 0 is the top leading corner, 1, 1 the bottom trailing one.
public struct UnitPoint: Hashable, Sendable {
    public var x: CGFloat
    public var y: CGFloat

    public init(x: CGFloat, y: CGFloat) {
        self.x = x
        self.y = y
    }

    public static let zero = UnitPoint(x: 0, y: 0)
    public static let topLeading = UnitPoint(x: 0, y: 0)
    public static let top = UnitPoint(x: 0.5, y: 0)
    public static let topTrailing = UnitPoint(x: 1, y: 0)
    public static let leading = UnitPoint(x: 0, y: 0.5)
    public static let center = UnitPoint(x: 0.5, y: 0.5)
    public static let trailing = UnitPoint(x: 1, y: 0.5)
    public static let bottomLeading = UnitPoint(x: 0, y: 1)
    public static let bottom = UnitPoint(x: 0.5, y: 1)
    public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}

/// A line of an element by its name, on either axis.
public struct AlignmentGuide: Hashable, Sendable {
    let axis: Axis
    let line: Line

    enum Line: Hashable, Sendable {
        /// Leading or top.
        case start
        case center
        /// Trailing or bottom.
        case end
        case custom(Custom)
    }

    struct Custom: Hashable, Sendable {
        let id: any AlignmentID.Type

        init(_ id: any AlignmentID.Type) {
            self.id = id
        }

        static func == (one: Custom, other: Custom) -> Bool {
            ObjectIdentifier(one.id) == ObjectIdentifier(other.id)
        }

        func hash(into hasher: inout Hasher) {
            hasher.combine(ObjectIdentifier(id))
        }
    }

    var isCustom: Bool {
        if case .custom = line { true } else { false }
    }

    /// Where the line runs in an element that says nothing else.
    func defaultValue(in dimensions: ViewDimensions) -> CGFloat {
        let length = dimensions.size[axis]
        let isMirrored = axis == .horizontal && dimensions.direction == .rightToLeft
        return switch line {
        case .start: isMirrored ? length : 0
        case .center: length / 2
        case .end: isMirrored ? 0 : length
        case .custom(let custom): custom.id.defaultValue(in: dimensions)
        }
    }

    /// As sentences name it: `leading edges`, `centers`.
    var words: String {
        switch (line, axis) {
        case (.start, .horizontal): "leading edges"
        case (.start, .vertical): "tops"
        case (.center, _): "centers"
        case (.end, .horizontal): "trailing edges"
        case (.end, .vertical): "bottoms"
        case (.custom, _): "guides"
        }
    }
}
