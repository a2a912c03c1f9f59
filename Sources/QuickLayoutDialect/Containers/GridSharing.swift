import Negotiation

/// How a grid shares its room: first every cell is asked what it wants of all of it, then columns share the width, then
/// rows the height.
///
/// ```
///  18 for three columns     wanted  6   all   3 (fixed)      sorted  3   6   all
///  left without the fixed 3: 15     15 / 2: takes 6     left 9: takes 9
/// ```
///
/// A cell is asked again only for more, or where what it answered does not fit. The lengths of fixed columns and rows,
/// the minimums and what columns want are those of the first answers; later ones do not change them.
struct GridSharing {
    let cells: GridCells
    let room: GridRoom
    private(set) var answers: [LayoutNode?]
    /// What each cell was proposed last.
    private var proposals: [CGSize]
    private(set) var columns: [GridTrack]
    private(set) var rows: [GridTrack]
    /// What the columns and rows of fixed size leave of the room; less than 0 where it does not suffice for them.
    private var left: (width: GridRest, height: GridRest)

    init(cells: GridCells, spacing: CGSize, proposal: CGSize) {
        self.cells = cells
        room = GridRoom(
            proposal: proposal,
            spacing: CGSize(
                width: spacing.width * CGFloat(max(0, cells.columnCount - 1)),
                height: spacing.height * CGFloat(max(0, cells.rowCount - 1))))
        answers = Array(repeating: nil, count: cells.cells.count)
        proposals = Array(repeating: .zero, count: cells.cells.count)
        columns = (0..<cells.columnCount).map { GridTrack(index: $0) }
        rows = (0..<cells.rowCount).map { GridTrack(index: $0) }
        let isRecorded = cells.cells.first?.child.node.id != nil
        left = (
            GridRest(room, .horizontal, isRecorded: isRecorded), GridRest(room, .vertical, isRecorded: isRecorded)
        )
    }

    /// The answer of each cell, in order.
    mutating func run() -> [LayoutNode?] {
        askWhatIsWanted()
        takeFixedOut()
        shareWidth()
        shareHeight()
        return answers
    }

    /// Cells that take whatever they get on both axes need not be asked.
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

    /// Columns of fixed size have had theirs, but still count among those that share.
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

    /// Asks the cells of a column in its share; what rows want is learnt by the way.
    private mutating func width(of column: GridTrack, in share: GridShare) -> CGFloat {
        column.cells.reduce(0) { width, index in
            let row = cells.cells[index].row
            let height = GridLength(left.height.length, minimum: rows[row].minimum)
            let size = askIfNeeded(index, GridShared(share: share, across: height))
            let isFull = cells.cells[index].child.flexibility(for: .vertical) == .fullyFlexible
            rows[row].wanted = max(rows[row].wanted, isFull ? .infinity : size.height)
            return max(width, size.width)
        }
    }

    /// Now the cells learn their columns' widths. Rows of fixed size are asked too, though their heights are out
    /// already.
    private mutating func shareHeight() {
        let widths = cells.lengths(.horizontal, of: answers)
        var rest = left.height
        for group in rows.inTurn {
            // As the real library counts: a row takes what the highest before it in its group took, and cells of fixed
            // columns take nothing.
            var highest: CGFloat = 0
            for (place, row) in group.enumerated() {
                let share = GridShare(axis: .vertical, rest: rest, count: group.count - place, minimum: row.minimum)
                rows[row.index].share = share
                for index in row.cells {
                    let column = columns[cells.cells[index].column]
                    let width = GridLength(widths[column.index], minimum: column.minimum)
                    let size = askIfNeeded(index, GridShared(share: share, across: width))
                    if !column.isFixed { highest = max(highest, size.height) }
                }
                rest.take(highest, atLeast: 0)
            }
        }
    }

    /// - Returns: the size of the cell's answer, be it this one or the one that it gave before.
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
        let answer = cells.cells[index].child.layoutThatFits(proposal, because: reason)
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
    /// The longest of its cells of fixed size: none of its cells is proposed less.
    private(set) var minimum: CGFloat = 0
    /// The longest of what its cells want: infinite where one takes whatever it gets.
    var wanted: CGFloat = 0
    /// What it was given; nil for a column of fixed size.
    var share: GridShare?

    init(index: Int) {
        self.index = index
    }

    /// Whether all its cells are of fixed size.
    var isFixed: Bool { flexibility == .fixedSize }

    /// - Parameter cell: its place among all cells.
    mutating func add(_ cell: Int, _ flexibility: Flexibility, _ priority: CGFloat) {
        cells.append(cell)
        self.flexibility = max(self.flexibility, flexibility)
        if priority > self.priority { self.priority = priority }
    }

    /// Notes what a cell answered before anything is shared out.
    mutating func want(_ length: CGFloat, _ flexibility: Flexibility) {
        wanted = max(wanted, flexibility == .fullyFlexible ? .infinity : length)
        if flexibility == .fixedSize { minimum = max(minimum, length) }
    }
}

extension [GridTrack] {
    /// By priority, the highest first; in a priority smallest request first, and equal ones in their order.
    fileprivate var inTurn: [[GridTrack]] {
        Set(map(\.priority)).sorted(by: >).map { priority in
            filter { $0.priority == priority }.sorted { ($0.wanted, $0.index) < ($1.wanted, $1.index) }
        }
    }
}
