import Foundation

/// A point in a box, as fractions of its size: 0, 0 is the top leading corner, 1, 1 the bottom trailing one.
public struct UnitPoint: Hashable, Sendable {
    /// The distance from the left in widths of the box: 0 to 1 inside of it.
    public var x: CGFloat
    /// The distance from the top in heights of the box: 0 to 1 inside of it.
    public var y: CGFloat

    /// Creates a point, which may be outside of the box.
    public init(x: CGFloat, y: CGFloat) {
        self.x = x
        self.y = y
    }

    /// The top left corner.
    public static let zero = UnitPoint(x: 0, y: 0)
    /// The top leading corner.
    public static let topLeading = UnitPoint(x: 0, y: 0)
    /// The middle of the top side.
    public static let top = UnitPoint(x: 0.5, y: 0)
    /// The top trailing corner.
    public static let topTrailing = UnitPoint(x: 1, y: 0)
    /// The middle of the leading side.
    public static let leading = UnitPoint(x: 0, y: 0.5)
    /// The middle.
    public static let center = UnitPoint(x: 0.5, y: 0.5)
    /// The middle of the trailing side.
    public static let trailing = UnitPoint(x: 1, y: 0.5)
    /// The bottom leading corner.
    public static let bottomLeading = UnitPoint(x: 0, y: 1)
    /// The middle of the bottom side.
    public static let bottom = UnitPoint(x: 0.5, y: 1)
    /// The bottom trailing corner.
    public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}
