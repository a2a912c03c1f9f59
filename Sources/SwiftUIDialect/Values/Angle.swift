/// An angle.
public struct Angle: Hashable, Comparable, Sendable {
    /// A full turn is 2π.
    public var radians: Double

    /// A full turn is 2π.
    public init(radians: Double) {
        self.radians = radians
    }

    /// A full turn is 360.
    public init(degrees: Double) {
        radians = degrees * .pi / 180
    }

    /// A full turn is 360.
    public var degrees: Double {
        get { radians * 180 / .pi }
        set { radians = newValue * .pi / 180 }
    }

    /// The smaller turn comes first.
    public static func < (lhs: Angle, rhs: Angle) -> Bool { lhs.radians < rhs.radians }

    /// No turn.
    public static let zero = Angle(radians: 0)
    /// A full turn is 360.
    public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
    /// A full turn is 2π.
    public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
}
