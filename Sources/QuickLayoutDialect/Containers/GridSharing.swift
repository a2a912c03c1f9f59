import Negotiation

/// How a grid shares its room: first every cell is asked what it wants of all of it, then columns share the width, then
/// rows the height. A cell is asked again only for more, or where what it answered does not fit.
struct GridSharing {
    private let cells: GridCells
    private let room: GridRoom
    private var answers: [LayoutNode?]
    /// What each cell was proposed last.
    private var proposals: [CGSize]
    /// The columns' widths, once they are shared out.
    private var widths: [CGFloat]

    private static let slack: CGFloat = 1e-4

    init(cells: GridCells, spacing: CGSize, proposal: CGSize) {
        self.cells = cells
        room = GridRoom(
            proposal: proposal,
            spacing: CGSize(
                width: spacing.width * CGFloat(max(0, cells.columnCount - 1)),
                height: spacing.height * CGFloat(max(0, cells.rowCount - 1))))
        answers = Array(repeating: nil, count: cells.cells.count)
        proposals = Array(repeating: .zero, count: cells.cells.count)
        widths = Array(repeating: 0, count: cells.columnCount)
    }

    mutating func run() -> [LayoutNode?] {
        askWhatIsWanted()
        share(.horizontal)
        share(.vertical)
        return answers
    }

    /// Those that take whatever they get need not be asked.
    private mutating func askWhatIsWanted() {
        for (index, cell) in cells.cells.enumerated() {
            let takesAll = Axis.allCases.allSatisfy { cell.child.flexibility(for: $0) == .fullyFlexible }
            guard !takesAll else { continue }
            ask(index, room.size, GridWanted(room: room))
        }
    }

    /// A column, or a row.
    private struct Track {
        let index: Int
        var cells: [Int] = []
        var flexibility = Flexibility.fixedSize
        var priority = -CGFloat.infinity
        /// The longest of what its cells want.
        var wanted: CGFloat = 0
        /// The longest of its cells of fixed size: the others are offered no less.
        var longestFixed: CGFloat = 0

        var isFixed: Bool { flexibility == .fixedSize }

        /// Who wants least comes first; those that take all come last.
        var order: (CGFloat, Int) { (flexibility == .fullyFlexible ? .infinity : wanted, index) }
    }

    /// Takes the fixed columns, or rows, out of the room, and serves the others in turn: the highest priority first,
    /// and in a
    /// priority who wants least. A fixed one has its turn too, though it needs none: it counts among those that share.
    private mutating func share(_ axis: Axis) {
        let tracks = tracks(axis)
        var rest = tracks.reduce(room.size[axis]) { $1.isFixed ? max(0, $0 - $1.wanted) : $0 }
        for priority in Set(tracks.map(\.priority)).sorted(by: >) {
            let group = tracks.filter { $0.priority == priority }.sorted { $0.order < $1.order }
            var longest: CGFloat = 0
            for (place, track) in group.enumerated() {
                serve(track, axis, GridTurn(rest: rest, count: group.count - place))
                let length = length(of: track, axis)
                longest = max(longest, length)
                // As the real library counts: a row takes what the longest before it took, and a fixed one once more.
                let taken = axis == .vertical ? longest : track.isFixed ? 0 : length
                rest = max(0, rest - taken)
            }
        }
        if axis == .horizontal { widths = tracks.map { length(of: $0, axis) } }
    }

    private func tracks(_ axis: Axis) -> [Track] {
        var tracks = (0..<cells.trackCount(axis)).map { Track(index: $0) }
        for (index, cell) in cells.cells.enumerated() {
            let track = cell.track(axis)
            tracks[track].cells.append(index)
            tracks[track].flexibility = max(tracks[track].flexibility, cell.child.flexibility(for: axis))
            let priority = cell.child.layoutPriority
            tracks[track].priority = max(tracks[track].priority, priority.isNaN ? -.infinity : priority)
            guard let answer = answers[index] else { continue }
            tracks[track].wanted = max(tracks[track].wanted, answer.size[axis])
            guard cell.child.flexibility(for: axis) == .fixedSize else { continue }
            tracks[track].longestFixed = max(tracks[track].longestFixed, answer.size[axis])
        }
        return tracks
    }

    /// What is left when a track has its turn, and for how many.
    private struct GridTurn {
        let rest: CGFloat
        let count: Int
    }

    /// Asks the cells of a track in its share. Columns that have the width that they want are left alone; the cells of
    /// rows
    /// now learn their columns' widths.
    private mutating func serve(_ track: Track, _ axis: Axis, _ turn: GridTurn) {
        let share =
            track.isFixed
            ? GridShare(axis: axis, room: track.wanted, count: nil)
            : GridShare(axis: axis, room: turn.rest, count: turn.count, least: track.longestFixed)
        let isContent = track.flexibility == .partial && !(track.wanted > share.length + Self.slack)
        if axis == .horizontal, track.isFixed || isContent { return }
        for index in track.cells {
            let proposal =
                axis == .horizontal
                ? CGSize(width: share.length, height: room.size.height)
                : CGSize(width: widths[cells.cells[index].column], height: share.length)
            guard needsAsking(index, proposal) else { continue }
            ask(index, proposal, GridShared(share: share, other: axis == .horizontal ? room : nil, size: proposal))
        }
    }

    private func needsAsking(_ index: Int, _ proposal: CGSize) -> Bool {
        guard let answer = answers[index] else { return true }
        let last = proposals[index]
        let isMore = proposal.width > last.width || proposal.height > last.height
        let fits = answer.size.width <= proposal.width && answer.size.height <= proposal.height
        return isMore || !fits
    }

    private mutating func ask(_ index: Int, _ proposal: CGSize, _ reason: some Reason) {
        answers[index] = cells.cells[index].child.layoutThatFits(proposal, because: reason)
        proposals[index] = proposal
    }

    private func length(of track: Track, _ axis: Axis) -> CGFloat {
        track.cells.reduce(0) { longest, index in answers[index].map { max(longest, $0.size[axis]) } ?? longest }
    }
}

/// What a grid has for its cells: its proposal without the spacing.
struct GridRoom {
    let proposal: CGSize
    /// All of it together, on each axis.
    let spacing: CGSize

    var size: CGSize {
        CGSize(width: calculation(.horizontal).value, height: calculation(.vertical).value)
    }

    func calculation(_ axis: Axis) -> Calculation {
        guard spacing[axis] != 0 else { return Calculation(proposal[axis]) }
        let rest = Calculation(proposal[axis]).adding(.minus(spacing[axis]))
        return rest.value >= 0 ? rest : rest.adding(.atLeast(0))
    }
}

/// What the cells of a column or a row are offered along its axis: an equal part of what is left for those that are not
/// served yet, but no less than the longest of its cells of fixed size.
struct GridShare {
    let axis: Axis
    let room: CGFloat
    /// Among how many the room is shared; nil for a row of fixed height, which has all of its own.
    let count: Int?
    let least: CGFloat

    init(axis: Axis, room: CGFloat, count: Int?, least: CGFloat = 0) {
        (self.axis, self.room, self.count, self.least) = (axis, room, count, least)
    }

    var length: CGFloat { calculation.value }

    /// Whether the cells of fixed size make it longer than an equal share.
    var isRaised: Bool { count != nil && !(part.value >= least) }

    var calculation: Calculation { isRaised ? part.adding(.atLeast(least)) : part }

    private var part: Calculation {
        guard let count, count > 1 else { return Calculation(room) }
        return Calculation(room).adding(.over(CGFloat(count)))
    }
}
