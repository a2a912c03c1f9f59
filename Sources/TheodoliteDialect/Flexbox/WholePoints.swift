// What a flex container does with sums of fractions: lengths are rounded up, places down. (Theodolite,
// FlexboxComponent.swift.)

extension CGFloat {
    /// By less than this a length misses a whole point only because numbers end somewhere. (Yoga compares so.)
    private static let tolerance: CGFloat = 0.0001

    /// Rounded to a whole point in a direction, but to the nearest where it all but is that.
    func inWholePoints(_ rule: FloatingPointRoundingRule) -> CGFloat {
        let nearest = rounded()
        return (self - nearest).magnitude < Self.tolerance ? nearest : rounded(rule)
    }
}

extension CGSize {
    /// Each length rounded up.
    var inWholePoints: CGSize {
        CGSize(width: width.inWholePoints(.up), height: height.inWholePoints(.up))
    }
}

extension CGPoint {
    /// Each distance rounded down.
    var inWholePoints: CGPoint { CGPoint(x: x.inWholePoints(.down), y: y.inWholePoints(.down)) }
}
