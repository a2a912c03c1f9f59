import Foundation

extension CGSize {
    /// Infinite on both axes.
    public static let infinity = CGSize(width: CGFloat.infinity, height: CGFloat.infinity)

    /// The size with infinite lengths, of either sign, replaced by those of another size.
    public func replacingInfinity(with replacement: CGSize) -> CGSize {
        CGSize(
            width: width.replacingInfinity(with: replacement.width),
            height: height.replacingInfinity(with: replacement.height))
    }
}

extension FloatingPoint {
    /// The number, or a replacement if it is infinite, of either sign. NaN stays.
    public func replacingInfinity(with replacement: Self) -> Self { isInfinite ? replacement : self }
}
