import Foundation
import LayoutInspection
import Negotiation
import Terminal
import TextMetrics

/// The parts of a row of the trace: asker and asked element, proposal, answer, and reason.
struct TraceRow {
    let depth: Int
    let mark: Span
    let name: [Span]
    let proposed: Line
    let answer: Line
    let reason: Line

    /// Asker and asked element, indented by two columns a level, or after the level's number if the names need the
    /// space.
    func named(width: Int) -> Line {
        let indent = depth * 2 <= width - 14 ? String(repeating: "  ", count: depth) : "⋯\(depth) "
        return Line([Span(indent, .note), mark] + name)
    }

    /// The columns up to the element's name, without its text.
    func minimumColumns(width: Int) -> Int {
        let rest = name.firstIndex { $0.role == .strong }.map { name[($0 + 1)...] } ?? []
        return named(width: width).columns - Line(Array(rest)).columns
    }

    /// The columns of the reason up to the end of its first clause.
    var clauseColumns: Int {
        let text = reason.spans.map(\.text).joined()
        let end = text.firstIndex { ";:,".contains($0) } ?? text.endIndex
        return VisibleText(String(text[..<end])).columns + (end < text.endIndex ? 1 : 0)
    }

    private init(depth: Int, mark: String, name: [Span], proposed: Line = .empty, answer: Line, reason: Line) {
        self.depth = depth
        self.mark = Span(mark + " ", .accent)
        self.name = name
        self.proposed = proposed
        self.answer = answer
        self.reason = reason
    }
}

extension TraceRow {
    /// - Parameters:
    ///   - stepping: values that are unknown at its current moment are omitted.
    ///   - isShort: whether signs replace verbs, in a narrow pane.
    init(
        _ row: TraceRows.Row, of inspection: Inspection, _ stepping: Stepping, isShort: Bool,
        notation: Notation
    ) {
        let record = inspection.record
        let names = TraceNames(inspection, isShort: isShort, notation: notation)
        func failure(_ step: Int) -> Line? {
            record.failures(in: step).first.map { Line("code fails: \($0.sentence)", .error) }
                ?? record.printed(in: step).first.map { Line("prints: \($0.text)", .accent) }
                ?? (record.cut?.position == step + 1
                    ? Line("no asks are recorded from here on", .warning) : nil)
        }
        /// The reason; for code of the source with its line.
        func reason(_ reason: any Reason) -> Line {
            let line = reason.code.map { " (\(inspection.sources.position(of: $0.utf8.lowerBound).words))" }
            return notation.shown(Line(reason.sentence + (line ?? ""), .note))
        }
        switch row.subject {
        case .ask(let id) where stepping.isPredicting && !stepping.isKnown(.asked(id)):
            // The proposal and the reason would reveal answers.
            self.init(
                depth: row.depth, mark: record[id].origin.mark, name: names.asks(record[id]),
                proposed: Line("?", .note), answer: Self.answer(record[id], stepping, notation), reason: .empty)
        case .ask(let id):
            let exchange = record[id]
            self.init(
                depth: row.depth, mark: row.folded > 0 ? "⊞" : exchange.origin.mark,
                name: names.asks(exchange) + Self.folded(row.folded)
                    + Self.probes(stepping.rows.probes(of: row, in: record).count, isShort: isShort),
                proposed: Line(notation.short(exchange.proposal), .note),
                answer: Self.answer(exchange, stepping, notation),
                reason: exchange.asksNobody && stepping.isKnown(.answered(id))
                    ? failure(exchange.step) ?? reason(exchange.reason) : reason(exchange.reason))
        case .answer(let id):
            let exchange = record[id]
            self.init(
                depth: row.depth, mark: "└", name: [Span(names[exchange.asked], .strong), Span(" answers")],
                answer: Self.answer(exchange, stepping, notation),
                reason: stepping.isKnown(.answered(id)) ? failure(exchange.step) ?? .empty : .empty)
        case .placement(let id):
            let frame = record[id].placement?.frame ?? .zero
            let isKnown = stepping.isKnown(.placed(id))
            let corner = isKnown ? Self.corner(frame) : "?"
            self.init(
                depth: row.depth, mark: row.folded > 0 ? "⊞" : "▪", name: names.places(id) + Self.folded(row.folded),
                proposed: Line("at \(corner)", .note),
                answer: Line([
                    Span(" \(notation.dot) "), Span(isKnown ? PointsFormat.short(frame.size) : "?", .number),
                ]),
                reason: record[id].placement.flatMap { placement in
                    isKnown ? failure(placement.step) ?? reason(placement.reason) : nil
                } ?? .empty)
        case .repeats(let first, let count):
            let all = record[record[first].asked].asked.drop { $0 < first }
            let shown = all.prefix(Self.shownRepeats).map { id in
                let answer = stepping.isKnown(.answered(id)) ? PointsFormat.short(record[id].answer) : "?"
                return "\(notation.short(record[id].proposal)) \(notation.arrow) \(answer)"
            }
            self.init(
                depth: row.depth, mark: "⊞", name: names.asks(record[first]) + [Span(" ×\(count)", .accent)],
                answer: .empty, reason: Line(shown.joined(separator: "; ") + (count > shown.count ? "; …" : ""), .note))
        }
    }

    /// The number of repeated asks that their row shows.
    private static let shownRepeats = 6

    private static func answer(_ exchange: Exchange, _ stepping: Stepping, _ notation: Notation) -> Line {
        let answer = stepping.isKnown(.answered(exchange.id)) ? PointsFormat.short(exchange.answer) : "?"
        return notation.shown(Line([Span(" \(notation.arrow) "), Span(answer, .number)]))
    }

    private static func corner(_ frame: CGRect) -> String {
        "\(PointsFormat.short(frame.origin.x)),\(PointsFormat.short(frame.origin.y))"
    }

    private static func probes(_ count: Int, isShort: Bool) -> [Span] {
        guard count > 0 else { return [] }
        return [Span(isShort ? " ⊞\(count)" : " ⊞ \(Words.count(count, "probe", "probes"))", .accent)]
    }

    private static func folded(_ count: Int) -> [Span] {
        count > 0 ? [Span(" ⊞ \(count) inside", .accent)] : []
    }
}

extension Exchange {
    /// Whether it contains no other exchange.
    fileprivate var asksNobody: Bool { end.index == id.index + 1 }
}

extension AnswerOrigin {
    /// A full circle for a measured answer, an empty one for a remembered one, a dotted one for a deduced one.
    var mark: String {
        switch self {
        case .measured: "●"
        case .remembered: "○"
        case .deduced: "◌"
        }
    }
}
