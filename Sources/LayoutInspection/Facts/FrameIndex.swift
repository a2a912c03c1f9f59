import Foundation
import Negotiation

/// Finds which of many frames meet a rectangle, without looking at all of them: the box around them is cut into stripes
/// across its longer axis, and a search looks only at the frames of the stripes that it touches. (The idea is
/// Theodolite's, IntersectionCache.swift; there, frames outside the layout are lost, and long ones come twice.)
///
///     ┌────┬────┬────┬────┐
///     │ 0  │  1 │ 2  │ 3  │  a search from here ────┬──┐ to here looks at two stripes
///     └────┴────┴────┴────┘
package struct FrameIndex: Sendable {
    private let spans: [FrameEdges]
    private let axis: Axis
    private let start: CGFloat
    private let stripeLength: CGFloat
    /// The frames that touch each stripe, ascending.
    private var stripes: [[Int32]]
    /// The frames that touch too many stripes to be listed in each, and those with a NaN origin.
    private var unlisted: [Int32] = []

    /// Up to this many frames, a linear scan is faster.
    package static let linearScanLimit = 10
    private static let maximumStripes = 16_384
    private static let maximumListings = 8

    /// - Parameter frames: with infinite and NaN values allowed. A NaN length counts as 0; a frame with a NaN origin is
    ///   everywhere on that axis.
    package init(_ frames: [CGRect]) {
        self.init(frames.map(FrameEdges.init))
    }

    init(_ spans: [FrameEdges]) {
        self.spans = spans
        let room = FrameEdges(finitePartsOf: spans)
        axis = room.length(.vertical) >= room.length(.horizontal) ? .vertical : .horizontal
        start = room.low[axis]
        let count = min(Self.maximumStripes, max(1, spans.count / Self.linearScanLimit))
        stripeLength = max(room.length(axis) / CGFloat(count), .leastNormalMagnitude)
        stripes = Array(repeating: [], count: count)
        for (index, span) in spans.enumerated() {
            let touched = touchedStripes(span)
            if touched.count > Self.maximumListings {
                unlisted.append(Int32(index))
            } else {
                for stripe in touched { stripes[stripe].append(Int32(index)) }
            }
        }
    }

    /// The frames that meet a rectangle or touch it: each once, ascending.
    package func indices(meeting rect: CGRect) -> [Int] {
        let asked = FrameEdges(rect)
        let touched = touchedStripes(asked)
        var found = unlisted.filter { spans[Int($0)].meets(asked) }
        for stripe in touched {
            for index in stripes[stripe] where spans[Int(index)].meets(asked) {
                // A frame in several stripes is taken from the first that is searched.
                let first = touchedStripes(spans[Int(index)]).lowerBound
                if stripe == max(first, touched.lowerBound) { found.append(index) }
            }
        }
        return found.sorted().map { Int($0) }
    }

    /// The stripes that a span touches. A span outside of them all belongs to the first or the last.
    private func touchedStripes(_ span: FrameEdges) -> ClosedRange<Int> {
        stripe(at: span.low[axis])...stripe(at: span.high[axis])
    }

    private func stripe(at place: CGFloat) -> Int {
        Int(clamping: (place - start) / stripeLength, to: 0...stripes.count - 1)
    }
}
