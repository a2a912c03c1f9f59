import EngineKit
import Negotiation

extension GridSolver {
    /// The shares of the columns and the rows for a proposal.
    func shares(for proposal: ProposedViewSize) -> ShareMaker {
        let solution = solution(for: proposal)
        let tracks = AxisPair(
            horizontal: tracks(.horizontal, solution.widths, of: solution),
            vertical: tracks(.vertical, solution.heights, of: solution))
        let gaps = CGSize(width: cells.gaps(.horizontal).reduce(0, +), height: cells.gaps(.vertical).reduce(0, +))
        return { _ in
            Axis.allCases.map { axis in
                Share(
                    axis, of: .tracks, .divided(available: proposal[axis] ?? .infinity, spacing: gaps[axis]),
                    by: GridRule(isIdeal: proposal == .unspecified),
                    members: tracks[axis].enumerated().map { number, track in
                        Share.Member(
                            track.longest?.element, number: number + 1, asked: track.longest?.ask,
                            wanted: track.longest?.got[axis], got: track.length,
                            because: GridPart(axis: axis, got: track.length))
                    })
            }
        }
    }

    /// The origin of a length of that size: the longest cell of each column or row, and the gaps.
    func explanation(of size: CGSize, to proposal: ProposedViewSize, on axis: Axis) -> LengthExplanation {
        let solution = solution(for: proposal)
        let count = cells.gaps(axis).count
        let longest = longestCells(axis, count: count, of: solution).compactMap { index in
            index.flatMap { index in solution.answers[index].map { (cells.cells[index].node, $0) } }
        }
        return .sum(
            of: longest.map { node, answer in (node.exchange(at: answer.proposal), answer.size[axis]) },
            spacing: cells.innerGaps(of: 0..<count, axis), in: size[axis], on: axis)
    }

    /// A column, or a row.
    private struct Track: Sendable {
        let length: CGFloat
        /// The cell in this track alone that decides its length.
        let longest: CombinedChild?
    }

    private func tracks(_ axis: Axis, _ lengths: [CGFloat], of solution: GridSolution) -> [Track] {
        zip(lengths, longestCells(axis, count: lengths.count, of: solution)).map { length, index in
            let longest = index.flatMap { index in
                solution.answers[index].map { answer in
                    let node = cells.cells[index].node
                    return CombinedChild(
                        node.id, asked: node.exchange(at: answer.proposal), answering: answer.size)
                }
            }
            return Track(length: length, longest: longest)
        }
    }

    /// For each track, the first of the longest cells that are in it alone.
    func longestCells(_ axis: Axis, count: Int, of solution: GridSolution) -> [Int?] {
        var longest = [Int?](repeating: nil, count: count)
        func length(_ index: Int) -> CGFloat { solution.answers[index]?.size[axis] ?? 0 }
        for index in cells.cells.indices {
            let tracks = cells.tracks(of: cells.cells[index], axis)
            guard tracks.count == 1 else { continue }
            let before = longest[tracks.lowerBound]
            if before.map({ length($0) < length(index) }) ?? true { longest[tracks.lowerBound] = index }
        }
        return longest
    }
}

/// The rule by which a Grid shares its space.
struct GridRule: Reason {
    let isIdeal: Bool

    var sentence: String {
        isIdeal
            ? "each is as long as the ideal length of its longest cell"
            : "cells by priority, the least flexible first, in equal shares of what is left"
    }
}

/// The reason for the length of a column or a row.
struct GridPart: Reason {
    let axis: Axis
    let got: CGFloat

    var sentence: String { "its longest cell's \(PointsFormat.short(got))" }

    func calculation(on axis: Axis) -> Calculation? { axis == self.axis ? Calculation(got) : nil }
}
