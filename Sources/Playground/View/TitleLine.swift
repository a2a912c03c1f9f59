import LayoutInspection
import SwiftSource
import Terminal

/// The first line: what is open, in which dialect, and how it fares.
struct TitleLine {
    let state: PlaygroundState

    func draw(on canvas: inout Canvas, in row: CellRect, theme: Theme) {
        guard !row.isEmpty else { return }
        let start = canvas.writeTrailing(Line(status), in: row.inset(left: row.width / 3, right: 1), theme: theme)
        let left = CellRect(x: row.minX, y: row.minY, width: max(0, start - 1 - row.minX), height: 1)
        canvas.write(Line(name), in: left, theme: theme)
    }

    private var name: [Span] {
        var spans = [Span(" haggle ", .focusedTitle)]
        guard let document = state.document else { return spans }
        spans.append(Span(" \(document.name)", .strong))
        if let dialect = document.dialect ?? state.laidOut?.dialect {
            spans.append(Span(" · \(dialect.name)", .faint))
        }
        return spans
    }

    private var status: [Span] {
        let problems = state.problems
        let errors = problems.count { $0.severity == .error }
        let warnings = problems.count { $0.severity == .warning }
        var parts: [Span] = []
        if state.isStale { parts.append(Span("last good layout", .warning)) }
        if errors > 0 { parts.append(Span(Words.count(errors, "error", "errors"), .error)) }
        if warnings > 0 { parts.append(Span(Words.count(warnings, "warning", "warnings"), .warning)) }
        if parts.isEmpty, let inspection = state.inspection {
            let asks = Words.count(inspection.record.exchanges.count, "ask", "asks")
            let elements = Words.count(inspection.elements.count, "element", "elements")
            parts = [Span(state.window.width < 60 ? elements : "\(elements), \(asks)", .faint)]
        }
        return Array(parts.map { [$0] }.joined(separator: [Span("  ")]))
    }
}
