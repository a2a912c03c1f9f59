import EngineKit
import Negotiation

/// One side of a box. Leading is left.
public enum Edge: Int8, Hashable, Sendable, CaseIterable {
    /// Trailing is right.
    case top, leading, bottom, trailing

    /// A set of sides of a box.
    public struct Set: OptionSet, Hashable, Sendable {
        /// The bits: an edge's raw value is its bit's number.
        public let rawValue: Int8

        /// Creates a set from bits; bits without a side are kept and have no meaning.
        public init(rawValue: Int8) {
            self.rawValue = rawValue
        }

        /// Creates a set of one side.
        public init(_ edge: Edge) {
            rawValue = 1 << edge.rawValue
        }

        /// The upper side alone.
        public static let top = Set(.top)
        /// The left side alone.
        public static let leading = Set(.leading)
        /// The lower side alone.
        public static let bottom = Set(.bottom)
        /// The right side alone.
        public static let trailing = Set(.trailing)
        /// Left and right.
        public static let horizontal: Set = [.leading, .trailing]
        /// Top and bottom.
        public static let vertical: Set = [.top, .bottom]
        /// All four sides.
        public static let all: Set = [.horizontal, .vertical]

        func contains(_ edge: Edge) -> Bool { contains(Set(edge)) }
    }
}

extension Edge {
    /// The side where an axis starts.
    static func start(of axis: Axis) -> Edge { axis == .horizontal ? .leading : .top }

    /// The side where an axis ends.
    static func end(of axis: Axis) -> Edge { axis == .horizontal ? .trailing : .bottom }

    var axis: Axis { self == .leading || self == .trailing ? .horizontal : .vertical }
}

/// Distances from the sides of a box inwards, in points; negative ones go outwards.
public struct EdgeInsets: Hashable, Sendable {
    /// The distance from the top down, in points.
    public var top: CGFloat
    /// The distance from the left, in points.
    public var leading: CGFloat
    /// The distance from the bottom up, in points.
    public var bottom: CGFloat
    /// The distance from the right, in points.
    public var trailing: CGFloat

    /// Creates insets in points.
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    /// Creates insets of 0 at all four sides.
    public init() {
        self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
    }

    /// Creates insets of one length on some sides, and 0 on the others.
    init(_ edges: Edge.Set, _ length: CGFloat) {
        self.init(
            top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
            bottom: edges.contains(.bottom) ? length : 0, trailing: edges.contains(.trailing) ? length : 0)
    }

    subscript(edge: Edge) -> CGFloat {
        switch edge {
        case .top: top
        case .leading: leading
        case .bottom: bottom
        case .trailing: trailing
        }
    }

    /// The sum of both sides of an axis.
    func total(on axis: Axis) -> CGFloat { self[.start(of: axis)] + self[.end(of: axis)] }
}

extension MinusPadding {
    init(_ proposal: ProposedLengths, _ insets: EdgeInsets) {
        self.init(proposal, left: insets.leading, right: insets.trailing, top: insets.top, bottom: insets.bottom)
    }
}

extension Axis {
    /// A set of axes.
    public struct Set: OptionSet, Hashable, Sendable {
        /// The bits: the first for horizontal, the second for vertical.
        public let rawValue: Int8

        /// Creates a set from bits; bits without an axis are kept and have no meaning.
        public init(rawValue: Int8) {
            self.rawValue = rawValue
        }

        /// Creates a set of one axis.
        public init(_ axis: Axis) {
            rawValue = axis == .horizontal ? 1 : 2
        }

        /// The horizontal axis alone.
        public static let horizontal = Set(rawValue: 1)
        /// The vertical axis alone.
        public static let vertical = Set(rawValue: 2)

        func contains(_ axis: Axis) -> Bool { contains(Set(axis)) }

        /// The lengths' names: `width`, `height`, `width and height`; nil for none.
        var lengthNames: String? {
            switch (contains(Axis.horizontal), contains(Axis.vertical)) {
            case (true, true): "width and height"
            case (true, false): "width"
            case (false, true): "height"
            case (false, false): nil
            }
        }
    }
}

/// Whether a size of a ratio is inside of the proposal or covers it.
public enum ContentMode: Hashable, Sendable, CaseIterable {
    /// The largest size of the ratio inside of the proposal.
    case fit
    /// The smallest size of the ratio that covers the proposal.
    case fill
}

/// The side at which text begins: the leading side.
public enum LayoutDirection: Hashable, Sendable, CaseIterable {
    /// Leading is left.
    case leftToRight
    /// Leading is right.
    case rightToLeft
}
