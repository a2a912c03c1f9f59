/// A line across an element, by which elements are aligned with each other.
public protocol AlignmentID: SendableMetatype {
    /// Where the line runs in an element of these dimensions, unless the element has an explicit guide.
    static func defaultValue(in context: ElementDimensions) -> CGFloat
}

/// A vertical line by which elements are aligned horizontally.
public struct HorizontalAlignment: Equatable, Sendable, CustomStringConvertible {
    let id: any AlignmentID.Type

    public init(_ id: any AlignmentID.Type) {
        self.id = id
    }

    public static let leading = HorizontalAlignment(Leading.self)
    public static let center = HorizontalAlignment(Center.self)
    public static let trailing = HorizontalAlignment(Trailing.self)

    public static func == (one: HorizontalAlignment, other: HorizontalAlignment) -> Bool { one.id == other.id }

    public var description: String { "\(id)" }

    enum Leading: AlignmentID {
        static func defaultValue(in context: ElementDimensions) -> CGFloat { 0 }
    }

    enum Center: AlignmentID {
        static func defaultValue(in context: ElementDimensions) -> CGFloat { context.width / 2 }
    }

    enum Trailing: AlignmentID {
        static func defaultValue(in context: ElementDimensions) -> CGFloat { context.width }
    }
}

/// A horizontal line by which elements are aligned vertically.
public struct VerticalAlignment: Equatable, Sendable, CustomStringConvertible {
    let id: any AlignmentID.Type

    public init(_ id: any AlignmentID.Type) {
        self.id = id
    }

    public static let top = VerticalAlignment(Top.self)
    public static let center = VerticalAlignment(Center.self)
    public static let bottom = VerticalAlignment(Bottom.self)

    public static func == (one: VerticalAlignment, other: VerticalAlignment) -> Bool { one.id == other.id }

    public var description: String { "\(id)" }

    enum Top: AlignmentID {
        static func defaultValue(in context: ElementDimensions) -> CGFloat { 0 }
    }

    enum Center: AlignmentID {
        static func defaultValue(in context: ElementDimensions) -> CGFloat { context.height / 2 }
    }

    enum Bottom: AlignmentID {
        static func defaultValue(in context: ElementDimensions) -> CGFloat { context.height }
    }
}

/// An alignment on both axes.
public struct Alignment: Equatable, Sendable {
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
}

/// An element's size and the alignment lines that run through it.
public struct ElementDimensions: Equatable {
    let size: CGSize
    private var explicitGuides: [ObjectIdentifier: CGFloat] = [:]

    init(size: CGSize) {
        self.size = size
    }

    public var width: CGFloat { size.width }
    public var height: CGFloat { size.height }

    /// Where a line runs: its explicit guide, else its default.
    public subscript(guide: HorizontalAlignment) -> CGFloat {
        get { self[explicit: guide] ?? guide.id.defaultValue(in: self) }
        set { explicitGuides[ObjectIdentifier(guide.id)] = newValue }
    }

    /// Where a line runs: its explicit guide, else its default.
    public subscript(guide: VerticalAlignment) -> CGFloat {
        get { self[explicit: guide] ?? guide.id.defaultValue(in: self) }
        set { explicitGuides[ObjectIdentifier(guide.id)] = newValue }
    }

    public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicitGuides[ObjectIdentifier(guide.id)] }
    public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicitGuides[ObjectIdentifier(guide.id)] }
}
