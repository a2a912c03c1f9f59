import LayoutInspection
import SwiftSource
import Terminal
import TextMetrics

/// A row of the report, and the entry that it belongs to.
struct ReportRow {
    let row: Row
    /// An index into the report's entries; nil for headings and the lines between.
    let entry: Int?
}

/// What the report says: errors, warnings, holes and remarks, each with its place.
struct ReportPane {
    let state: PlaygroundState

    func draw(on canvas: inout Canvas, in area: CellRect, theme: Theme) {
        let rows = rows(width: area.width)
        let top = state.offset(.report).y
        canvas.write(rows.map(\.row), from: top, in: area.inset(left: 1, right: 1), theme: theme)
        if let chosen = rows.firstIndex(where: { $0.entry == state.chosenEntry }) {
            mark(chosen - top, in: area, on: &canvas, theme: theme)
        }
        canvas.drawScrollMark(offset: top, count: rows.count, in: area, theme: theme)
    }

    private func mark(_ y: Int, in area: CellRect, on canvas: inout Canvas, theme: Theme) {
        guard y >= 0, y < area.height else { return }
        let row = CellRect(x: area.minX, y: area.minY + y, width: area.width, height: 1)
        let isFocused = state.focus == .pane(.why) && state.holeEntry == nil
        canvas.restyle(row) { style in
            style = isFocused ? theme[.selected] : style.adding(.bold)
        }
        canvas.write("▸", at: row.origin, style: isFocused ? theme[.selected] : theme[.strong])
    }

    func rows(width: Int) -> [ReportRow] {
        let width = max(1, width - 2)
        let report = state.report
        guard let sources = state.document?.sources, !report.isEmpty else {
            return rows([Line("Nothing is wrong. d goes back to why.", .faint)], of: nil, width)
        }
        var rows: [ReportRow] = []
        if state.isStale, state.inspection != nil {
            rows += self.rows(
                [Line("The stage shows the last layout that could be read.", .faint), .empty], of: nil, width)
        }
        var index = 0
        for group in report.groups {
            if let last = rows.last, last.row.hasInk { rows += self.rows([.empty], of: nil, width) }
            rows += self.rows([Line(group.title, .title)], of: nil, width)
            for entry in group.entries {
                let isChosen = index == state.chosenEntry
                rows += self.rows(lines(of: entry, isChosen: isChosen, in: sources, width: width), of: index, width)
                index += 1
            }
            if group.omitted > 0 {
                rows += self.rows([Line("… and \(group.omitted) more.", .faint)], of: nil, width)
            }
        }
        return rows
    }

    private func rows(_ lines: [Line], of entry: Int?, _ width: Int) -> [ReportRow] {
        lines.wrapped(to: width).map { ReportRow(row: $0, entry: entry) }
    }

    private func lines(
        of entry: Report.Entry, isChosen: Bool, in sources: SourceSet, width: Int
    ) -> [Line] {
        switch entry {
        case .finding(let diagnostic): story(of: diagnostic, in: sources, width: width)
        case .family(let family):
            [Line([Span(family.isFolded ? "⊞ " : "⊟ ", .accent), Span("\(family.name) (\(family.count))", .strong)])]
        case .hole(let listed):
            HoleLines(listed, entry: isChosen ? state.holeEntry : nil, sources: sources)
                .lines(isChosen: isChosen, width: width)
        }
    }

    /// What is about the sources as a whole has no place to show.
    private func story(of problem: Diagnostic, in sources: SourceSet, width: Int) -> [Line] {
        let place = problem.range == SourceRange(0, 0) ? nil : sources.place(of: problem.range.start)
        var lines = [
            Line([
                Span(place.map { "\($0.short) " } ?? "", .faint),
                Span(problem.severity.rawValue, Theme.Role(problem.severity)), Span(": \(problem.message)."),
            ])
        ]
        if let hint = problem.hint {
            let end = hint.last.map { ".?!".contains($0) } ?? true ? "" : "."
            let arrow = state.notation.arrow + " "
            lines.append(Line([Span(arrow, .accent), Span(hint + end)], hang: arrow.count))
        }
        return lines + (place.map { SourceQuote($0.text, at: $0.location).withCaret(width: width) } ?? []) + [.empty]
    }
}
