import Negotiation

/// A line of a view at which it can be aligned. Views that set none of their own have the default one.
public protocol AlignmentID: SendableMetatype {
    /// Where the line runs, in points from the left or the top.
    static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// A vertical line by which views are aligned from side to side.
public struct HorizontalAlignment: Hashable, Sendable {
    package let key: AlignmentKey

    public init(_ id: any AlignmentID.Type) {
        key = AlignmentKey(axis: .horizontal, line: .custom(CustomLine(id)))
    }

    package init(_ line: CustomLine) {
        key = AlignmentKey(axis: .horizontal, line: .custom(line))
    }

    /// - Parameter key: of this axis.
    init(_ key: AlignmentKey) {
        self.key = key
    }

    private init(_ line: AlignmentKey.Line) {
        key = AlignmentKey(axis: .horizontal, line: line)
    }

    public static let leading = HorizontalAlignment(.start)
    public static let center = HorizontalAlignment(.center)
    public static let trailing = HorizontalAlignment(.end)
    /// The leading edge of a list's separator; here, of the view.
    public static let listRowSeparatorLeading = HorizontalAlignment(.start)
    /// The trailing edge of a list's separator; here, of the view.
    public static let listRowSeparatorTrailing = HorizontalAlignment(.end)
}

/// A horizontal line by which views are aligned from top to bottom.
public struct VerticalAlignment: Hashable, Sendable {
    package let key: AlignmentKey

    public init(_ id: any AlignmentID.Type) {
        key = AlignmentKey(axis: .vertical, line: .custom(CustomLine(id)))
    }

    package init(_ line: CustomLine) {
        key = AlignmentKey(axis: .vertical, line: .custom(line))
    }

    /// - Parameter key: of this axis.
    init(_ key: AlignmentKey) {
        self.key = key
    }

    private init(_ line: AlignmentKey.Line) {
        key = AlignmentKey(axis: .vertical, line: line)
    }

    public static let top = VerticalAlignment(.start)
    public static let center = VerticalAlignment(.center)
    public static let bottom = VerticalAlignment(.end)
    /// The bottom of a view's first line of text; the bottom where it has none.
    public static let firstTextBaseline = VerticalAlignment(.firstTextBaseline)
    /// The bottom of a view's last line of text; the bottom where it has none.
    public static let lastTextBaseline = VerticalAlignment(.lastTextBaseline)
}

/// A point by which views are aligned on both axes.
public struct Alignment: Hashable, Sendable {
    public var horizontal: HorizontalAlignment
    public var vertical: VerticalAlignment

    @inlinable public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
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
    public static let leadingFirstTextBaseline = Alignment(horizontal: .leading, vertical: .firstTextBaseline)
    public static let centerFirstTextBaseline = Alignment(horizontal: .center, vertical: .firstTextBaseline)
    public static let trailingFirstTextBaseline = Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
    public static let leadingLastTextBaseline = Alignment(horizontal: .leading, vertical: .lastTextBaseline)
    public static let centerLastTextBaseline = Alignment(horizontal: .center, vertical: .lastTextBaseline)
    public static let trailingLastTextBaseline = Alignment(horizontal: .trailing, vertical: .lastTextBaseline)

    subscript(axis: Axis) -> AlignmentKey { axis == .horizontal ? horizontal.key : vertical.key }

    /// As sentences name it: `trailing edges and tops in line`.
    var words: String {
        let (across, down) = (horizontal.key.words, vertical.key.words)
        return across == down ? "\(across) on one point" : "\(across) and \(down) in line"
    }
}
