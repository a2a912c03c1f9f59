/// An angle.
public struct Angle: Hashable, Comparable, Sendable {
    /// The angle in radians; a full turn is 2π.
    public var radians: Double

    /// Creates an angle in radians; a full turn is 2π.
    public init(radians: Double) {
        self.radians = radians
    }

    /// Creates an angle in degrees; a full turn is 360.
    public init(degrees: Double) {
        radians = degrees * .pi / 180
    }

    /// The angle in degrees; a full turn is 360.
    public var degrees: Double {
        get { radians * 180 / .pi }
        set { radians = newValue * .pi / 180 }
    }

    /// Compares by size: the smaller angle comes first.
    public static func < (lhs: Angle, rhs: Angle) -> Bool { lhs.radians < rhs.radians }

    /// The angle 0.
    public static let zero = Angle(radians: 0)
    /// Returns an angle in degrees; a full turn is 360.
    public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
    /// Returns an angle in radians; a full turn is 2π.
    public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
}
