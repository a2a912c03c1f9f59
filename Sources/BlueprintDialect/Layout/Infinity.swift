import Foundation

extension CGSize {
    /// Infinite on both axes.
    public static let infinity = CGSize(width: CGFloat.infinity, height: CGFloat.infinity)

    /// The same size with finite lengths: those of a replacement where its own are infinite, of either sign.
    public func replacingInfinity(with replacement: CGSize) -> CGSize {
        CGSize(
            width: width.replacingInfinity(with: replacement.width),
            height: height.replacingInfinity(with: replacement.height))
    }
}

extension FloatingPoint {
    /// The number itself; a replacement where it is infinite, of either sign. NaN stays.
    public func replacingInfinity(with replacement: Self) -> Self { isInfinite ? replacement : self }
}
