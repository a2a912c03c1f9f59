import Foundation
import LayoutInspection
import Negotiation

/// The full reason of a step: the sentence, the arithmetic on both axes, and the code that failed.
struct ReasonStory {
    let inspection: Inspection
    let stepping: Stepping
    let notation: Notation

    private var record: LayoutRecord { inspection.record }

    /// The lines below an opened row of the trace; without what is not known yet.
    func lines(of row: TraceRows.Row) -> [Line] {
        switch row.subject {
        case .ask(let id):
            ask(record[id]) + probes(of: row) + (isKnown(id) ? code(of: id) + output(in: record[id].step) : [])
        case .answer(let id): isKnown(id) ? answer(record[id]) : []
        case .placement(let id): stepping.isKnown(.placed(id)) ? placement(of: id) : []
        case .repeats(let first, let count): repeats(from: first, count)
        }
    }

    /// The reason for a proposal.
    func ask(_ exchange: Exchange) -> [Line] {
        let top =
            exchange.asker == nil
            ? TopProposal(inspection: inspection, exchange: exchange, notation: notation) : nil
        return [because(top?.reason ?? exchange.reason.sentence)] + sums(of: exchange.reason)
            + line("asked", exchange.reason.code)
    }

    /// The code that gave an answer.
    private func code(of id: ExchangeID) -> [Line] { line("answered", record.answerOrigin(of: id)) }

    /// `placed in line 56: subviews[i].place(at: corner)`; empty for compiled Swift.
    private func line(_ verb: String, _ origin: SourceOrigin?) -> [Line] {
        guard let position = origin.map({ inspection.sources.position(of: $0.utf8.lowerBound) }) else { return [] }
        let code = position.text.line(position.location.line).trimmed
        return [Line([Span("  \(verb) in \(position.words): ", .note), Span(code)], hang: 4)]
    }

    /// The reason for a placement.
    func placement(of id: ElementID) -> [Line] {
        guard let placement = record[id].placement else { return [] }
        return [because(placement.reason.sentence)] + sums(of: placement.reason)
            + line("placed", placement.reason.code) + output(in: placement.step)
    }

    /// The texts that the element's code printed during a step, and its failures, which a default replaces.
    func output(in step: Int) -> [Line] {
        record.printed(in: step).map { printed in
            let place = printed.origin.map { " in \(inspection.sources.position(of: $0.utf8.lowerBound).words)" }
            return Line([Span("  printed\(place ?? ""): ", .note), Span(printed.text)], hang: 4)
        }
            + record.failures(in: step).map { failure in
                let place = failure.origin.map { inspection.sources.position(of: $0.utf8.lowerBound) }
                return Line(
                    "  Code fails\(place.map { " at \($0.short)" } ?? ""): \(failure.sentence).", .error, hang: 2)
            }
    }

    private func because(_ sentence: String) -> Line { Line("  because: \(sentence).", hang: 2) }

    private func sums(of reason: any Reason) -> [Line] {
        Axis.allCases.compactMap { reason.calculation(on: $0)?.line(on: $0) }
    }

    private func answer(_ exchange: Exchange) -> [Line] {
        [Line("  It was proposed \(notation.short(exchange.proposal)).", .note, hang: 2)] + ask(exchange)
            + output(in: exchange.step)
    }

    /// Each of the repeated asks, with its reason.
    private func repeats(from first: ExchangeID, _ count: Int) -> [Line] {
        let all = record[record[first].asked].asked.drop { $0 < first }.prefix(count)
        return asks(Array(all), rest: { "  … \($0) more; space lists all" })
    }

    private func probes(of row: TraceRows.Row) -> [Line] {
        asks(stepping.rows.probes(of: row, in: record), rest: { "  … \($0) more; v lists all" })
    }

    /// - Parameter rest: the words about those that are not listed.
    private func asks(_ asks: [ExchangeID], rest: (Int) -> String) -> [Line] {
        asks.prefix(Self.limit).map { id in
            let answer = isKnown(id) ? PointsFormat.short(record[id].answer) : "?"
            return Line(
                [
                    Span("  \(notation.short(record[id].proposal)) \(notation.arrow) "), Span(answer, .number),
                    Span(": \(record[id].reason.sentence)."),
                ], hang: 4)
        } + (asks.count > Self.limit ? [Line(rest(asks.count - Self.limit), .note)] : [])
    }

    /// The largest number of listed asks.
    private static let limit = 20

    private func isKnown(_ id: ExchangeID) -> Bool { stepping.isKnown(.answered(id)) }
}

extension Calculation {
    /// The arithmetic of a length; nil if it has no steps.
    func line(on axis: Axis) -> Line? {
        guard !steps.isEmpty else { return nil }
        return Line([Span("  \(axis.word) ", .note), Span("\(self) = \(PointsFormat.short(value))", .number)], hang: 4)
    }
}

extension AnswerOrigin {
    /// The words behind an answer that was not measured.
    var remark: String {
        switch self {
        case .measured: ""
        case .remembered: ", remembered from an equal ask"
        case .deduced: " (known from an earlier answer)"
        }
    }
}
