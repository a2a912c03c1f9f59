import Negotiation

/// Serves the cells of a Grid for one proposal.
struct GridSharing {
    private let cells: GridCells
    private let proposal: ProposedViewSize
    private var columns: Tracks
    private var rows: Tracks
    private var answers: [(proposal: ProposedViewSize, size: CGSize)?]
    /// The number of single-column cells still to be served, for each column.
    private var waitingInColumns: [Int]
    /// The proposal minus the gaps; infinite if there is none.
    private let room: CGSize

    /// The columns, or the rows.
    private struct Tracks {
        private(set) var lengths: [CGFloat]
        /// The total length of tracks that get no more cells.
        private(set) var committed: CGFloat = 0
        private var isCommitted: [Bool]
        /// The number of cells in the current group still to be served, for each track.
        private var waiting: [Int]
        /// The number of tracks with such cells.
        private(set) var openCount = 0

        init(count: Int) {
            lengths = Array(repeating: 0, count: count)
            isCommitted = Array(repeating: false, count: count)
            waiting = Array(repeating: 0, count: count)
        }

        func isOpen(_ track: Int) -> Bool { waiting[track] > 0 }

        mutating func grow(_ track: Int, to length: CGFloat) {
            guard length > lengths[track] else { return }
            if isCommitted[track] { committed += length - lengths[track] }
            lengths[track] = length
        }

        mutating func expect(_ track: Int) {
            if waiting[track] == 0 { openCount += 1 }
            waiting[track] += 1
        }

        mutating func serve(_ track: Int) {
            waiting[track] -= 1
            guard waiting[track] == 0 else { return }
            openCount -= 1
            commit(track)
        }

        /// Commits the tracks without cells in the current group.
        mutating func commitClosed() {
            for track in lengths.indices where waiting[track] == 0 { commit(track) }
        }

        private mutating func commit(_ track: Int) {
            guard !isCommitted[track] else { return }
            isCommitted[track] = true
            committed += lengths[track]
        }
    }

    init(cells: GridCells, proposal: ProposedViewSize) {
        self.cells = cells
        self.proposal = proposal
        columns = Tracks(count: cells.columnCount)
        rows = Tracks(count: cells.rowCount)
        answers = Array(repeating: nil, count: cells.cells.count)
        room = CGSize(
            width: (proposal.width ?? .infinity) - cells.columnGaps.reduce(0, +),
            height: (proposal.height ?? .infinity) - cells.rowGaps.reduce(0, +))
        waitingInColumns = Array(repeating: 0, count: cells.columnCount)
        for cell in cells.cells where !cell.isSpan { waitingInColumns[cell.columns.lowerBound] += 1 }
    }

    mutating func run() -> GridSolution {
        if proposal == .unspecified {
            for index in cells.cells.indices { ask(index, proposal, because: GridIdeal()) }
            spread(cells.cells.indices)
        } else {
            serveGroups()
        }
        let size = CGSize(
            width: cells.length(of: 0..<cells.columnCount, in: columns.lengths, .horizontal),
            height: cells.length(of: 0..<cells.rowCount, in: rows.lengths, .vertical))
        return GridSolution(
            widths: columns.lengths, heights: rows.lengths, answers: answers, size: cells.cells.isEmpty ? .zero : size)
    }

    private func tracks(_ axis: Axis) -> Tracks { axis == .horizontal ? columns : rows }

    // MARK: Order

    /// Cells served together.
    private struct Group {
        let key: GridCellKey
        let indices: ArraySlice<Int>
    }

    private func groups() -> [Group] {
        let keys = cells.cells.map { cell in
            let least = cell.node.ask(.zero, because: GridMinimum())
            let most = cell.node.ask(.infinity, because: GridMaximum())
            return GridCellKey(priority: cell.node.priority, least: least, most: most, proposal: proposal)
        }
        let sorted = keys.indices.sorted { one, other in
            keys[one] == keys[other] ? one < other : keys[one].isBefore(keys[other])
        }
        var groups: [Group] = []
        var rest = sorted[...]
        while let first = rest.first {
            let indices = rest.prefix { $0 == first || keys[$0] == keys[first] }
            groups.append(Group(key: keys[first], indices: indices))
            rest = rest.dropFirst(indices.count)
        }
        return groups
    }

    // MARK: Serving

    private mutating func serveGroups() {
        var rest = groups()[...]
        var isFirst = true
        while let first = rest.first {
            let turn = rest.prefix { !($0.key.priority < first.key.priority) }
            rest = rest.dropFirst(turn.count)
            for index in turn.lazy.flatMap(\.indices) {
                rows.expect(cells.cells[index].row)
                if !cells.cells[index].isSpan { columns.expect(cells.cells[index].columns.lowerBound) }
            }
            for group in turn {
                serve(group)
                guard isFirst else { continue }
                isFirst = false
                columns.commitClosed()
                rows.commitClosed()
            }
        }
    }

    private mutating func serve(_ group: Group) {
        let (width, height) = (share(.horizontal), share(.vertical))
        for index in group.indices {
            let cell = cells.cells[index]
            let asked = ProposedViewSize(
                width: width.map { length(for: cell, .horizontal, $0) },
                height: height.map { length(for: cell, .vertical, $0) })
            ask(
                index, asked,
                because: GridShare(
                    row: cell.row, column: cell.columns.lowerBound, key: group.key,
                    width: width, height: height, proposal: asked.lengths,
                    sharedAxes: cell.sharedAxes))
        }
        let single = group.indices.map { cells.cells[$0] }.filter { !$0.isSpan }
        for cell in single { waitingInColumns[cell.columns.lowerBound] -= 1 }
        spread(group.indices)
        for cell in single { columns.serve(cell.columns.lowerBound) }
        for index in group.indices { rows.serve(cells.cells[index].row) }
    }

    /// The share of each open column or row.
    struct Share {
        let proposed: CGFloat
        let gaps: CGFloat
        /// The total length of tracks that get no more cells.
        let taken: CGFloat
        let count: Int

        private var room: CGFloat { proposed - gaps }

        var length: CGFloat { room == .infinity ? .infinity : (room - taken) / CGFloat(count) }

        /// The arithmetic: `(40 - 6) / 2 = 17`.
        var words: String {
            "(\(PointsFormat.short(room)) - \(PointsFormat.short(taken))) / \(count) = " + PointsFormat.short(length)
        }

        /// The same from the proposal on: `(42 - 2 - 6) / 2`.
        var calculation: Calculation {
            let rest = [gaps, taken].filter { $0 != 0 }.reduce(Calculation(proposed)) { $0.adding(.minus($1)) }
            return count > 1 ? rest.adding(.over(CGFloat(count))) : rest
        }
    }

    /// The share; nil if nothing is proposed on the axis.
    private func share(_ axis: Axis) -> Share? {
        proposal[axis].map { proposed in
            Share(
                proposed: proposed, gaps: cells.gaps(axis).reduce(0, +), taken: tracks(axis).committed,
                count: max(1, tracks(axis).openCount))
        }
    }

    private func length(for cell: GridCell, _ axis: Axis, _ share: Share) -> CGFloat {
        let tracks = cells.tracks(of: cell, axis)
        let all = self.tracks(axis)
        let soFar = cells.length(of: tracks, in: all.lengths, axis)
        if cell.marks.unsizedAxes.contains(axis) { return soFar }
        guard tracks.count > 1 else { return max(share.length, soFar) }
        guard room[axis] != .infinity else { return .infinity }
        let others = all.lengths.indices.filter { !tracks.contains($0) }
        let room = others.reduce(room[axis]) { $0 - (all.isOpen($1) ? share.length : all.lengths[$1]) }
        return max(room + cells.innerGaps(of: tracks, axis), soFar)
    }

    private mutating func ask(_ index: Int, _ asked: ProposedViewSize, because reason: @autoclosure () -> some Reason) {
        let cell = cells.cells[index]
        let answer = cell.node.ask(asked, because: reason())
        answers[index] = (asked, answer)
        rows.grow(cell.row, to: answer.height)
        if !cell.isSpan { columns.grow(cell.columns.lowerBound, to: answer.width) }
    }

    // MARK: Spans

    /// Widens the columns of spans to fit their answers.
    private mutating func spread(_ indices: some Sequence<Int>) {
        for index in indices where cells.cells[index].isSpan {
            let cell = cells.cells[index]
            let answer = answers[index]?.size.width ?? 0
            let lack = answer - cells.length(of: cell.columns, in: columns.lengths, .horizontal)
            guard lack > 0 else { continue }
            let takers = takers(in: cell.columns)
            for column in takers {
                columns.grow(column, to: columns.lengths[column] + lack / CGFloat(takers.count))
            }
        }
    }

    /// The columns of a span that take the missing width.
    private func takers(in columns: Range<Int>) -> [Int] {
        if proposal != .unspecified {
            let takers = columns.filter { waitingInColumns[$0] > 0 }
            if !takers.isEmpty { return takers }
        }
        let empty = columns.filter { !cells.isFilled[$0] }
        return empty.isEmpty ? Array(columns) : empty
    }
}

/// The turn of a cell in a Grid.
struct GridCellKey: Equatable {
    let priority: Double
    /// The number of axes on which it takes any length.
    let infiniteAxes: Int
    /// The sum of the ranges of its other lengths.
    let flexibility: CGFloat

    init(priority: Double, least: CGSize, most: CGSize, proposal: ProposedViewSize) {
        self.priority = priority
        let axes = Axis.allCases.filter { proposal[$0] != nil }
        infiniteAxes = axes.count { most[$0] == .infinity }
        flexibility = axes.filter { most[$0] != .infinity }.reduce(0) { $0 + most[$1] - least[$1] }
    }

    func isBefore(_ other: GridCellKey) -> Bool {
        if priority != other.priority { return priority > other.priority }
        if infiniteAxes != other.infiniteAxes { return infiniteAxes < other.infiniteAxes }
        return flexibility < other.flexibility
    }
}
