import Foundation
import Negotiation
import UIKitTypes

extension UIEdgeInsets {
    /// The insets left and right, or top and bottom.
    @inlinable public func pair(_ axis: Axis) -> (CGFloat, CGFloat) {
        axis == .horizontal ? (left, right) : (top, bottom)
    }

    /// The sum of both insets.
    @inlinable public func total(on axis: Axis) -> CGFloat {
        axis == .horizontal ? left + right : top + bottom
    }

    /// The insets as sums: `1 + 1`, or `4 + 1 across and 2 + 4 down`.
    package var words: String { PointsFormat.sums(left: left, right: right, top: top, bottom: bottom) }
}
