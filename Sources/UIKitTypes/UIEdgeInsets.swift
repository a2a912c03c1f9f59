import Foundation

/// Distances from the edges of a box inwards, in points; negative ones go outwards.
public struct UIEdgeInsets: Hashable, Sendable {
    /// The distance from the top down, in points.
    public var top: CGFloat
    /// The distance from the left, in points, for any direction of text.
    public var left: CGFloat
    /// The distance from the bottom up, in points.
    public var bottom: CGFloat
    /// The distance from the right, in points, for any direction of text.
    public var right: CGFloat

    /// Creates insets in points.
    public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }

    /// Creates insets of 0 at all four sides.
    public init() {
        self.init(top: 0, left: 0, bottom: 0, right: 0)
    }

    /// Insets of 0 at all four sides.
    public static let zero = UIEdgeInsets()
}

/// An offset in both directions, in points.
public struct UIOffset: Hashable, Sendable {
    /// The distance to the right, in points.
    public var horizontal: CGFloat
    /// The distance down, in points.
    public var vertical: CGFloat

    /// Creates an offset in points.
    public init(horizontal: CGFloat, vertical: CGFloat) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    /// Creates an offset of 0.
    public init() {
        self.init(horizontal: 0, vertical: 0)
    }

    /// An offset of 0 in both directions.
    public static let zero = UIOffset()
}
