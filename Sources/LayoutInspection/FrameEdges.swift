import Foundation
import Negotiation

/// A frame by its edges, none of which is not a number: a length that is not counts as 0, and a frame without a place on
/// an axis is everywhere there.
struct FrameEdges: Sendable {
    var low: CGSize
    var high: CGSize

    init(_ frame: CGRect) {
        let (left, right) = Self.edges(frame.origin.x, frame.size.width)
        let (top, bottom) = Self.edges(frame.origin.y, frame.size.height)
        low = CGSize(width: left, height: top)
        high = CGSize(width: right, height: bottom)
    }

    /// The room that frames take, by their edges that are finite.
    init(finitePartsOf frames: [FrameEdges]) {
        self.init(.zero)
        for axis in Axis.allCases {
            var (least, most) = (CGFloat.infinity, -CGFloat.infinity)
            for frame in frames {
                if frame.low[axis].isFinite { least = min(least, frame.low[axis]) }
                if frame.high[axis].isFinite { most = max(most, frame.high[axis]) }
            }
            if least <= most { (low[axis], high[axis]) = (least, most) }
        }
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
