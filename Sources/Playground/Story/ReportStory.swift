import LayoutInspection
import SwiftSource

/// A row of the report, and the entry that it belongs to.
struct ReportRow {
    let row: Row
    /// An index into the report's entries; nil for headings and empty lines.
    let entry: Int?
}

/// The report as text: errors, warnings, findings, holes and remarks, each with its position.
struct ReportStory {
    let report: Report
    let sources: SourceSet
    /// The sources of the layout, with its holes; older ones if the newest cannot be laid out.
    let layoutSources: SourceSet
    let notation: Notation
    /// The chosen entry, which is shown in more detail.
    let chosenEntry: Int
    /// The lines of the open field for the chosen hole; nil while none is open.
    let typing: [Line]?
    /// Whether the stage shows an older layout.
    let isStale: Bool

    /// The text of an empty report.
    static func nothing(width: Int) -> [ReportRow] {
        rows([Line("Nothing is wrong. d goes back to why.", .note)], of: nil, width)
    }

    func rows(width: Int) -> [ReportRow] {
        var rows: [ReportRow] = []
        if isStale {
            rows += Self.rows(
                [Line("The stage shows the last layout that could be read.", .note), .empty], of: nil, width)
        }
        var index = 0
        for group in report.groups {
            if let last = rows.last, last.row.hasInk { rows += Self.rows([.empty], of: nil, width) }
            rows += Self.rows([Line(group.title, .title)], of: nil, width)
            for entry in group.entries {
                rows += Self.rows(lines(of: entry, isChosen: index == chosenEntry, width: width), of: index, width)
                index += 1
            }
            if group.omitted > 0 {
                rows += Self.rows([Line("… and \(group.omitted) more.", .note)], of: nil, width)
            }
        }
        return rows
    }

    private static func rows(_ lines: [Line], of entry: Int?, _ width: Int) -> [ReportRow] {
        lines.wrapped(to: width).map { ReportRow(row: $0, entry: entry) }
    }

    private func lines(of entry: Report.Entry, isChosen: Bool, width: Int) -> [Line] {
        switch entry {
        case .diagnostic(let diagnostic): return lines(of: diagnostic, width: width)
        case .finding(let finding): return lines(of: finding)
        case .family(let family):
            let sign = Span(family.isFolded ? "⊞ " : "⊟ ", .accent)
            return [Line([sign, Span("\(family.name) (\(family.count))", .strong)])]
        case .hole(let listed):
            let story = HoleStory(listed, sources: layoutSources)
            return isChosen ? story.chosenLines(typing: typing, width: width) : [story.line]
        }
    }

    /// The lines of a finding: its element, message and advice.
    private func lines(of finding: Finding) -> [Line] {
        let position = finding.range.map { sources.position(of: $0.start) }
        let name = finding.path.components.last ?? ""
        return [
            Line([
                Span(position.map { "\($0.short) " } ?? "", .note), Span(name, .warning),
                Span(": \(notation.shown(finding.message))."),
            ])
        ] + finding.adviceLines(notation).map(notation.shown) + [.empty]
    }

    /// A diagnostic about the sources as a whole has no position to quote.
    private func lines(of problem: Diagnostic, width: Int) -> [Line] {
        let position = problem.range == SourceRange(0, 0) ? nil : sources.position(of: problem.range.start)
        var lines = [
            Line([
                Span(position.map { "\($0.short) " } ?? "", .note),
                Span(problem.severity.rawValue, TextRole(problem.severity)), Span(": \(problem.message)."),
            ])
        ]
        if let hint = problem.hint {
            let end = hint.last.map { ".?!".contains($0) } ?? true ? "" : "."
            let arrow = notation.arrow + " "
            lines.append(Line([Span(arrow, .accent), Span(hint + end)], hang: arrow.count))
        }
        return lines + (position.map { SourceQuote($0.text, at: $0.location).withCaret(width: width) } ?? []) + [.empty]
    }
}
