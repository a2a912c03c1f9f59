// Rounding of a flex container's fractional sums: lengths are rounded up, positions down. (Theodolite,
// FlexboxComponent.swift.)

extension CGFloat {
    /// The largest difference from a whole point that is only a rounding error. (Yoga compares so.)
    private static let tolerance: CGFloat = 0.0001

    /// The length rounded to a whole point in a direction, but to the nearest one within the tolerance.
    func inWholePoints(_ rule: FloatingPointRoundingRule) -> CGFloat {
        let nearest = rounded()
        return (self - nearest).magnitude < Self.tolerance ? nearest : rounded(rule)
    }
}

extension CGSize {
    /// The size with each length rounded up.
    var inWholePoints: CGSize {
        CGSize(width: width.inWholePoints(.up), height: height.inWholePoints(.up))
    }
}

extension CGPoint {
    /// The point with each distance rounded down.
    var inWholePoints: CGPoint { CGPoint(x: x.inWholePoints(.down), y: y.inWholePoints(.down)) }
}
