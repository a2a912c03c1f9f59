import LayoutInspection
import Terminal

/// The lines of the trace's pane: one for each row, and below an opened row the lines of its reason.
///
/// ```
///  ● Row asks Label        ≤38×1 → 5×1     all that is left: 38 - 3…
///      because: all that is left: 38 - 33.
///      width 38 - 33 = 5
///  ● Row asks Box          …
/// ```
struct TracePage {
    /// The number of rows.
    let rows: Int
    /// The opened rows, in order, each with the lines below it.
    let opened: [(row: Int, lines: [Row])]

    /// The columns before the lines of a reason, and the free columns after them.
    static let (indent, margin) = (5, 2)

    var count: Int { opened.reduce(rows) { $0 + $1.lines.count } }

    /// The line of a row itself.
    func line(of row: Int) -> Int { opened.reduce(row) { $0 + ($1.row < row ? $1.lines.count : 0) } }

    /// The last line of a row, with its reason.
    func end(of row: Int) -> Int { line(of: row) + (opened.first { $0.row == row }?.lines.count ?? 0) }

    /// The row at a line, and the line of its reason; nil for the row's own line.
    func row(at line: Int) -> (row: Int, reason: Row?) {
        var before = 0
        for (row, lines) in opened {
            let own = row + before
            guard own < line else { break }
            if line <= own + lines.count { return (row, lines[line - own - 1]) }
            before += lines.count
        }
        return (line - before, nil)
    }
}

extension PlaygroundState {
    var tracePage: TracePage {
        let rows = stepping.rows.rows
        guard let inspection else { return TracePage(rows: rows.count, opened: []) }
        let story = ReasonStory(inspection: inspection, stepping: stepping, notation: notation)
        let width = max(1, visibleSize(of: .trace).width - TracePage.indent - TracePage.margin)
        return TracePage(
            rows: rows.count,
            opened: stepping.openedRows.map { ($0, story.lines(of: rows[$0]).map(notation.shown).wrapped(to: width)) })
    }
}
