import Negotiation

/// How a grid shares its space: first every cell is asked with all of it, then columns share the width, then rows the
/// height.
///
/// ```
///  18 for three columns     wanted  6   all   3 (fixed)      sorted  3   6   all
///  left without the fixed 3: 15     15 / 2: takes 6     left 9: takes 9
/// ```
///
/// A cell is asked again only for a larger proposal, or if its answer does not fit. The lengths of fixed columns and
/// rows, the minimums and the columns' requests come from the first answers; later ones do not change them.
struct GridSharing {
    let cells: GridCells
    let room: GridRoom
    private(set) var answers: [Answer?]
    /// The last proposal to each cell.
    private var proposals: [CGSize]
    private(set) var columns: [GridTrack]
    private(set) var rows: [GridTrack]
    /// The rest after fixed columns and rows; negative if there is not enough for them.
    private var left: (width: GridRest, height: GridRest)
    private let isRecorded: Bool

    init(cells: GridCells, spacing: CGSize, proposal: CGSize, isRecorded: Bool) {
        (self.cells, self.isRecorded) = (cells, isRecorded)
        room = GridRoom(
            proposal: proposal,
            spacing: CGSize(
                width: spacing.width * CGFloat(max(0, cells.columnCount - 1)),
                height: spacing.height * CGFloat(max(0, cells.rowCount - 1))))
        answers = Array(repeating: nil, count: cells.cells.count)
        proposals = Array(repeating: .zero, count: cells.cells.count)
        columns = (0..<cells.columnCount).map { GridTrack(index: $0) }
        rows = (0..<cells.rowCount).map { GridTrack(index: $0) }
        left = (
            GridRest(room, .horizontal, isRecorded: isRecorded), GridRest(room, .vertical, isRecorded: isRecorded)
        )
    }

    /// Returns the answer of each cell, in order.
    mutating func run() -> [Answer?] {
        askWhatIsWanted()
        takeFixedOut()
        shareWidth()
        shareHeight()
        return answers
    }

    /// Cells that are fully flexible on both axes need not be asked.
    private mutating func askWhatIsWanted() {
        for (index, cell) in cells.cells.enumerated() {
            let (across, down) = (cell.child.flexibility(for: .horizontal), cell.child.flexibility(for: .vertical))
            columns[cell.column].add(index, across, cell.child.layoutPriority)
            rows[cell.row].add(index, down, cell.child.layoutPriority)
            if across == .fullyFlexible, down == .fullyFlexible {
                columns[cell.column].wanted = .infinity
                continue
            }
            let size = ask(index, room.size, GridWanted(room: room))
            columns[cell.column].want(size.width, across)
            rows[cell.row].want(size.height, down)
        }
    }

    private mutating func takeFixedOut() {
        for column in columns where column.isFixed { left.width.take(column.wanted, atLeast: nil) }
        for row in rows where row.isFixed { left.height.take(row.wanted, atLeast: nil) }
    }

    /// Fixed columns already have their lengths, but still count among those that share.
    private mutating func shareWidth() {
        for row in rows.indices { rows[row].wanted = 0 }
        var rest = left.width
        for group in columns.inTurn {
            for (place, column) in group.enumerated() where !column.isFixed {
                let share = GridShare(
                    axis: .horizontal, rest: rest, count: group.count - place, minimum: column.minimum)
                columns[column.index].share = share
                rest.take(width(of: column, in: share), atLeast: 0)
            }
        }
    }

    /// Asks the cells of a column with its share, and collects the requests of the rows.
    private mutating func width(of column: GridTrack, in share: GridShare) -> CGFloat {
        column.cells.reduce(0) { width, index in
            let row = cells.cells[index].row
            let height = GridLength(left.height, minimum: rows[row].minimum)
            let size = askIfNeeded(index, GridShared(share: share, across: height))
            let isFull = cells.cells[index].child.flexibility(for: .vertical) == .fullyFlexible
            rows[row].wanted = max(rows[row].wanted, isFull ? .infinity : size.height)
            return max(width, size.width)
        }
    }

    /// Asks the cells with their columns' widths. Fixed rows are asked too, although their heights are subtracted
    /// already.
    private mutating func shareHeight() {
        let widths = cells.lengths(.horizontal, of: answers)
        var rest = left.height
        for group in rows.inTurn {
            // As in the real library: a row takes the length of the highest row so far in its group, and cells of fixed
            // columns take nothing.
            var highest: CGFloat = 0
            for (place, row) in group.enumerated() {
                let share = GridShare(axis: .vertical, rest: rest, count: group.count - place, minimum: row.minimum)
                rows[row.index].share = share
                for index in row.cells {
                    let column = columns[cells.cells[index].column]
                    let width = GridLength(
                        widths[column.index], in: widest(in: column, widths[column.index]), minimum: column.minimum)
                    let size = askIfNeeded(index, GridShared(share: share, across: width))
                    if !column.isFixed { highest = max(highest, size.height) }
                }
                rest.take(highest, atLeast: 0)
            }
        }
    }

    /// The answer of a column's widest cell; nil if nothing is recorded.
    private func widest(in column: GridTrack, _ width: CGFloat) -> ExchangeID? {
        guard isRecorded else { return nil }
        return column.cells.lazy.compactMap { answers[$0] }.first { $0.size.width == width }?.exchange
    }

    /// - Returns: the size of the cell's answer, this one or its earlier one.
    private mutating func askIfNeeded(_ index: Int, _ reason: GridShared) -> CGSize {
        let proposal = reason.size
        if let answer = answers[index] {
            let last = proposals[index]
            let isNoMore = proposal.width.fits(last.width) && proposal.height.fits(last.height)
            let isRoomy = answer.size.width.fits(proposal.width) && answer.size.height.fits(proposal.height)
            if isNoMore && isRoomy { return answer.size }
        }
        return ask(index, proposal, reason)
    }

    private mutating func ask(_ index: Int, _ proposal: CGSize, _ reason: some Reason) -> CGSize {
        let answer = cells.cells[index].child.ask(proposal, because: reason)
        answers[index] = answer
        proposals[index] = proposal
        return answer.size
    }
}

/// A column, or a row.
struct GridTrack {
    let index: Int
    private(set) var cells: [Int] = []
    private(set) var flexibility = Flexibility.fixedSize
    private(set) var priority = -CGFloat.infinity
    /// The longest of its fixed cells: none of its cells is proposed less.
    private(set) var minimum: CGFloat = 0
    /// The longest request of its cells: infinite if one is fully flexible.
    var wanted: CGFloat = 0
    /// Its share; nil for a fixed column.
    var share: GridShare?

    init(index: Int) {
        self.index = index
    }

    /// Whether all its cells are fixed.
    var isFixed: Bool { flexibility == .fixedSize }

    /// - Parameter cell: its index among all cells.
    mutating func add(_ cell: Int, _ flexibility: Flexibility, _ priority: CGFloat) {
        cells.append(cell)
        self.flexibility = max(self.flexibility, flexibility)
        if priority > self.priority { self.priority = priority }
    }

    /// Records a cell's answer before the lengths are shared.
    mutating func want(_ length: CGFloat, _ flexibility: Flexibility) {
        wanted = max(wanted, flexibility == .fullyFlexible ? .infinity : length)
        if flexibility == .fixedSize { minimum = max(minimum, length) }
    }
}

extension [GridTrack] {
    /// The groups by priority, highest first. In a group the smallest request is first, and equal ones keep their
    /// order.
    fileprivate var inTurn: [[GridTrack]] {
        Set(map(\.priority)).sorted(by: >).map { priority in
            filter { $0.priority == priority }.sorted { ($0.wanted, $0.index) < ($1.wanted, $1.index) }
        }
    }
}
