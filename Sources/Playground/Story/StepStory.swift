import Foundation
import LayoutInspection
import Negotiation
import TextMetrics

/// The current moment: what happens, in a full sentence, and all asks of its element.
struct StepStory {
    let inspection: Inspection
    let stepping: Stepping
    let notation: Notation

    private var record: LayoutRecord { inspection.record }
    private var names: TraceNames { TraceNames(inspection, notation: notation) }
    private var reasons: ReasonStory {
        ReasonStory(inspection: inspection, stepping: stepping, notation: notation)
    }

    var lines: [Line] {
        guard let now = stepping.now else { return [Line("Nothing happened.", .note)] }
        let (number, count) = stepping.rows.steps(at: stepping.moment)
        return question + [Line("Step \(number) of \(count)", .note), .empty] + event(now) + [.empty]
            + asks(of: record.subject(of: now)) + [.empty] + source(of: now) + [keys]
    }

    private func event(_ moment: Moment) -> [Line] {
        switch moment {
        case .asked(let id): ask(record[id])
        case .answered(let id): answer(record[id])
        case .placed(let id): placement(of: id)
        }
    }

    // MARK: An ask

    private func ask(_ exchange: Exchange) -> [Line] {
        let top =
            exchange.asker == nil
            ? TopProposal(inspection: inspection, exchange: exchange, notation: notation) : nil
        let words = top?.words ?? [Span(notation.sentence(exchange.proposal), .number)]
        return [
            Line(names.asks(exchange, atStart: true) + [Span(":")]),
            Line([Span("  ")] + words, hang: 2),
        ] + reasons.ask(exchange)
    }

    /// The question to predict, with the typed answer. It is first, so that it is visible in a low pane. At other
    /// moments, the way to the next question.
    private var question: [Line] {
        guard stepping.isPredicting else { return [] }
        guard let id = stepping.question else {
            let words =
                stepping.nextAsk == nil
                ? "That was the last question. c leaves." : "enter goes on to the next ask."
            return [Line(words, .note), .empty]
        }
        let prediction = stepping.prediction.flatMap { $0.exchange == id ? $0.text : nil } ?? ""
        return [
            // A no-break space keeps the field on one row.
            Line(
                [Span("What will ")] + names.named(record[id].asked) + [
                    Span(" answer? "), Span("‹" + prediction, .field), Span("\u{A0}", .cursor), Span("›", .field),
                ]),
            Line("Type 9x2, or drag; enter shows it. Untyped, enter goes on.", .note), .empty,
        ]
    }

    // MARK: An answer

    private func answer(_ exchange: Exchange) -> [Line] {
        let size = Span(PointsFormat.short(exchange.answer), .number)
        return [
            Line(names.named(exchange.asked) + [Span(" answers "), size, Span("\(exchange.origin.remark).")]),
            Line("  It was proposed \(notation.short(exchange.proposal)).", .note, hang: 2),
        ] + reasons.output(in: exchange.step) + excess(exchange) + comparison(exchange)
    }

    /// The lengths of an answer that exceed the proposal.
    private func excess(_ exchange: Exchange) -> [Line] {
        let more = Axis.allCases.compactMap { axis -> String? in
            guard let limit = exchange.proposal[axis].limit else { return nil }
            let over = exchange.answer[axis] - limit
            return over > 0 ? "\(PointsFormat.short(over)) \(axis == .horizontal ? "wider" : "taller")" : nil
        }
        return more.isEmpty
            ? [] : [Line("  That is \(more.joined(separator: " and ")) than proposed.", .warning, hang: 2)]
    }

    /// A comparison of the answer with the person's prediction.
    private func comparison(_ exchange: Exchange) -> [Line] {
        guard let prediction = stepping.prediction, prediction.exchange == exchange.id, let size = prediction.size
        else { return [] }
        func words(_ width: CGFloat, _ height: CGFloat) -> String {
            "\(PointsFormat.short(width))×\(PointsFormat.short(height))"
        }
        let answer = exchange.answer
        let isRight = (answer.width, answer.height) == size
        let verdict = isRight ? "Right." : "The answer is \(words(answer.width, answer.height))."
        return [.empty, Line([Span("You said \(words(size.width, size.height)). ", .strong), Span(verdict)])]
    }

    // MARK: A placement

    private func placement(of id: ElementID) -> [Line] {
        guard let placement = record[id].placement else { return [] }
        let frame = placement.frame
        let corner = "\(PointsFormat.short(frame.origin.x)), \(PointsFormat.short(frame.origin.y))"
        let parent = record[id].parent.map { names[$0] } ?? TopProposal.proposer.capitalizedFirst
        return [
            Line([Span(parent, .strong), Span(" places ")] + names.named(id) + [Span(":")]),
            Line([Span("  "), Span("\(PointsFormat.short(frame.size)) at \(corner)", .number)], hang: 2),
        ] + reasons.placement(of: id)
    }

    // MARK: All asks of the element

    /// A line for each ask, which leads to it. If it is past, the one whose answer decided the size is marked.
    private func asks(of element: ElementID) -> [Line] {
        let asked = record[element].asked.filter { !stepping.isPredicting || stepping.isKnown(.asked($0)) }
        guard !asked.isEmpty else { return [] }
        let title = Line("All asks of \(names[element])", .title)
        let rest = asked.count - Self.limit
        return [title] + asked.prefix(Self.limit).enumerated().map { ask(record[$1], number: $0 + 1, of: element) }
            + (rest > 0 ? [Line("  … and \(rest) more", .note)] : [])
    }

    /// Further asks are counted, not listed.
    private static let limit = 12

    private func ask(_ exchange: Exchange, number: Int, of element: ElementID) -> Line {
        let isNow = stepping.now == .asked(exchange.id) || stepping.now == .answered(exchange.id)
        let isKnown = stepping.isKnown(.answered(exchange.id))
        let answer = isKnown ? PointsFormat.short(exchange.answer) : "?"
        let asker = names.asker(of: exchange)
        let decides = isKnown && record[element].placement?.decidedBy == exchange.id
        var line = Line(
            [
                Span(isNow ? "▸ " : "  ", .accent), Span("\(number). \(asker) "),
                Span("\(notation.short(exchange.proposal)) \(notation.arrow) "), Span(answer, .number),
                Span(exchange.origin == .measured ? "" : " \(exchange.origin.rawValue)", .note),
                Span(decides ? "  decides its size" : "", .accent),
            ], hang: 5)
        line.target = .moment(.asked(exchange.id))
        return line
    }

    /// The element's line in the source.
    private func source(of moment: Moment) -> [Line] {
        guard let index = inspection.index(of: record.subject(of: moment)), inspection.elements[index].range != nil
        else { return [] }
        return ElementStory(inspection: inspection, index: index, notation: notation).source + [.empty]
    }

    private var keys: Line {
        Line(
            stepping.isPredicting
                ? "enter goes on, esc shows all answers." : ". goes on, , goes back, esc shows the finished layout.",
            .note)
    }
}

extension String {
    /// "The window".
    var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
