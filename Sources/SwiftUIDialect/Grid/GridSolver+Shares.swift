import Negotiation

extension GridSolver {
    /// How the columns came by the width, and the rows by the height, under a proposal.
    func shares(for proposal: ProposedViewSize) -> [Share] {
        let solution = solution(for: proposal)
        return [
            share(.horizontal, solution.widths, of: solution, in: proposal),
            share(.vertical, solution.heights, of: solution, in: proposal),
        ]
    }

    private func share(
        _ axis: Axis, _ lengths: [CGFloat], of solution: GridSolution, in proposal: ProposedViewSize
    ) -> Share {
        Share(
            axis, of: .tracks,
            .divided(available: proposal[axis] ?? .infinity, spacing: cells.gaps(axis).reduce(0, +)),
            by: GridRule(isIdeal: proposal == .unspecified),
            members: lengths.enumerated().map { track, length in
                let longest = longestCell(in: track, axis, of: solution)
                return Share.Member(
                    longest.flatMap { cells.cells[$0].node.id }, number: track + 1,
                    wanted: longest.flatMap { solution.answers[$0]?.size[axis] }, got: length,
                    because: GridPart(axis: axis, got: length))
            })
    }

    /// The cell of one column, or row, that makes it as long as it is.
    private func longestCell(in track: Int, _ axis: Axis, of solution: GridSolution) -> Int? {
        cells.cells.indices.filter { index in
            let tracks = cells.tracks(of: cells.cells[index], axis)
            return tracks.count == 1 && tracks.contains(track)
        }.max { (solution.answers[$0]?.size[axis] ?? 0) < (solution.answers[$1]?.size[axis] ?? 0) }
    }
}

/// The rule by which a Grid shares its room.
struct GridRule: Reason {
    let isIdeal: Bool

    var sentence: String {
        isIdeal
            ? "each is as long as the ideal length of its longest cell"
            : "cells by priority, the least flexible first, in equal shares of what is left"
    }
}

/// How a column or a row came by its length.
struct GridPart: Reason {
    let axis: Axis
    let got: CGFloat

    var sentence: String { "its longest cell's \(PointsFormat.short(got))" }

    func calculation(on axis: Axis) -> Calculation? { axis == self.axis ? Calculation(got) : nil }
}
