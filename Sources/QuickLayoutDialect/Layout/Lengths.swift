import Foundation

extension CGFloat {
    /// 0 for a length that is NaN or infinite: how spacings, paddings and offsets are read.
    var finiteOrZero: CGFloat { isFinite ? self : 0 }

    /// A frame's own length: 0 for less than that, nil for one that is not finite.
    var frameLength: CGFloat? { isFinite ? Swift.max(0, self) : nil }

    /// 0 for less than that; NaN stays.
    var notNegative: CGFloat { self < 0 ? 0 : self }

    /// What two lengths may differ by and still count as equal, in points.
    static var slack: CGFloat { 1e-4 }

    /// Whether it is no longer than another length, but for the slack. Infinity fits infinity; NaN fits nothing.
    func fits(_ length: CGFloat) -> Bool { self <= length + CGFloat.slack }
}
