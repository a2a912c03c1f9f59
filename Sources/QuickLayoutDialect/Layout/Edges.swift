import Negotiation

/// One side of a box. Leading is left where text runs from left to right.
public enum Edge: Hashable, Sendable {
    /// Top and bottom are as seen; leading and trailing follow the direction of the text.
    case top, leading, bottom, trailing
}

/// Some sides of a box.
public struct EdgeSet: OptionSet, Hashable, Sendable {
    /// A bit for each member.
    public let rawValue: Int

    /// The set of those bits.
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
    /// From the top down.
    public var top: CGFloat
    /// From the side where text begins.
    public var leading: CGFloat
    /// From the bottom up.
    public var bottom: CGFloat
    /// From the side where text ends.
    public var trailing: CGFloat

    /// A distance at each side, in points.
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    /// No distance at any side.
    public static let zero = EdgeInsets()

    /// No distance at any side.
    public init() {
        self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
    }

    /// The same length on some sides, nothing on the others.
    init(_ edges: EdgeSet, _ length: CGFloat) {
        self.init(
            top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
            bottom: edges.contains(.bottom) ? length : 0, trailing: edges.contains(.trailing) ? length : 0)
    }
}

/// Some of the two axes.
public struct AxisSet: OptionSet, Hashable, Sendable {
    /// A bit for each member.
    public let rawValue: Int

    /// The set of those bits.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The axis from side to side.
    public static let horizontal = AxisSet(rawValue: 1)
    /// The axis from top to bottom.
    public static let vertical = AxisSet(rawValue: 2)

    func contains(_ axis: Axis) -> Bool { isSuperset(of: axis == .horizontal ? AxisSet.horizontal : .vertical) }
}

/// Whether a ratio is kept inside of what is proposed, or around it.
public enum ContentMode: Hashable, Sendable {
    /// The largest size of the ratio inside of the proposal.
    case fit
    /// The smallest size of the ratio that covers the proposal.
    case fill
}

/// Where text begins, and with it everything that is called leading.
public enum LayoutDirection: Hashable, Sendable {
    /// Leading is left.
    case leftToRight
    /// Leading is right.
    case rightToLeft
}

/// How an element's length follows what it is proposed along an axis. A stack asks this before it proposes anything.
public enum Flexibility: Int, Hashable, Sendable, Comparable {
    /// Its length is its own, whatever it is proposed.
    case fixedSize
    /// It may take less than it is proposed.
    case partial
    /// It takes what it is proposed.
    case fullyFlexible

    /// By how much of a proposal is taken.
    public static func < (one: Flexibility, other: Flexibility) -> Bool { one.rawValue < other.rawValue }
}
