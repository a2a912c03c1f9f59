import Foundation

extension FloatingPoint {
    /// Rounds to a whole number of pixels.
    /// - Parameter scale: pixels in a unit.
    public mutating func round(_ rule: FloatingPointRoundingRule, by scale: Self) {
        self = rounded(rule, by: scale)
    }

    /// The number rounded to a whole number of pixels.
    /// - Parameter scale: pixels in a unit.
    public func rounded(_ rule: FloatingPointRoundingRule, by scale: Self) -> Self {
        (self * scale).rounded(rule) / scale
    }
}
