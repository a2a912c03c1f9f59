import LayoutInspection
import SwiftSource
import Terminal

/// The first line: the name, the dialect, the root, and the status.
struct TitleLine {
    let state: PlaygroundState

    func draw(on canvas: inout Canvas, in row: CellRect, theme: Theme) {
        guard !row.isEmpty else { return }
        let (names, statuses) = (names, statuses)
        let pairs = names.flatMap { name in statuses.map { (name, $0) } }
        let fitting = pairs.first { $0.columns + $1.columns + 2 <= row.width }
        let (name, status) = fitting ?? (names[names.count - 1], statuses[statuses.count - 1])
        let start = canvas.writeTrailing(status, in: row.inset(left: row.width / 3, right: 1), theme: theme)
        let left = CellRect(x: row.minX, y: row.minY, width: max(0, start - 1 - row.minX), height: 1)
        canvas.write(name, in: left, theme: theme)
    }

    /// The names, longest form first.
    private var names: [Line] {
        let program = Span(" haggle ", .focusedTitle)
        guard let document = state.document else { return [Line([program])] }
        let mark = state.hasUnsavedText ? [Span(" *", .warning)] : []
        let name = [program, Span(" \(document.name)", .strong)] + mark
        let dialect = (document.dialect ?? state.laidOut?.dialect).map { [Span(" · \($0.name)", .note)] } ?? []
        guard let (root, number, count) = state.rootCount else { return [Line(name + dialect)] }
        let long = [Span(" · ", .note), Span(root.title + file(of: root, in: document), .name)]
        let titled = [Span(" · ", .note), Span(root.title, .name)]
        let short = [Span(" · ", .note), Span(root.name, .name)]
        let which = [Span(" · \(number) of \(count)", .note)]
        let last = [program, Span(" \(SourcePosition.lastPart(of: document.name))", .strong)] + mark
        let shortest = [program, Span(" \(root.name)", .name), Span(" \(number)/\(count)", .note)]
        return [
            name + dialect + long + which, name + dialect + titled + which, name + titled + which,
            name + short + which, last + short + which, shortest,
        ].map { Line($0) }
    }

    /// The file of a root, if there are several.
    private func file(of root: Root, in document: DocumentFacts) -> String {
        let position = document.sources.position(of: root.range.start)
        return position.isOneOfSeveral ? " in \(position.fileName)" : ""
    }

    /// The status, longest form first. It counts the elements if nothing is wrong.
    private var statuses: [Line] {
        let problems = state.problems
        let errors = problems.count { $0.severity == .error }
        let warnings = problems.count { $0.severity == .warning }
        let holes = state.openHoles
        var parts: [Span] = []
        if state.isStale { parts.append(Span("last good layout", .warning)) }
        if errors > 0 { parts.append(Span(Report.Kind.errors.words(errors), .error)) }
        if warnings > 0 { parts.append(Span(Report.Kind.warnings.words(warnings), .warning)) }
        let isFine = parts.isEmpty
        let findings = state.shownFindings.count
        if findings > 0 { parts.append(Span(Report.Kind.findings.words(findings), .warning)) }
        if state.shownLayout.showsDifference, let difference = state.difference, let inspection = state.inspection,
            let count = ChangeStory(difference: difference, inspection: inspection, notation: state.notation).count
        {
            parts.append(Span(count, .accent))
        }
        if holes > 0 { parts.append(Span(Report.Kind.holes.words(holes), .hole)) }
        guard isFine, let inspection = state.inspection else { return [Self.joined(parts)] }
        let asks = Words.asks(inspection.record)
        let elements = Words.count(inspection.elements.count, "element", "elements")
        let short = state.window.width < 60 ? [elements] : ["\(elements), \(asks)", elements]
        guard state.lesson == nil else { return [Self.joined(parts + [Span(elements, .note)])] }
        let proven = PromiseStory(report: state.promises.report, name: "").status
        let counts = (proven.map { proven in short.map { "\($0), \(proven)" } } ?? []) + short
        return counts.map { Self.joined(parts + [Span($0, .note)]) } + (parts.isEmpty ? [] : [Self.joined(parts)])
    }

    private static func joined(_ parts: [Span]) -> Line {
        Line(Array(parts.map { [$0] }.joined(separator: [Span("  ")])))
    }
}
