import LayoutInspection
import Negotiation

/// The current step, and stepping options.
package struct Stepping: Sendable {
    /// The moments of the shown layout.
    package private(set) var moments: Moments
    /// The rows of the trace, computed on first use.
    private(set) var madeRows: Deferred<TraceRows>
    /// The current moment, as an index into all moments.
    package var moment = 0
    /// Whether the panes show the current moment. Otherwise they show the finished layout.
    package var isActive = false
    package private(set) var detail = TraceRows.Detail.story
    private var folded: Set<Moment> = []
    private var unfolded: Set<ExchangeID> = []
    /// The moments of the rows that are opened to their reasons.
    private var opened: Set<Moment> = []
    /// Whether later moments are hidden, so that answers can be predicted.
    package var isPredicting = false
    /// The person's prediction of the asked element's answer.
    package var prediction: Prediction?
    /// The stops of playing and running.
    package var stops = Stops()
    package var play = Play()

    package init(_ record: LayoutRecord = .empty) {
        let moments = Moments(record)
        self.moments = moments
        madeRows = Deferred { TraceRows(record, moments, detail: .story) }
    }

    /// Shows the finished layout, and ends playing.
    mutating func stop() { (isActive, play.isOn) = (false, false) }

    /// The rows of the trace.
    package var rows: TraceRows { madeRows.value }

    /// Takes another layout. Folded and opened rows are forgotten: it is another negotiation.
    mutating func take(_ inspection: Inspection) {
        moments = inspection.moments.value
        (folded, unfolded, opened, prediction) = ([], [], [], nil)
        if detail == .story { madeRows = inspection.rows } else { makeRows(inspection.record) }
    }

    /// The stepping at a moment of another layout, for its picture.
    func standing(at moment: Int, of moments: Moments, _ record: LayoutRecord) -> Stepping {
        var other = self
        (other.moments, other.moment, other.prediction) = (moments, moment, nil)
        other.makeRows(record)
        return other
    }

    mutating func setDetail(_ detail: TraceRows.Detail, _ record: LayoutRecord) {
        self.detail = detail
        makeRows(record)
    }

    /// Folds or unfolds the current row; for an answer, its ask; for an ask without inner ones, the ask around it.
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

    /// The opened rows that this detail shows, in order.
    var openedRows: [Int] {
        guard !opened.isEmpty else { return [] }
        return opened.compactMap { moment in
            guard let row = moments.index(of: moment).flatMap({ rows.row(about: moment, at: $0) }),
                rows.rows[row].moment == moment
            else { return nil }
            return row
        }.sorted()
    }

    /// Unfolds the rows that contain the current moment.
    mutating func unfoldNow(_ record: LayoutRecord) {
        guard !folded.isEmpty, currentRow == nil else { return }
        let inside = folded.filter { outer in moments.index(of: outer).map { $0 < moment } ?? false }
        for outer in inside.sorted(by: { (moments.index(of: $0) ?? 0) < (moments.index(of: $1) ?? 0) }) {
            guard currentRow == nil, rows.rows[row].moments.contains(moment) else { return }
            folded.remove(outer)
            makeRows(record)
        }
    }

    /// Shows all asks if the current moment has no row in the story.
    /// - Returns: whether the detail changed.
    mutating func raiseDetail(_ record: LayoutRecord) -> Bool {
        guard detail == .story, currentRow == nil else { return false }
        setDetail(.all, record)
        return true
    }

    /// If the current moment has no row, goes to the last ask of an element that has one, or else to its placement.
    mutating func preferShown(_ element: ElementID, _ record: LayoutRecord) {
        guard currentRow == nil else { return }
        let shown = record.moments(about: element, in: moments).filter { isShown($0) }
        let ask = shown.last { if case .asked = moments.all[$0] { true } else { false } }
        moment = ask ?? shown.last ?? moment
    }

    /// Whether a moment has a row.
    func isShown(_ moment: Int) -> Bool { rows.row(about: moments.all[moment], at: moment) != nil }

    /// What is known of an element at the current moment, from the asks that the trace shows.
    func knowledge(of element: ElementID, in record: LayoutRecord) -> Knowledge {
        record.knowledge(of: element, at: moment, in: moments, story: rows.story)
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
            if row.moments.count <= 2, row.folded == 0, !rows.probes(of: row, in: record).isEmpty {
                return .repeats(id)
            }
            if record[id].end.index > id.index + 1 { return .moment(.asked(id)) }
            return record[id].parent.map { .moment(.asked($0)) }
        }
    }

    private mutating func makeRows(_ record: LayoutRecord) {
        madeRows = Deferred { [moments, detail, folded, unfolded] in
            TraceRows(record, moments, detail: detail, folded: folded, unfolded: unfolded)
        }
    }

    /// The current row.
    package var row: Int { rows.row(at: moment) }

    /// The row about the current moment; nil if there is none.
    var currentRow: Int? { now.flatMap { rows.row(about: $0, at: moment) } }

    package var now: Moment? { moments.all.indices.contains(moment) ? moments.all[moment] : nil }

    /// Whether a moment is past; always true for the finished layout.
    package func isKnown(_ other: Moment) -> Bool {
        !isActive || (moments.index(of: other).map { $0 <= moment } ?? false)
    }

    /// The ask whose answer is to be predicted; nil if there is none.
    package var question: ExchangeID? {
        guard isActive, isPredicting, case .asked(let id) = now else { return nil }
        return id
    }

    /// Whether a row of the trace has a stop that is not hidden. Only the first of very many folded moments are
    /// searched.
    func stops(at row: TraceRows.Row, in inspection: Inspection) -> Bool {
        row.moments.prefix(Self.foldedLimit).contains { index in
            let moment = moments.all[index]
            return (!isPredicting || isKnown(moment)) && stops.stop(at: moment, in: inspection) != nil
        }
    }

    private static let foldedLimit = 64

    /// The next ask that has a row; nil if there is none.
    var nextAsk: Int? {
        moments.all.indices.dropFirst(moment + 1).first { moment in
            guard case .asked = moments.all[moment] else { return false }
            return isShown(moment)
        }
    }
}

extension Stepping {
    /// A size that the person predicts by typing or drawing.
    package struct Prediction: Hashable, Sendable {
        package let exchange: ExchangeID
        /// `9x2`, or a part of it.
        package var text: String

        /// In points; nil while it is incomplete.
        package var size: (width: Double, height: Double)? {
            let sides = text.split { "x×, ".contains($0) }.map { Double($0) }
            guard sides.count == 2, let width = sides[0], let height = sides[1] else { return nil }
            return (width, height)
        }
    }

    /// Automatic stepping.
    package struct Play: Hashable, Sendable {
        package var isOn = false
        package var speed = Speed.normal

        /// The time for each step.
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

            /// The next faster one; after the fastest, the slowest.
            var next: Speed { Speed(rawValue: rawValue + 1) ?? .slow }
        }
    }
}

extension TraceRows.Row {
    /// The moment that identifies the row at every detail.
    fileprivate var moment: Moment {
        switch subject {
        case .ask(let id), .repeats(let id, _): .asked(id)
        case .answer(let id): .answered(id)
        case .placement(let id): .placed(id)
        }
    }
}
