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
        let row = state.sourceArea.minY + text.cursor.line - state.offset(.source).y
        // The last line of the window has keys.
        let (below, above) = (canvas.size.height - row - 2, row)
        let isBelow = below >= min(above, Self.maximumRows + 3)
        let room = max(0, (isBelow ? below : above) - 2)
        let help = open.candidate.help.isEmpty || room < 3 ? [] : [Line(open.candidate.help, .note)]
        let rows = visibleRows(atMost: room - help.count)
        guard !rows.isEmpty else { return }
        let lines = rows.map { line(open.completion.candidates[$0]) } + help
        let columns = min(Self.maximumColumns, lines.map(\.columns).max() ?? 0) + 4
        let size = CellSize(width: min(columns, canvas.size.width), height: lines.count + 2)
        let y = isBelow ? row + 1 : row - size.height
        let frame = CellRect(origin: CellPoint(x: column(size, of: text, in: canvas.size), y: y), size: size)
        OverlayFrame(outside: frame).draw(title: nil, on: &canvas, theme: theme)
        let inside = frame.inset(left: 1, top: 1, right: 1, bottom: 1)
        for (y, line) in lines.enumerated() {
            let row = CellRect(x: inside.minX, y: inside.minY + y, width: inside.width, height: 1)
            canvas.write(line, in: row.inset(left: 1, right: 1), theme: theme)
            if y < rows.count, rows[y] == open.chosen { canvas.restyle(row) { $0 = theme[.selected] } }
        }
    }

    /// The indices of the shown candidates, around the chosen one.
    private func visibleRows(atMost room: Int) -> Range<Int> {
        let count = open.completion.candidates.count
        let shown = max(0, min(Self.maximumRows, room, count))
        let first = max(0, min(open.chosen - shown / 2, count - shown))
        return first..<(first + shown)
    }

    private func line(_ candidate: Completion.Candidate) -> Line {
        let rest =
            candidate.signature.hasPrefix(candidate.name) ? candidate.signature.dropFirst(candidate.name.count) : ""
        let detail =
            rest.isEmpty ? (candidate.signature == candidate.name ? "" : " \(candidate.signature)") : String(rest)
        let more = candidate.alternatives > 0 ? " +\(candidate.alternatives)" : ""
        return Line([Span(candidate.name, .strong), Span(detail, .note), Span(more, .accent)])
    }

    /// The frame's left column: its text begins where the typed name begins, as far as there is room.
    private func column(_ size: CellSize, of text: EditedText, in window: CellSize) -> Int {
        let start = open.completion.range.lowerBound
        let column = VisibleLine(text.text.lines[start.line]).column(of: start.offset)
        let x = state.sourceArea.minX + column - state.offset(.source).x - 2
        return max(0, min(x, window.width - size.width))
    }
}
