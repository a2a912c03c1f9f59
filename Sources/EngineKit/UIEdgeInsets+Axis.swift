import Foundation
import Negotiation
import UIKitTypes

extension UIEdgeInsets {
    /// Left and right, or top and bottom.
    @inlinable public func pair(_ axis: Axis) -> (CGFloat, CGFloat) {
        axis == .horizontal ? (left, right) : (top, bottom)
    }

    /// Both together.
    @inlinable public func total(on axis: Axis) -> CGFloat {
        axis == .horizontal ? left + right : top + bottom
    }

    /// As sums: `1 + 1`, or `4 + 1 across and 2 + 4 down`.
    package var words: String { PointsFormat.sums(left: left, right: right, top: top, bottom: bottom) }
}
