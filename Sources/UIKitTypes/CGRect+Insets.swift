import Foundation

extension CGRect {
    /// The rectangle with each side moved inwards by an inset, in points; a negative one moves it outwards. Lengths may
    /// become negative.
    public func inset(by insets: UIEdgeInsets) -> CGRect {
        CGRect(
            x: origin.x + insets.left, y: origin.y + insets.top, width: size.width - insets.left - insets.right,
            height: size.height - insets.top - insets.bottom)
    }
}
