import Editing
import Negotiation

/// The rows of the trace: a row for each ask with its answer, a second one for an answer that other rows separate from
/// its ask, and a row for each placement. Folded moments, and those that the detail omits, have no row.
package struct TraceRows: Sendable {
    package private(set) var rows: [Row] = []
    /// The asks that decided something; nil if all are shown.
    package let story: DecidingAsks?
    /// The first asks of runs that are shown one by one, and the asks whose probes have rows.
    private let unfolded: Set<ExchangeID>
    /// The number of steps before each row.
    private var stepsBefore: [Int32] = []

    /// The amount of detail.
    package enum Detail: Hashable, Sendable {
        /// The asks that decided something.
        case story
        /// All asks.
        case all
    }

    /// A row, with its moments.
    package struct Row: Hashable, Sendable {
        package fileprivate(set) var subject: Subject
        /// How many exchanges and placements enclose it.
        package let depth: Int
        /// The indices of its moments, from the first to the last.
        package fileprivate(set) var moments: ClosedRange<Int>
        /// How many exchanges are folded into it.
        package fileprivate(set) var folded = 0

        /// The subject of a row.
        package enum Subject: Hashable, Sendable {
            case ask(ExchangeID)
            /// The end of an ask that encloses other rows.
            case answer(ExchangeID)
            case placement(ElementID)
            /// Consecutive asks by one element of the same element, from the first on.
            case repeats(ExchangeID, count: Int)
        }
    }

    /// - Parameters:
    ///   - folded: the asks and placements whose contents have no rows.
    ///   - unfolded: the first asks of runs that are shown one by one, and the asks whose probes have rows.
    package init(
        _ record: LayoutRecord, _ moments: Moments, detail: Detail, folded: Set<Moment> = [],
        unfolded: Set<ExchangeID> = []
    ) {
        let story = detail == .story ? DecidingAsks(of: record) : nil
        self.story = story
        self.unfolded = unfolded
        let probes = unfolded.flatMap { story?.probes(of: $0, in: record) ?? [] }
        let shown = Set(probes)
        rows.reserveCapacity(moments.all.count)
        var index = 0
        while index < moments.all.count {
            let moment = moments.all[index]
            let end = folded.contains(moment) ? Self.end(of: moment, at: index, record, moments) : index
            add(moment, at: index...end, record) { story?.contains($0) ?? true || shown.contains($0) }
            index = end + 1
        }
        if story == nil { foldRepeats(record, unfolded) }
        var steps = 0
        stepsBefore.reserveCapacity(rows.count)
        for row in rows {
            stepsBefore.append(Int32(steps))
            steps += shownCount(of: row)
        }
    }

    /// The earlier asks that only prepared a row's ask, and have no rows.
    package func probes(of row: Row, in record: LayoutRecord) -> [ExchangeID] {
        guard let story, case .ask(let id) = row.subject, !unfolded.contains(id) else { return [] }
        return story.probes(of: id, in: record)
    }

    /// The number of steps, and the number of the step at a moment, from 1.
    package func steps(at moment: Int) -> (number: Int, count: Int) {
        guard let last = rows.last else { return (0, 0) }
        let row = row(at: moment)
        let number = Int(stepsBefore[row]) + max(1, shownMoments(of: rows[row]).count { $0 <= moment })
        return (number, Int(stepsBefore[rows.count - 1]) + shownCount(of: last))
    }

    /// The row about a moment; nil if it is folded or the detail omits it.
    package func row(about moment: Moment, at index: Int) -> Int? {
        let row = row(at: index)
        return rows.indices.contains(row) && rows[row].isAbout(moment, at: index) ? row : nil
    }

    /// The last of the rows that begin at a moment or before it.
    package func row(at moment: Int) -> Int {
        max(0, rows.partitioningIndex { $0.moments.lowerBound > moment } - 1)
    }

    /// The next or the previous moment that a row shows; nil at the end.
    package func moment(after moment: Int) -> Int? {
        guard !rows.isEmpty else { return nil }
        let row = row(at: moment)
        if let next = shownMoments(of: rows[row]).first(where: { $0 > moment }) { return next }
        return row + 1 < rows.count ? rows[row + 1].moments.lowerBound : nil
    }

    package func moment(before moment: Int) -> Int? {
        guard !rows.isEmpty else { return nil }
        let row = row(at: moment)
        if let last = shownMoments(of: rows[row]).last(where: { $0 < moment }) { return last }
        return row > 0 ? rows[row - 1].moments.upperBound : nil
    }

    /// The moments at which stepping stops in a row: its ask and its answer, and all moments of repeated asks.
    private func shownMoments(of row: Row) -> [Int] {
        if case .repeats = row.subject { return Array(row.moments) }
        return row.first < row.last ? [row.first, row.last] : [row.first]
    }

    private func shownCount(of row: Row) -> Int {
        if case .repeats = row.subject { return row.moments.count }
        return row.first < row.last ? 2 : 1
    }
}

extension TraceRows.Row {
    /// Its first moment.
    package var first: Int { moments.lowerBound }

    /// Its last moment; the only one of a placement, even if others are folded into it.
    package var last: Int {
        if case .placement = subject { first } else { moments.upperBound }
    }

    fileprivate func isAbout(_ moment: Moment, at index: Int) -> Bool {
        guard moments.contains(index) else { return false }
        switch (subject, moment) {
        case (.ask(let own), .asked(let id)), (.ask(let own), .answered(let id)), (.answer(let own), .answered(let id)):
            return own == id
        case (.placement(let own), .placed(let id)): return own == id
        case (.repeats, .asked), (.repeats, .answered): return true
        default: return false
        }
    }
}

extension TraceRows {
    /// The last moment enclosed by an ask or a placement.
    private static func end(of moment: Moment, at index: Int, _ record: LayoutRecord, _ moments: Moments) -> Int {
        switch moment {
        case .asked(let id): return moments.index(of: .answered(id)) ?? index
        case .answered: return index
        case .placed(let id):
            let depth = record.depth(of: .placed(id))
            let inside = moments.all[(index + 1)...].prefix { record.depth(of: $0) > depth }
            return index + inside.count
        }
    }

    private mutating func add(
        _ moment: Moment, at moments: ClosedRange<Int>, _ record: LayoutRecord, _ shows: (ExchangeID) -> Bool
    ) {
        let depth = record.depth(of: moment)
        switch moment {
        case .asked(let id) where shows(id):
            var row = Row(subject: .ask(id), depth: depth, moments: moments)
            if moments.count > 2 { row.folded = record[id].end.index - id.index - 1 }
            rows.append(row)
        case .answered(let id) where shows(id):
            if let last = rows.last, last.subject == .ask(id) {
                rows[rows.count - 1].moments = last.moments.lowerBound...moments.upperBound
            } else {
                rows.append(Row(subject: .answer(id), depth: depth, moments: moments))
            }
        case .placed(let id):
            rows.append(Row(subject: .placement(id), depth: depth, moments: moments, folded: moments.count - 1))
        default: break
        }
    }

    /// The number of consecutive asks from which on they share a row.
    private static let repeatLimit = 3

    private mutating func foldRepeats(_ record: LayoutRecord, _ unfolded: Set<ExchangeID>) {
        var folded: [Row] = []
        folded.reserveCapacity(rows.count)
        var index = 0
        while index < rows.count {
            let count = rows[index...].prefix { Self.isSameAsk($0, rows[index], record) }.count
            if case .ask(let first) = rows[index].subject, count >= Self.repeatLimit, !unfolded.contains(first) {
                var row = rows[index]
                row.subject = .repeats(first, count: count)
                row.moments = row.moments.lowerBound...rows[index + count - 1].moments.upperBound
                folded.append(row)
                index += count
            } else {
                folded.append(contentsOf: rows[index..<(index + max(1, count))])
                index += max(1, count)
            }
        }
        rows = folded
    }

    /// Whether two rows are whole asks by one element of the same element, within the same ask.
    private static func isSameAsk(_ one: Row, _ other: Row, _ record: LayoutRecord) -> Bool {
        guard case .ask(let oneAsk) = one.subject, case .ask(let otherAsk) = other.subject else { return false }
        let (ask, first) = (record[oneAsk], record[otherAsk])
        return one.moments.count == 2 && ask.asker == first.asker && ask.asked == first.asked
            && one.depth == other.depth
    }
}

extension LayoutRecord {
    /// How many exchanges and placements enclose a moment.
    fileprivate func depth(of moment: Moment) -> Int {
        switch moment {
        case .asked(let id), .answered(let id): steps[self[id].step].depth
        case .placed(let id): self[id].placement.map { steps[$0.step].depth } ?? 0
        }
    }
}

extension LayoutRecord {
    /// The element that a row of the trace is about.
    package func subject(of subject: TraceRows.Row.Subject) -> ElementID {
        switch subject {
        case .ask(let id), .answer(let id), .repeats(let id, _): self[id].asked
        case .placement(let id): id
        }
    }
}
