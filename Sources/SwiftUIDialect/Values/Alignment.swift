import EngineKit
import Negotiation

/// A line of a view for alignment. Views without an explicit one use the default.
public protocol AlignmentID: SendableMetatype {
    /// Returns the line's position, in points from the left or the top.
    static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// A vertical line by which views are aligned from side to side.
public struct HorizontalAlignment: Hashable, Sendable {
    package let key: AlignmentKey

    /// Creates a line of the author's own.
    public init(_ id: any AlignmentID.Type) {
        self.init(OwnLine(id) { id.defaultValue(in: $0) })
    }

    package init(_ own: OwnLine<ViewDimensions>) {
        self.init(.custom(own))
    }

    /// - Parameter key: a key of this axis.
    init(_ key: AlignmentKey) {
        self.key = key
    }

    private init(_ line: AlignmentKey.Line) {
        key = AlignmentKey(axis: .horizontal, line: line)
    }

    /// The left edge.
    public static let leading = HorizontalAlignment(.start)
    /// The middle of the width.
    public static let center = HorizontalAlignment(.center)
    /// The right edge.
    public static let trailing = HorizontalAlignment(.end)
    /// The leading edge of a list's separator; here the view's.
    public static let listRowSeparatorLeading = HorizontalAlignment(.start)
    /// The trailing edge of a list's separator; here the view's.
    public static let listRowSeparatorTrailing = HorizontalAlignment(.end)
}

/// A horizontal line by which views are aligned from top to bottom.
public struct VerticalAlignment: Hashable, Sendable {
    package let key: AlignmentKey

    /// Creates a line of the author's own.
    public init(_ id: any AlignmentID.Type) {
        self.init(OwnLine(id) { id.defaultValue(in: $0) })
    }

    package init(_ own: OwnLine<ViewDimensions>) {
        self.init(.custom(own))
    }

    /// - Parameter key: a key of this axis.
    init(_ key: AlignmentKey) {
        self.key = key
    }

    private init(_ line: AlignmentKey.Line) {
        key = AlignmentKey(axis: .vertical, line: line)
    }

    /// The top edge.
    public static let top = VerticalAlignment(.start)
    /// The middle of the height.
    public static let center = VerticalAlignment(.center)
    /// The bottom edge.
    public static let bottom = VerticalAlignment(.end)
    /// The bottom of a view's first line of text; the view's bottom without text.
    public static let firstTextBaseline = VerticalAlignment(.firstTextBaseline)
    /// The bottom of a view's last line of text; the view's bottom without text.
    public static let lastTextBaseline = VerticalAlignment(.lastTextBaseline)
}

/// A point by which views are aligned on both axes.
public struct Alignment: Hashable, Sendable {
    /// The vertical line through the point.
    public var horizontal: HorizontalAlignment
    /// The horizontal line through the point.
    public var vertical: VerticalAlignment

    /// Creates the point where two lines cross.
    @inlinable public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    /// The top left corner.
    public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
    /// The middle of the top.
    public static let top = Alignment(horizontal: .center, vertical: .top)
    /// The top right corner.
    public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
    /// The middle of the left side.
    public static let leading = Alignment(horizontal: .leading, vertical: .center)
    /// The middle.
    public static let center = Alignment(horizontal: .center, vertical: .center)
    /// The middle of the right side.
    public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
    /// The bottom left corner.
    public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
    /// The middle of the bottom.
    public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
    /// The bottom right corner.
    public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
    /// The left edge, at the first line of text.
    public static let leadingFirstTextBaseline = Alignment(horizontal: .leading, vertical: .firstTextBaseline)
    /// The middle of the width, at the first line of text.
    public static let centerFirstTextBaseline = Alignment(horizontal: .center, vertical: .firstTextBaseline)
    /// The right edge, at the first line of text.
    public static let trailingFirstTextBaseline = Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
    /// The left edge, at the last line of text.
    public static let leadingLastTextBaseline = Alignment(horizontal: .leading, vertical: .lastTextBaseline)
    /// The middle of the width, at the last line of text.
    public static let centerLastTextBaseline = Alignment(horizontal: .center, vertical: .lastTextBaseline)
    /// The right edge, at the last line of text.
    public static let trailingLastTextBaseline = Alignment(horizontal: .trailing, vertical: .lastTextBaseline)

    subscript(axis: Axis) -> AlignmentKey { axis == .horizontal ? horizontal.key : vertical.key }

    /// The keys as reasons keep them.
    var lines: (across: AlignmentKey, down: AlignmentKey) { (horizontal.key, vertical.key) }
}
