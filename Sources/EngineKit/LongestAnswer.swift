import Foundation
import Negotiation

/// The longest of several answers on an axis, at least 0, with the exchange that gave it.
package struct LongestAnswer {
    private let axis: Axis
    /// In points.
    package private(set) var length: CGFloat = 0
    private var exchange: ExchangeID?

    /// - Parameter axis: the axis of the lengths.
    package init(_ axis: Axis) {
        self.axis = axis
    }

    /// Takes an answer, which counts if it is at least as long as those before; NaN never counts.
    @inline(__always)
    package mutating func take(_ size: CGSize, of exchange: ExchangeID?) {
        guard size[axis] >= length else { return }
        (length, self.exchange) = (size[axis], exchange)
    }

    /// The deciding answer, so often.
    package func sum(_ count: Int) -> LengthOrigin {
        exchange.map { .sum([ExchangeID](repeating: $0, count: count)) } ?? .constant
    }

    /// The deciding answer; 0 is the container's own number.
    package var origin: LengthOrigin { exchange.map { .answer($0, axis) } ?? .constant }
}
