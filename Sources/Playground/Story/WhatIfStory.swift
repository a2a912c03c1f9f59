import Foundation
import LayoutInspection
import Negotiation

/// An element's answers to proposals that the layout did not make.
struct WhatIfStory {
    /// The element's.
    let path: ElementPath
    /// The answers; nil while they are awaited.
    let result: Exploration.Result?
    /// Whether the element cannot be asked.
    let isMute: Bool
    /// The reason why the typed text is no proposal, without a full stop.
    let problem: String?
    let notation: Notation
    /// In columns.
    let width: Int

    var lines: [Line] {
        if let problem { return [Line(problem + ".", .error), .empty] + rest }
        return rest
    }

    private var rest: [Line] {
        guard !isMute else {
            let name = path.components.last ?? "The root"
            return [Line(PromiseStory.refusal(of: name, in: path.parent?.components.last) + ".", .note)]
        }
        guard let result else { return [Line("asking…", .faint)] }
        return reply(result.reply) + curve(result.curve)
    }
}

extension WhatIfStory {
    private func reply(_ reply: Exploration.Reply?) -> [Line] {
        guard let reply else { return [] }
        var lines: [Line] = []
        if let answer = reply.answer {
            lines.append(
                Line(
                    [
                        Span("proposed ", .faint), Span(notation.short(reply.proposal), .supposed),
                        Span(" it would answer ", .faint), Span(PointsFormat.short(answer), .supposed),
                    ], hang: 2))
        }
        lines += reply.remarks.map { Line($0 + ".", .note, hang: 2) }
        let said = reply.conversation
        if said.count > 1 { lines += said.prefix(Self.limit).map(line) }
        if said.count > Self.limit { lines.append(Line("  and \(said.count - Self.limit) more asks", .faint)) }
        return lines + [.empty]
    }

    /// The largest number of lines of a conversation.
    private static let limit = 200

    private func line(_ said: Exploration.Said) -> Line {
        let asker = said.asker.map { "\($0) asks " } ?? ""
        let answer = "\(notation.short(said.proposal)) \(notation.arrow) \(PointsFormat.short(said.answer))"
        return Line(
            [
                Span(String(repeating: "  ", count: said.depth + 1) + asker + said.asked + " ", .supposed),
                Span(answer, .supposed), Span(": \(said.because)", .faint),
            ], hang: 2 * said.depth + 4)
    }
}

extension WhatIfStory {
    private func curve(_ curve: AnswerCurve) -> [Line] {
        let across =
            curve.across.isFinite
            ? "at a \(curve.axis.other.word) of at most \(PointsFormat.short(curve.across))"
            : "with unlimited \(curve.axis.other.word)"
        return [
            Line([Span("its \(curve.axis.word)", .title), Span(" when more is proposed, \(across)", .faint)], hang: 2)
        ] + CurveChart(curve: curve, width: width, notation: notation).lines + [.empty] + thresholds(curve)
            + extremes(curve) + [
                Line("\(Words.count(curve.asks, "ask", "asks")) for \(curve.answers.count + 2) proposals", .faint)
            ]
    }

    private func thresholds(_ curve: AnswerCurve) -> [Line] {
        func length(_ cells: Int) -> String { PointsFormat.short(CGFloat(cells) * curve.cell[curve.axis]) }
        var lines: [Line] = []
        if let now = curve.currentCells, now >= 1 {
            lines.append(Line([Span("now, at \(length(now)): "), Span(curve.words(curve.answers[now - 1]), .number)]))
        }
        if let upper = curve.upper {
            lines.append(Line([Span("at \(length(upper.cells)) or more: "), Span(curve.words(upper.answer), .number)]))
        }
        if let lower = curve.lower {
            lines.append(Line([Span("at \(length(lower.cells)) or less: "), Span(curve.words(lower.answer), .number)]))
        }
        return lines
    }

    private func extremes(_ curve: AnswerCurve) -> [Line] {
        let parts =
            [("at 0", curve.minimum), ("unlimited", curve.maximum)] + (curve.ideal.map { [("ideal", $0)] } ?? [])
        return [
            Line(
                parts.enumerated().flatMap { index, part in
                    [Span((index > 0 ? ", " : "") + part.0 + ": "), Span(PointsFormat.short(part.1), .number)]
                }, hang: 2)
        ]
    }
}
