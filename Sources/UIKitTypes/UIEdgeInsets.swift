import Foundation

/// Distances from the edges of a box inwards, in points; negative ones go outwards.
public struct UIEdgeInsets: Hashable, Sendable {
    /// From the top down, in points.
    public var top: CGFloat
    /// From the left, in points, in any direction of the text.
    public var left: CGFloat
    /// From the bottom up, in points.
    public var bottom: CGFloat
    /// From the right, in points, in any direction of the text.
    public var right: CGFloat

    /// All in points.
    public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }

    /// 0 at all four sides.
    public init() {
        self.init(top: 0, left: 0, bottom: 0, right: 0)
    }

    /// 0 at all four sides.
    public static let zero = UIEdgeInsets()
}

/// A distance in both directions, in points.
public struct UIOffset: Hashable, Sendable {
    /// To the right, in points.
    public var horizontal: CGFloat
    /// Down, in points.
    public var vertical: CGFloat

    /// Both in points.
    public init(horizontal: CGFloat, vertical: CGFloat) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    /// 0 in both directions.
    public init() {
        self.init(horizontal: 0, vertical: 0)
    }

    /// 0 in both directions.
    public static let zero = UIOffset()
}

/// Distances from the edges of a box inwards, in points, by the direction of reading.
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
    /// From the top down, in points.
    public var top: CGFloat
    /// From where text begins, in points.
    public var leading: CGFloat
    /// From the bottom up, in points.
    public var bottom: CGFloat
    /// From where text ends, in points.
    public var trailing: CGFloat

    /// All in points.
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    /// 0 at all four sides.
    public init() {
        self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
    }

    /// 0 at all four sides.
    public static let zero = NSDirectionalEdgeInsets()
}
