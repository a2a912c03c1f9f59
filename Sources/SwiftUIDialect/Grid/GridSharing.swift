import Negotiation

/// Serves the cells of a Grid under one proposal.
struct GridSharing {
    private let cells: GridCells
    private let proposal: ProposedViewSize
    private var lengths: [Axis: [CGFloat]]
    private var answers: [(proposal: ProposedViewSize, size: CGSize)?]
    /// The cells that are not served yet.
    private var waiting: Set<Int>
    private var committed: [Axis: Set<Int>] = [.horizontal: [], .vertical: []]

    init(cells: GridCells, proposal: ProposedViewSize) {
        self.cells = cells
        self.proposal = proposal
        lengths = [
            .horizontal: Array(repeating: 0, count: cells.columnCount),
            .vertical: Array(repeating: 0, count: cells.rowCount),
        ]
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
        let (widths, heights) = (lengths[.horizontal] ?? [], lengths[.vertical] ?? [])
        let size = CGSize(
            width: cells.length(of: 0..<cells.columnCount, in: widths, .horizontal),
            height: cells.length(of: 0..<cells.rowCount, in: heights, .vertical))
        return GridSolution(
            widths: widths, heights: heights, answers: answers, size: cells.cells.isEmpty ? .zero : size)
    }

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
        let shares = [Axis.horizontal: share(.horizontal, group), .vertical: share(.vertical, group)]
        for index in group.indices {
            let cell = cells.cells[index]
            var asked = ProposedViewSize.unspecified
            for axis in Axis.allCases {
                asked[axis] = shares[axis].flatMap { $0.flatMap { length(for: cell, axis, $0) } }
            }
            ask(
                index, asked,
                because: GridShare(
                    row: cell.row, column: cell.columns.lowerBound, key: group.key,
                    width: shares[.horizontal]?.map(\.words), height: shares[.vertical]?.map(\.words), asked: asked))
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
        let open = tracks(axis, waitingAtLeast: group.key.priority, exactly: true)
        let taken = (committed[axis] ?? []).reduce(0) { $0 + (lengths[axis]?[$1] ?? 0) }
        let length = room == .infinity ? .infinity : (room - taken) / CGFloat(max(1, open.count))
        let words =
            "(\(PointsFormat.short(room)) - \(PointsFormat.short(taken))) / \(max(1, open.count)) = "
            + PointsFormat.short(length)
        return Share(room: room, open: open, length: length, words: words)
    }

    /// The columns with a cell of one column to come, or the rows with any, of a priority or above.
    private func tracks(_ axis: Axis, waitingAtLeast priority: Double, exactly: Bool) -> Set<Int> {
        var tracks: Set<Int> = []
        for index in waiting {
            let cell = cells.cells[index]
            let own = cell.node.priority
            guard exactly ? own == priority : own >= priority else { continue }
            if axis == .horizontal, cell.isSpan { continue }
            tracks.formUnion(cells.tracks(of: cell, axis))
        }
        return tracks
    }

    private func length(for cell: GridCell, _ axis: Axis, _ share: Share) -> CGFloat? {
        let tracks = cells.tracks(of: cell, axis)
        let known = lengths[axis] ?? []
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
        grow(.vertical, cell.row, to: answer.height)
        if !cell.isSpan { grow(.horizontal, cell.columns.lowerBound, to: answer.width) }
    }

    private mutating func grow(_ axis: Axis, _ track: Int, to length: CGFloat) {
        let known = lengths[axis]?[track] ?? 0
        lengths[axis]?[track] = max(known, length)
    }

    // MARK: Spans

    /// Makes the columns of spans as wide as their answers.
    private mutating func spread(_ indices: [Int]) {
        for index in indices where cells.cells[index].isSpan {
            let cell = cells.cells[index]
            let answer = answers[index]?.size.width ?? 0
            let lack = answer - cells.length(of: cell.columns, in: lengths[.horizontal] ?? [], .horizontal)
            guard lack > 0 else { continue }
            let takers = takers(in: cell.columns)
            for column in takers { lengths[.horizontal]?[column] += lack / CGFloat(takers.count) }
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
        for axis in Axis.allCases {
            let open = tracks(axis, waitingAtLeast: group.key.priority, exactly: false)
            let all = Set((lengths[axis] ?? []).indices)
            committed[axis, default: []].formUnion(all.subtracting(open))
        }
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
