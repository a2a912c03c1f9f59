import Negotiation

/// One side of a box. Leading is left if text runs from left to right.
public enum Edge: Hashable, Sendable {
    /// Top and bottom are as seen; leading and trailing follow the direction of the text.
    case top, leading, bottom, trailing
}

/// A set of sides of a box.
public struct EdgeSet: OptionSet, Hashable, Sendable {
    /// The bits of the members.
    public let rawValue: Int

    /// Creates a set from bits.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The top side.
    public static let top = EdgeSet(rawValue: 1)
    /// The side where text begins.
    public static let leading = EdgeSet(rawValue: 2)
    /// The bottom side.
    public static let bottom = EdgeSet(rawValue: 4)
    /// The side where text ends.
    public static let trailing = EdgeSet(rawValue: 8)
    /// The leading and the trailing side.
    public static let horizontal: EdgeSet = [.leading, .trailing]
    /// The top and the bottom.
    public static let vertical: EdgeSet = [.top, .bottom]
    /// All four sides.
    public static let all: EdgeSet = [.horizontal, .vertical]
}

/// Distances from the sides of a box inwards, in points; negative ones go outwards.
public struct EdgeInsets: Hashable, Sendable {
    /// The distance from the top down.
    public var top: CGFloat
    /// The distance from the side where text begins.
    public var leading: CGFloat
    /// The distance from the bottom up.
    public var bottom: CGFloat
    /// The distance from the side where text ends.
    public var trailing: CGFloat

    /// Creates insets for each side, in points.
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    /// Insets of 0 at each side.
    public static let zero = EdgeInsets()

    /// Creates insets of 0 at each side.
    public init() {
        self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
    }

    /// Creates insets of one length on some sides, and 0 on the others.
    init(_ edges: EdgeSet, _ length: CGFloat) {
        self.init(
            top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
            bottom: edges.contains(.bottom) ? length : 0, trailing: edges.contains(.trailing) ? length : 0)
    }
}

/// A set of axes.
public struct AxisSet: OptionSet, Hashable, Sendable {
    /// The bits of the members.
    public let rawValue: Int

    /// Creates a set from bits.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The horizontal axis.
    public static let horizontal = AxisSet(rawValue: 1)
    /// The vertical axis.
    public static let vertical = AxisSet(rawValue: 2)

    func contains(_ axis: Axis) -> Bool { isSuperset(of: axis == .horizontal ? AxisSet.horizontal : .vertical) }
}

/// Whether a size of a ratio is inside of the proposal or covers it.
public enum ContentMode: Hashable, Sendable {
    /// The largest size of the ratio inside of the proposal.
    case fit
    /// The smallest size of the ratio that covers the proposal.
    case fill
}

/// The direction of text, which defines leading and trailing.
public enum LayoutDirection: Hashable, Sendable {
    /// Leading is left.
    case leftToRight
    /// Leading is right.
    case rightToLeft
}

/// How an element's length follows its proposal along an axis. A stack reads this before it proposes anything.
public enum Flexibility: Int, Hashable, Sendable, Comparable {
    /// The length is its own, whatever is proposed.
    case fixedSize
    /// It may take less than its proposal.
    case partial
    /// It takes its whole proposal.
    case fullyFlexible

    /// Compares by how much of a proposal is taken.
    public static func < (one: Flexibility, other: Flexibility) -> Bool { one.rawValue < other.rawValue }
}
