import Foundation

extension CGFloat {
    /// The length, or 0 if it is NaN or infinite, as spacings, paddings and offsets are read.
    var finiteOrZero: CGFloat { isFinite ? self : 0 }

    /// A frame's own length: at least 0, or nil if it is not finite.
    var frameLength: CGFloat? { isFinite ? Swift.max(0, self) : nil }

    /// The length, or 0 if it is negative; NaN stays.
    var notNegative: CGFloat { self < 0 ? 0 : self }

    /// The largest difference between lengths that count as equal, in points.
    static var slack: CGFloat { 1e-4 }

    /// Whether the length is at most another one, with some slack. Infinity fits infinity; NaN fits nothing.
    func fits(_ length: CGFloat) -> Bool { self <= length + CGFloat.slack }
}
