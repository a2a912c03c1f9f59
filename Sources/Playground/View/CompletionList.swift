import Editing
import Terminal
import TextMetrics

/// The list of what can be written at the cursor: below its line if there is room, else above it; its last row is the
/// help of the chosen one.
///
/// ```
///  Text("a").pa▏
///         ┌────────────────────────────────┐
///         │ padding(_ length: CGFloat)     │
///         │ paragraphStyle …               │
///         │ room around it                 │
///         └────────────────────────────────┘
/// ```
struct CompletionList {
    let state: PlaygroundState
    let open: OpenCompletion
    let theme: Theme

    private static let maximumRows = 8
    private static let maximumColumns = 64

    func draw(on canvas: inout Canvas) {
        guard let text = state.sourceEditor.edited, state.showsSource else { return }
        let rows = visibleRows
        let lines = rows.map { line(open.completion.candidates[$0]) }
        let help = open.candidate.help.isEmpty ? [] : [Line(open.candidate.help, .note)]
        let columns = min(Self.maximumColumns, (lines + help).map(\.columns).max() ?? 0) + 2
        let size = CellSize(width: min(columns + 2, canvas.size.width), height: lines.count + help.count + 2)
        guard let frame = place(size, below: text, in: canvas.size) else { return }
        OverlayFrame(outside: frame).draw(title: nil, on: &canvas, theme: theme)
        let inside = frame.inset(left: 1, top: 1, right: 1, bottom: 1)
        for (y, line) in (lines + help).enumerated() {
            let row = CellRect(x: inside.minX, y: inside.minY + y, width: inside.width, height: 1)
            canvas.write(line, in: row.inset(left: 1, right: 1), theme: theme)
            if y < rows.count, rows[y] == open.chosen { canvas.restyle(row) { $0 = theme[.selected] } }
        }
    }

    /// The indices of the shown candidates, around the chosen one.
    private var visibleRows: [Int] {
        let count = open.completion.candidates.count
        let first = max(0, min(open.chosen - Self.maximumRows / 2, count - Self.maximumRows))
        return Array(first..<min(count, first + Self.maximumRows))
    }

    private func line(_ candidate: Completion.Candidate) -> Line {
        let rest =
            candidate.signature.hasPrefix(candidate.name) ? candidate.signature.dropFirst(candidate.name.count) : ""
        let detail =
            rest.isEmpty ? (candidate.signature == candidate.name ? "" : " \(candidate.signature)") : String(rest)
        let more = candidate.alternatives > 0 ? " +\(candidate.alternatives)" : ""
        return Line([Span(candidate.name, .strong), Span(detail, .note), Span(more, .accent)])
    }

    /// The frame: its text begins where the typed name begins.
    private func place(_ size: CellSize, below text: EditedText, in window: CellSize) -> CellRect? {
        let area = state.sourceArea
        let start = open.completion.range.lowerBound
        let line = text.text.lines[start.line]
        let column = area.minX + VisibleLine(line).column(of: start.offset) - state.offset(.source).x
        let row = area.minY + start.line - state.offset(.source).y
        let x = max(0, min(column - 2, window.width - size.width))
        // The last line of the window has keys.
        if row + 1 + size.height < window.height {
            return CellRect(origin: CellPoint(x: x, y: row + 1), size: size)
        }
        return row - size.height >= 0 ? CellRect(origin: CellPoint(x: x, y: row - size.height), size: size) : nil
    }
}
