import LayoutInspection
import SwiftSource
import Terminal
import TextMetrics

/// What is wrong with the source, each with its place, the line and a caret.
struct ProblemsPane {
    let state: PlaygroundState

    func draw(on canvas: inout Canvas, in area: CellRect, theme: Theme) {
        let rows = lines(width: area.width)
        canvas.write(rows, from: state.offset(.problems).y, in: area.inset(left: 1, right: 1), theme: theme)
        canvas.drawScrollMark(offset: state.offset(.problems).y, count: rows.count, in: area, theme: theme)
    }

    func lines(width: Int) -> [Row] {
        let problems = state.problems
        guard let source = state.document?.source, !problems.isEmpty else {
            return [Line("Nothing is wrong. d goes back to why.", .faint)].wrapped(to: max(1, width - 2))
        }
        var lines: [Line] = []
        if state.isStale, state.inspection != nil {
            lines += [Line("The stage shows the last layout that could be read.", .faint), .empty]
        }
        for problem in problems.prefix(Self.limit) {
            lines += story(of: problem, in: source, width: width - 2)
        }
        if problems.count > Self.limit {
            lines.append(Line("… and \(problems.count - Self.limit) more.", .faint))
        }
        return lines.wrapped(to: max(1, width - 2))
    }

    private static let limit = 100

    /// What has no length at the beginning is about the source as a whole: it has no place to show.
    private func story(of problem: Diagnostic, in source: SourceText, width: Int) -> [Line] {
        let location = problem.range == SourceRange(0, 0) ? nil : source.location(of: problem.range.start)
        var lines = [
            Line([
                Span(location.map { "\($0) " } ?? "", .faint),
                Span(problem.severity.rawValue, Theme.Role(problem.severity)), Span(": \(problem.message)."),
            ])
        ]
        if let hint = problem.hint {
            lines.append(Line([Span("→ ", .accent), Span(hint + (hint.hasSuffix(".") ? "" : "."))], hang: 2))
        }
        return lines + (location.map { SourceQuote(source, at: $0).withCaret(width: width) } ?? []) + [.empty]
    }
}

/// A line of a source as it is quoted: its number, a bar, its text.
struct SourceQuote {
    private let text: String
    private let number: String
    /// The columns of the text before the place.
    private let caret: Int

    init(_ source: SourceText, at location: SourceLocation) {
        let line = source.line(location.line).replacing("\t", with: "    ")
        let before = source.line(location.line).utf8.prefix(max(0, location.column - 1))
        let lead = line.prefix { $0 == " " }.count
        text = String(line.dropFirst(lead).prefix(200))
        number = String(location.line)
        let start = String(decoding: before, as: UTF8.self).replacing("\t", with: "    ")
        caret = max(0, VisibleText(start).columns - lead)
    }

    var lines: [Line] {
        [Line([Span("\(number) │ ", .faint), Span(text)], hang: number.count + 3)]
    }

    /// The line with a caret under the place. Of a long line the part about the place, so that both fit.
    func withCaret(width: Int) -> [Line] {
        let room = max(4, width - number.count - 3)
        let shift = caret < room ? 0 : caret - room / 2
        let shown = shift == 0 ? text : "…" + text.dropFirst(shift + 1)
        let pad = String(repeating: " ", count: number.count)
        return [
            Line([Span("\(number) │ ", .faint), Span(String(shown.prefix(room)))]),
            Line([Span("\(pad) │ ", .faint), Span(String(repeating: " ", count: caret - shift) + "^", .error)]
            ),
        ]
    }
}
