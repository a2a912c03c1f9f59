import EngineKit
import Negotiation

/// Measures and places the cells of a Grid. A class, because every ask adds to its memory.
final class GridSolver {
    let cells: GridCells
    let alignment: Alignment
    private var solutions: [ProposalKey: GridSolution] = [:]

    init(_ children: Nodes, alignment: Alignment, horizontalSpacing: CGFloat?, verticalSpacing: CGFloat?) {
        cells = GridCells(children, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
        self.alignment = alignment
    }

    func solution(for proposal: ProposedViewSize) -> GridSolution {
        if let known = solutions[ProposalKey(proposal)] { return known }
        var sharing = GridSharing(cells: cells, proposal: proposal)
        let solution = sharing.run()
        solutions[ProposalKey(proposal)] = solution
        return solution
    }

    /// The preferred spacing at each side, from the cells there.
    var spacing: ViewSpacing {
        var spacing = ViewSpacing()
        guard !cells.cells.isEmpty else { return .zero }
        for cell in cells.cells {
            var edges: Edge.Set = []
            if cell.columns.lowerBound == 0 { edges.formUnion(.leading) }
            if cell.columns.upperBound == cells.columnCount { edges.formUnion(.trailing) }
            if cell.row == 0 { edges.formUnion(.top) }
            if cell.row == cells.rowCount - 1 { edges.formUnion(.bottom) }
            spacing.formUnion(cell.node.spacing, edges: edges)
        }
        return spacing
    }

    // MARK: Placing

    func placement(for proposal: ProposedViewSize) -> Places {
        guard let first = cells.cells.first?.node else { return .none }
        let solution = solution(for: proposal)
        let slots = GridSlots(solution, in: cells)
        let longest = deciders(of: solution)
        let asked = cells.cells.indices.map { index in
            let cell = cells.cells[index]
            let slot = slots[cell]
            let proposal = solution.proposal(of: index, in: slot.size)
            if cell.node.answer(to: proposal) == nil {
                let reason = GridSlot(
                    size: slot.size, width: cell.isSpan ? nil : longest[.horizontal][cell.columns.lowerBound],
                    height: longest[.vertical][cell.row])
                _ = cell.node.ask(proposal, because: reason)
            }
            return (slot: slot, proposal: proposal)
        }
        let lines = baselines(asked.map(\.proposal))
        return first.places(cells.cells.indices) { index in
            let cell = cells.cells[index]
            let (slot, proposal) = asked[index]
            let place = GridPlaced(
                size: cell.node.size(at: proposal), slot: slot, row: cell.row, column: cell.columns.lowerBound,
                inside: inside(cell, slot.size, at: proposal, lines[cell.row]))
            return PlacedChild(cell.node, at: place.corner, proposal: proposal, because: place)
        }
    }

    /// The answer that is as long as its column or row, for each of them; nil if nothing is recorded.
    private func deciders(of solution: GridSolution) -> AxisPair<[ExchangeID?]> {
        func deciders(_ axis: Axis, _ lengths: [CGFloat]) -> [ExchangeID?] {
            zip(lengths, longestCells(axis, count: lengths.count, of: solution)).map { length, index in
                guard let index, let answer = solution.answers[index], answer.size[axis] == length else { return nil }
                return cells.cells[index].node.exchange(at: answer.proposal)
            }
        }
        guard cells.cells.first?.node.isRecorded == true else {
            return AxisPair(
                horizontal: solution.widths.map { _ in nil }, vertical: solution.heights.map { _ in nil })
        }
        return AxisPair(
            horizontal: deciders(.horizontal, solution.widths), vertical: deciders(.vertical, solution.heights))
    }

    /// The position of a cell's view in its slot.
    private func inside(
        _ cell: GridCell, _ slot: CGSize, at proposal: ProposedViewSize, _ baseline: CGFloat?
    ) -> CGPoint {
        let view = cell.node.dimensions(at: proposal)
        let rest = CGPoint(x: slot.width - view.width, y: slot.height - view.height)
        if let anchor = cell.marks.anchor { return CGPoint(x: rest.x * anchor.x, y: rest.y * anchor.y) }
        let (column, row) = (columnAlignment(of: cell), rowAlignment(of: cell))
        let x = column.key.fraction.map { rest.x * $0 } ?? slot.width / 2 - view[column]
        let y = row.key.fraction.map { rest.y * $0 } ?? (baseline ?? 0) - view[row]
        return CGPoint(x: x, y: y)
    }

    private func columnAlignment(of cell: GridCell) -> HorizontalAlignment {
        let named = cell.isInRow && !cell.isSpan ? cells.columnAlignments[cell.columns.lowerBound] : nil
        return named ?? alignment.horizontal
    }

    private func rowAlignment(of cell: GridCell) -> VerticalAlignment { cell.rowAlignment ?? alignment.vertical }

    /// The baseline of each row whose cells are not aligned by a fraction of its height: the lowest one.
    private func baselines(_ proposals: [ProposedViewSize]) -> [Int: CGFloat] {
        var lines: [Int: CGFloat] = [:]
        for (cell, proposal) in zip(cells.cells, proposals) {
            let guide = rowAlignment(of: cell)
            guard guide.key.fraction == nil, cell.marks.anchor == nil else { continue }
            let own = cell.node.dimensions(at: proposal)[guide]
            lines[cell.row] = max(lines[cell.row] ?? own, own)
        }
        return lines
    }
}

extension AlignmentKey {
    /// The guide as a fraction of the length; nil if it is none.
    fileprivate var fraction: CGFloat? {
        switch line {
        case .start: 0
        case .center: 0.5
        case .end: 1
        case .firstTextBaseline, .lastTextBaseline, .custom: nil
        }
    }
}

/// The columns and rows of a Grid for a proposal.
struct GridSolution {
    var widths: [CGFloat]
    var heights: [CGFloat]
    /// The last proposal to each cell, and its answer.
    var answers: [(proposal: ProposedViewSize, size: CGSize)?]
    let size: CGSize

    /// The proposal for placing a cell: its slot, or its last proposal if it answered exactly the slot.
    func proposal(of index: Int, in slot: CGSize) -> ProposedViewSize {
        if let last = answers[index], last.size == slot { return last.proposal }
        return ProposedViewSize(slot)
    }
}

/// The positions of a Grid's cells.
private struct GridSlots {
    private let solution: GridSolution
    private let cells: GridCells
    private let lefts: [CGFloat]
    private let tops: [CGFloat]

    init(_ solution: GridSolution, in cells: GridCells) {
        (self.solution, self.cells) = (solution, cells)
        lefts = Self.starts(solution.widths, gaps: cells.columnGaps)
        tops = Self.starts(solution.heights, gaps: cells.rowGaps)
    }

    /// The start of each track.
    private static func starts(_ lengths: [CGFloat], gaps: [CGFloat]) -> [CGFloat] {
        var starts: [CGFloat] = []
        var (taken, between): (CGFloat, CGFloat) = (0, 0)
        for (length, gap) in zip(lengths, gaps) {
            // There is no gap before the first.
            if !starts.isEmpty { between += gap }
            starts.append(taken + between)
            taken += length
        }
        return starts
    }

    subscript(cell: GridCell) -> CGRect {
        CGRect(
            x: lefts[cell.columns.lowerBound], y: tops[cell.row],
            width: cells.length(of: cell.columns, in: solution.widths, .horizontal),
            height: solution.heights[cell.row])
    }
}
