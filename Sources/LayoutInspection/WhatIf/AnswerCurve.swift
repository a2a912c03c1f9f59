import Foundation
import Negotiation

/// An element's answers as its proposal grows along one axis cell by cell, with the other axis unchanged or unlimited.
/// The element is asked outside of its layout.
package struct AnswerCurve: Hashable, Sendable {
    package let axis: Axis
    /// The proposal on the other axis, in points; infinite for no limit.
    package let across: CGFloat
    /// The points in a cell.
    package let cell: CGSize
    /// The answers to 1, 2, 3 cells and so on, in points.
    package let answers: [CGSize]
    /// The answer to a proposal of 0.
    package let minimum: CGSize
    /// The answer to an unspecified length; nil if the dialect has none.
    package let ideal: CGSize?
    /// The answer to an unlimited proposal.
    package let maximum: CGSize
    /// The layout's last proposal, in points; nil for no limit.
    package let current: CGFloat?
    /// Whether the element shows a text: its height is then counted in lines.
    package let isText: Bool
    /// How many asks it took: an answer that holds for many proposals is asked once.
    package let asks: Int

    /// The layout's proposal in whole cells, rounded down and limited to the curve.
    package var currentCells: Int? {
        current.map { Int(clamping: $0 / cell[axis], to: 0...answers.count) }
    }
}

/// The nearest proposal at which an element's answer changes.
package struct AnswerThreshold: Hashable, Sendable {
    /// From here on, or down from here.
    package let cells: Int
    package let answer: CGSize
}

extension AnswerCurve {
    /// The nearest larger proposal at which the answer changes: where the length across changes, such as a text's
    /// number of lines. If that never changes: where a text reaches its full width, or where another element's length
    /// along the axis bends.
    package var upper: AnswerThreshold? {
        guard let now = currentCells, now >= 1, now < answers.count else { return nil }
        return threshold(in: Array((now + 1)...answers.count), from: now, direction: 1)
    }

    /// The nearest smaller one.
    package var lower: AnswerThreshold? {
        let now = currentCells ?? answers.count
        guard now > 1 else { return nil }
        return threshold(in: Array((1...(now - 1)).reversed()), from: now, direction: -1)
    }

    private func threshold(in sizes: [Int], from now: Int, direction: Int) -> AnswerThreshold? {
        let crossed = sizes.first { !length($0, axis.other).isAlmost(length(now, axis.other)) }
        let countsLines = isText && axis == .horizontal
        let found =
            crossed
            ?? (countsLines ? wholeness(in: sizes, from: now) : bend(in: sizes, from: now, direction: direction))
        return found.map { AnswerThreshold(cells: $0, answer: answers[$0 - 1]) }
    }

    /// The size at which a text reaches or loses its full width.
    private func wholeness(in sizes: [Int], from now: Int) -> Int? {
        func isWhole(_ size: Int) -> Bool { length(size, axis).isAlmost(maximum[axis]) }
        return sizes.first { isWhole($0) != isWhole(now) }
    }

    /// The size at which the length along the axis bends. Downward, sizes and lengths are negated.
    private func bend(in sizes: [Int], from now: Int, direction: Int) -> Int? {
        let sign = CGFloat(direction)
        var trend = LengthTrend(length(now, axis) * sign, at: now * direction)
        return sizes.first { size in
            !trend.goesOn(
                with: length(size, axis) * sign, at: size * direction, cell: cell[axis], slack: CellProjection.slack)
        }
    }

    private func length(_ cells: Int, _ axis: Axis) -> CGFloat { answers[cells - 1][axis] }

    /// An answer in words: "1 line" for a text whose number of lines varies on the curve, else "26×1".
    package func words(_ answer: CGSize) -> String {
        let lines = (answer.height / cell.height).rounded()
        guard isText, axis == .horizontal, lines.magnitude < 1e6,
            answers.contains(where: { !$0.height.isAlmost(answer.height) })
        else { return PointsFormat.short(answer) }
        return FindingText.count(Int(lines), "line")
    }
}
