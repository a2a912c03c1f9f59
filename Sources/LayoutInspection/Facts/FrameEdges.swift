import Foundation
import Negotiation

/// A frame as edges, NaN removed: a NaN length counts as 0, and a frame with a NaN origin is everywhere on that axis.
struct FrameEdges: Sendable {
    var low: CGSize
    var high: CGSize

    init(_ frame: CGRect) {
        let (left, right) = Self.edges(frame.origin.x, frame.size.width)
        let (top, bottom) = Self.edges(frame.origin.y, frame.size.height)
        low = CGSize(width: left, height: top)
        high = CGSize(width: right, height: bottom)
    }

    private static func edges(_ origin: CGFloat, _ length: CGFloat) -> (CGFloat, CGFloat) {
        let end = length.isNaN ? origin : origin + length
        guard !origin.isNaN, !end.isNaN else { return (-.infinity, .infinity) }
        return (min(origin, end), max(origin, end))
    }

    mutating func formUnion(_ other: FrameEdges) {
        for axis in Axis.allCases {
            low[axis] = min(low[axis], other.low[axis])
            high[axis] = max(high[axis], other.high[axis])
        }
    }

    func length(_ axis: Axis) -> CGFloat { high[axis] - low[axis] }

    func meets(_ other: FrameEdges) -> Bool {
        low.width <= other.high.width && other.low.width <= high.width && low.height <= other.high.height
            && other.low.height <= high.height
    }
}
