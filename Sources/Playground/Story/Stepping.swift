import LayoutInspection
import Negotiation

/// The current step, and stepping options.
package struct Stepping: Sendable {
    /// All that happened in the layout that is shown.
    package private(set) var moments: Moments
    /// The rows of the trace, made when they are first looked at.
    private(set) var madeRows: Deferred<TraceRows>
    /// The moment at which one stands: an index into all moments.
    package var moment = 0
    /// Whether the panes show what is known at that moment. Otherwise they show the finished layout.
    package var isActive = false
    package private(set) var detail = TraceRows.Detail.all
    private var folded: Set<Moment> = []
    private var unfolded: Set<ExchangeID> = []
    /// What the rows that are opened to their reasons are about.
    private var opened: Set<Moment> = []
    /// Whether what comes later is hidden, so that it can be predicted.
    package var isPredicting = false
    /// What the person says that the asked element will answer.
    package var prediction: Prediction?
    /// Where playing and running stop.
    package var stops = Stops()
    package var play = Play()

    package init(_ record: LayoutRecord = .empty) {
        let moments = Moments(record)
        self.moments = moments
        madeRows = Deferred { TraceRows(record, moments) }
    }

    /// The panes show the finished layout, and nothing goes on by itself.
    mutating func stop() { (isActive, play.isOn) = (false, false) }

    /// The rows of the trace.
    package var rows: TraceRows { madeRows.value }

    /// Takes another layout. What was folded or opened is not found again: it is another negotiation.
    /// - Parameter rows: its trace in full detail.
    mutating func take(_ record: LayoutRecord, _ moments: Moments, _ rows: Deferred<TraceRows>) {
        self.moments = moments
        (folded, unfolded, opened, prediction) = ([], [], [], nil)
        if detail == .all { madeRows = rows } else { makeRows(record) }
    }

    /// Standing at a moment of another layout, for a picture of it: the rows stay those of this one.
    func standing(at moment: Int, of moments: Moments) -> Stepping {
        var other = self
        (other.moments, other.moment, other.prediction) = (moments, moment, nil)
        return other
    }

    mutating func setDetail(_ detail: TraceRows.Detail, _ record: LayoutRecord) {
        self.detail = detail
        makeRows(record)
    }

    /// Folds the row at which one stands, or unfolds it: of an answer its ask; of what has nothing inside, what it is in.
    /// - Returns: whether there was anything to fold.
    mutating func toggleFold(_ record: LayoutRecord) -> Bool {
        guard rows.rows.indices.contains(row), let key = foldKey(of: rows.rows[row], record) else { return false }
        switch key {
        case .repeats(let first):
            if unfolded.remove(first) == nil { unfolded.insert(first) }
        case .moment(let outer):
            if folded.remove(outer) == nil { folded.insert(outer) }
            moment = moments.index(of: outer) ?? moment
        }
        makeRows(record)
        return true
    }

    /// Opens a row to its full reason, or closes it.
    mutating func toggleReason(ofRow row: Int) {
        guard rows.rows.indices.contains(row) else { return }
        let subject = rows.rows[row].moment
        if opened.remove(subject) == nil { opened.insert(subject) }
    }

    /// The rows that are opened and seen at this detail, in order.
    var openedRows: [Int] {
        guard !opened.isEmpty else { return [] }
        return opened.compactMap { moment in
            guard let row = moments.index(of: moment).flatMap({ rows.row(about: moment, at: $0) }),
                rows.rows[row].moment == moment
            else { return nil }
            return row
        }.sorted()
    }

    /// Unfolds what the moment at which one stands is folded into.
    mutating func unfoldNow(_ record: LayoutRecord) {
        guard !folded.isEmpty, currentRow == nil else { return }
        let inside = folded.filter { outer in moments.index(of: outer).map { $0 < moment } ?? false }
        for outer in inside.sorted(by: { (moments.index(of: $0) ?? 0) < (moments.index(of: $1) ?? 0) }) {
            guard currentRow == nil, rows.rows[row].moments.contains(moment) else { return }
            folded.remove(outer)
            makeRows(record)
        }
    }

    /// Shows as much more as the moment at which one stands needs.
    /// - Returns: whether that was more than before.
    mutating func raiseDetail(_ record: LayoutRecord) -> Bool {
        let before = detail
        while currentRow == nil, let more = TraceRows.Detail(rawValue: detail.rawValue + 1) { setDetail(more, record) }
        return detail != before
    }

    /// Where the moment at which one stands has no row, stands at the last one about an element that has.
    mutating func preferShown(_ element: ElementID, _ record: LayoutRecord) {
        guard currentRow == nil else { return }
        let shown = record.moments(about: element, in: moments).last { rows.row(about: moments.all[$0], at: $0) != nil }
        moment = shown ?? moment
    }

    private enum FoldKey {
        case repeats(ExchangeID)
        case moment(Moment)
    }

    private func foldKey(of row: TraceRows.Row, _ record: LayoutRecord) -> FoldKey? {
        switch row.subject {
        case .repeats(let first, _): return .repeats(first)
        case .answer(let id): return .moment(.asked(id))
        case .placement(let id): return .moment(.placed(id))
        case .ask(let id):
            if unfolded.contains(id) { return .repeats(id) }
            if record[id].end.index > id.index + 1 { return .moment(.asked(id)) }
            return record[id].parent.map { .moment(.asked($0)) }
        }
    }

    private mutating func makeRows(_ record: LayoutRecord) {
        madeRows = Deferred { [moments, detail, folded, unfolded] in
            TraceRows(record, moments, detail: detail, folded: folded, unfolded: unfolded)
        }
    }

    /// The row at which one stands.
    package var row: Int { rows.row(at: moment) }

    /// The row that is about the moment at which one stands; nil where there is none.
    var currentRow: Int? { now.flatMap { rows.row(about: $0, at: moment) } }

    package var now: Moment? { moments.all.indices.contains(moment) ? moments.all[moment] : nil }

    /// Whether a moment is past, or the future is no secret.
    package func isKnown(_ other: Moment) -> Bool {
        !isActive || (moments.index(of: other).map { $0 <= moment } ?? false)
    }

    /// The ask whose answer is to be predicted; nil where there is none.
    package var question: ExchangeID? {
        guard isActive, isPredicting, case .asked(let id) = now else { return nil }
        return id
    }

    /// Whether running stops at a row of the trace, as far as that is no secret. Of very many moments that are folded into
    /// one, the first count.
    func stops(at row: TraceRows.Row, in inspection: Inspection) -> Bool {
        row.moments.prefix(Self.foldedLimit).contains { index in
            let moment = moments.all[index]
            return (!isPredicting || isKnown(moment)) && stops.stop(at: moment, in: inspection) != nil
        }
    }

    private static let foldedLimit = 64

    /// The next ask that a row shows; nil where none follows.
    var nextAsk: Int? {
        moments.all.indices.dropFirst(moment + 1).first { moment in
            guard case .asked = moments.all[moment] else { return false }
            return rows.row(about: moments.all[moment], at: moment) != nil
        }
    }
}

extension Stepping {
    /// A size that a person predicts, as it is typed or drawn.
    package struct Prediction: Hashable, Sendable {
        package let exchange: ExchangeID
        /// `9x2`, or a part of that.
        package var text: String

        /// In points; nil while it is not whole.
        package var size: (width: Double, height: Double)? {
            let sides = text.split(separator: "x", omittingEmptySubsequences: false).map { Double($0) }
            guard sides.count == 2, let width = sides[0], let height = sides[1] else { return nil }
            return (width, height)
        }
    }

    /// Going on by itself.
    package struct Play: Hashable, Sendable {
        package var isOn = false
        package var speed = Speed.normal

        /// How long each step is looked at.
        package enum Speed: Int, Hashable, Sendable, CaseIterable {
            case slow, normal, fast

            package var interval: Duration {
                switch self {
                case .slow: .seconds(2)
                case .normal: .milliseconds(800)
                case .fast: .milliseconds(200)
                }
            }

            var words: String {
                switch self {
                case .slow: "a step every two seconds"
                case .normal: "a step every 0.8 seconds"
                case .fast: "five steps a second"
                }
            }

            /// The next faster one; after the fastest the slowest.
            var next: Speed { Speed(rawValue: rawValue + 1) ?? .slow }
        }
    }
}

extension TraceRows.Row {
    /// What tells it from other rows, at every detail.
    fileprivate var moment: Moment {
        switch subject {
        case .ask(let id), .repeats(let id, _): .asked(id)
        case .answer(let id): .answered(id)
        case .placement(let id): .placed(id)
        }
    }
}
