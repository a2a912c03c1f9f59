import LayoutInspection
import SwiftSource
import Terminal

/// The first line: what is open, in which dialect, which of its roots is shown, and how it fares.
struct TitleLine {
    let state: PlaygroundState

    func draw(on canvas: inout Canvas, in row: CellRect, theme: Theme) {
        guard !row.isEmpty else { return }
        let start = canvas.writeTrailing(Line(status), in: row.inset(left: row.width / 3, right: 1), theme: theme)
        let left = CellRect(x: row.minX, y: row.minY, width: max(0, start - 1 - row.minX), height: 1)
        let names = names
        canvas.write(names.first { $0.columns <= left.width } ?? names[names.count - 1], in: left, theme: theme)
    }

    /// What is open, in more words and in fewer.
    private var names: [Line] {
        let program = Span(" haggle ", .focusedTitle)
        guard let document = state.document else { return [Line([program])] }
        let name = [program, Span(" \(document.name)", .strong)]
        let dialect = (document.dialect ?? state.laidOut?.dialect).map { [Span(" · \($0.name)", .faint)] } ?? []
        guard let (root, number, count) = state.rootCount else { return [Line(name + dialect)] }
        let rest = [root.name + file(of: root, in: document), root.name].map { root in
            [Span(" · ", .faint), Span(root, .name), Span(" · \(number) of \(count)", .faint)]
        }
        let short = [Span(" \(root.name)", .name), Span(" \(number)/\(count)", .faint)]
        return [name + dialect + rest[0], name + dialect + rest[1], name + rest[1], [program] + short].map { Line($0) }
    }

    /// Of several files the one that a root is declared in, where the document's name does not say it.
    private func file(of root: Root, in document: LayoutDocument) -> String {
        let place = document.sources.place(of: root.range.start)
        return place.isOneOfSeveral ? " in \(place.fileName)" : ""
    }

    private var status: [Span] {
        let problems = state.problems
        let errors = problems.count { $0.severity == .error }
        let warnings = problems.count { $0.severity == .warning }
        let holes = state.openHoles
        var parts: [Span] = []
        if state.isStale { parts.append(Span("last good layout", .warning)) }
        if errors > 0 { parts.append(Span(Report.Kind.errors.words(errors), .error)) }
        if warnings > 0 { parts.append(Span(Report.Kind.warnings.words(warnings), .warning)) }
        let isFine = parts.isEmpty
        if holes > 0 { parts.append(Span(Report.Kind.holes.words(holes), .hole)) }
        if isFine, let inspection = state.inspection, holes == 0 || state.window.width >= 60 {
            let asks = Words.count(inspection.record.exchanges.count, "ask", "asks")
            let elements = Words.count(inspection.elements.count, "element", "elements")
            parts.append(Span(state.window.width < 60 ? elements : "\(elements), \(asks)", .faint))
        }
        return Array(parts.map { [$0] }.joined(separator: [Span("  ")]))
    }
}
