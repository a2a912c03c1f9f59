import Negotiation

/// A place in a box, in parts of its size: 0, 0 is the top leading corner, 1, 1 the bottom trailing one.
public struct UnitPoint: Hashable, Sendable {
    /// In parts of the width; below 0 and above 1 it is outside of the box.
    public var x: CGFloat
    /// In parts of the height; below 0 and above 1 it is outside of the box.
    public var y: CGFloat

    /// In parts of the size, not in points.
    public init(x: CGFloat, y: CGFloat) {
        self.x = x
        self.y = y
    }

    /// 0, 0.
    public init() {
        self.init(x: 0, y: 0)
    }

    /// 0, 0: the top leading corner.
    public static let zero = UnitPoint(x: 0, y: 0)
    /// 0, 0.
    public static let topLeading = UnitPoint(x: 0, y: 0)
    /// 0.5, 0.
    public static let top = UnitPoint(x: 0.5, y: 0)
    /// 1, 0.
    public static let topTrailing = UnitPoint(x: 1, y: 0)
    /// 0, 0.5.
    public static let leading = UnitPoint(x: 0, y: 0.5)
    /// 0.5, 0.5.
    public static let center = UnitPoint(x: 0.5, y: 0.5)
    /// 1, 0.5.
    public static let trailing = UnitPoint(x: 1, y: 0.5)
    /// 0, 1.
    public static let bottomLeading = UnitPoint(x: 0, y: 1)
    /// 0.5, 1.
    public static let bottom = UnitPoint(x: 0.5, y: 1)
    /// 1, 1.
    public static let bottomTrailing = UnitPoint(x: 1, y: 1)

    subscript(axis: Axis) -> CGFloat { axis == .horizontal ? x : y }

    /// Where the point lies in a box with its corner at 0, 0.
    func position(in size: CGSize) -> CGPoint { CGPoint(x: x * size.width, y: y * size.height) }
}
