import Negotiation

/// Serves the cells of a Grid under one proposal.
struct GridSharing {
    private let cells: GridCells
    private let proposal: ProposedViewSize
    private var columns: Tracks
    private var rows: Tracks
    private var answers: [(proposal: ProposedViewSize, size: CGSize)?]
    /// The cells that are not served yet.
    private var waiting: Set<Int>

    /// The columns, or the rows.
    private struct Tracks {
        var lengths: [CGFloat]
        /// Those to which no cell comes any more.
        var committed: Set<Int> = []

        init(count: Int) { lengths = Array(repeating: 0, count: count) }

        mutating func grow(_ track: Int, to length: CGFloat) { lengths[track] = max(lengths[track], length) }
    }

    init(cells: GridCells, proposal: ProposedViewSize) {
        self.cells = cells
        self.proposal = proposal
        columns = Tracks(count: cells.columnCount)
        rows = Tracks(count: cells.rowCount)
        answers = Array(repeating: nil, count: cells.cells.count)
        waiting = Set(cells.cells.indices)
    }

    mutating func run() -> GridSolution {
        if proposal == .unspecified {
            for index in cells.cells.indices { ask(index, proposal, because: GridIdeal()) }
            spread(Array(cells.cells.indices))
        } else {
            for group in groups() { serve(group) }
        }
        let size = CGSize(
            width: cells.length(of: 0..<cells.columnCount, in: columns.lengths, .horizontal),
            height: cells.length(of: 0..<cells.rowCount, in: rows.lengths, .vertical))
        return GridSolution(
            widths: columns.lengths, heights: rows.lengths, answers: answers, size: cells.cells.isEmpty ? .zero : size)
    }

    private func tracks(_ axis: Axis) -> Tracks { axis == .horizontal ? columns : rows }

    // MARK: Order

    /// Cells that are served together.
    private struct Group {
        let key: GridCellKey
        let indices: [Int]
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
        for index in sorted {
            if let last = groups.last, last.key == keys[index] {
                groups[groups.count - 1] = Group(key: last.key, indices: last.indices + [index])
            } else {
                groups.append(Group(key: keys[index], indices: [index]))
            }
        }
        return groups
    }

    // MARK: Serving

    private mutating func serve(_ group: Group) {
        let (width, height) = (share(.horizontal, group), share(.vertical, group))
        for index in group.indices {
            let cell = cells.cells[index]
            let asked = ProposedViewSize(
                width: width.map { length(for: cell, .horizontal, $0) },
                height: height.map { length(for: cell, .vertical, $0) })
            ask(
                index, asked,
                because: GridShare(
                    row: cell.row, column: cell.columns.lowerBound, key: group.key,
                    width: width?.words, height: height?.words, proposal: asked.lengths))
        }
        waiting.subtract(group.indices)
        spread(group.indices)
        commit(after: group)
    }

    /// What each open column, or row, gets of the room.
    struct Share {
        let room: CGFloat
        let open: Set<Int>
        let length: CGFloat

        /// `(40 - 6) / 2`.
        let words: String
    }

    /// Nil where nothing is proposed on the axis.
    private func share(_ axis: Axis, _ group: Group) -> Share? {
        guard let proposed = proposal[axis] else { return nil }
        let room = proposed - cells.gaps(axis).reduce(0, +)
        let open = open(axis) { $0 == group.key.priority }
        let tracks = tracks(axis)
        let taken = tracks.committed.reduce(0) { $0 + tracks.lengths[$1] }
        let length = room == .infinity ? .infinity : (room - taken) / CGFloat(max(1, open.count))
        let words =
            "(\(PointsFormat.short(room)) - \(PointsFormat.short(taken))) / \(max(1, open.count)) = "
            + PointsFormat.short(length)
        return Share(room: room, open: open, length: length, words: words)
    }

    /// The columns with a cell of one column to come, or the rows with any, of certain priorities.
    private func open(_ axis: Axis, where isCounted: (_ priority: Double) -> Bool) -> Set<Int> {
        var open: Set<Int> = []
        for cell in waiting.lazy.map({ cells.cells[$0] }) where isCounted(cell.node.priority) {
            if axis == .horizontal, cell.isSpan { continue }
            open.formUnion(cells.tracks(of: cell, axis))
        }
        return open
    }

    private func length(for cell: GridCell, _ axis: Axis, _ share: Share) -> CGFloat {
        let tracks = cells.tracks(of: cell, axis)
        let known = self.tracks(axis).lengths
        let soFar = cells.length(of: tracks, in: known, axis)
        if cell.marks.unsizedAxes.contains(axis) { return soFar }
        guard tracks.count > 1 else { return max(share.length, soFar) }
        guard share.room != .infinity else { return .infinity }
        let others = known.indices.filter { !tracks.contains($0) }
        let room = others.reduce(share.room) { $0 - (share.open.contains($1) ? share.length : known[$1]) }
        return max(room + cells.innerGaps(of: tracks, axis), soFar)
    }

    private mutating func ask(_ index: Int, _ asked: ProposedViewSize, because reason: @autoclosure () -> any Reason) {
        let cell = cells.cells[index]
        let answer = cell.node.ask(asked, because: reason())
        answers[index] = (asked, answer)
        rows.grow(cell.row, to: answer.height)
        if !cell.isSpan { columns.grow(cell.columns.lowerBound, to: answer.width) }
    }

    // MARK: Spans

    /// Makes the columns of spans as wide as their answers.
    private mutating func spread(_ indices: [Int]) {
        for index in indices where cells.cells[index].isSpan {
            let cell = cells.cells[index]
            let answer = answers[index]?.size.width ?? 0
            let lack = answer - cells.length(of: cell.columns, in: columns.lengths, .horizontal)
            guard lack > 0 else { continue }
            let takers = takers(in: cell.columns)
            for column in takers { columns.lengths[column] += lack / CGFloat(takers.count) }
        }
    }

    /// The columns of a span that take what they lack.
    private func takers(in columns: Range<Int>) -> [Int] {
        func oneColumn(_ indices: some Sequence<Int>) -> Set<Int> {
            Set(indices.map { cells.cells[$0] }.filter { !$0.isSpan }.map(\.columns.lowerBound))
        }
        if proposal != .unspecified {
            let open = oneColumn(waiting)
            let takers = columns.filter { open.contains($0) }
            if !takers.isEmpty { return takers }
        }
        let filled = oneColumn(cells.cells.indices)
        let empty = columns.filter { !filled.contains($0) }
        return empty.isEmpty ? Array(columns) : empty
    }

    private mutating func commit(after group: Group) {
        let isToCome = { $0 >= group.key.priority }
        columns.committed.formUnion(Set(columns.lengths.indices).subtracting(open(.horizontal, where: isToCome)))
        rows.committed.formUnion(Set(rows.lengths.indices).subtracting(open(.vertical, where: isToCome)))
    }
}

/// When a cell of a Grid is served.
struct GridCellKey: Equatable {
    let priority: Double
    /// The axes on which it takes whatever there is.
    let infiniteAxes: Int
    /// By how much its other lengths can change, together.
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
