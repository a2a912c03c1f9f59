/// The rounding of a frame to whole pixels. (Blueprint 1237c2b6)
///
///     -0.5...4.5   edges: -1...5, 6 wide      size: -1...4, 5 wide
public enum FrameRoundingBehavior: Hashable, Sendable {
    /// Each edge goes to the nearest pixel, halves away from zero. So neighbours touch, and equal sizes may differ by
    /// one.
    case prioritizeEdges
    /// The corner and the size each go to the nearest pixel, so that equal sizes stay equal.
    case prioritizeSize

    /// - Parameters:
    ///   - frame: in the coordinates of the root.
    ///   - scale: pixels in a point.
    public func rounded(_ frame: CGRect, scale: CGFloat = 1) -> CGRect {
        func round(_ length: CGFloat) -> CGFloat { (length * scale).rounded(.toNearestOrAwayFromZero) / scale }
        let corner = CGPoint(x: round(frame.origin.x), y: round(frame.origin.y))
        let size =
            switch self {
            case .prioritizeEdges:
                CGSize(
                    width: round(frame.origin.x + frame.size.width) - corner.x,
                    height: round(frame.origin.y + frame.size.height) - corner.y)
            case .prioritizeSize: CGSize(width: round(frame.size.width), height: round(frame.size.height))
            }
        return CGRect(origin: corner, size: size)
    }
}
