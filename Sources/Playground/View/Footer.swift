import Terminal

/// The last line: the message, or else the most useful keys.
struct Footer {
    let state: PlaygroundState

    func draw(on canvas: inout Canvas, in row: CellRect, theme: Theme) {
        guard !row.isEmpty else { return }
        if let message = state.work?.sentence ?? state.message {
            canvas.write(Line(" \(message)", .strong), in: row, theme: theme)
            return
        }
        for hint in FooterKeys(state: state).hints(in: row) { canvas.write(hint.line, in: hint.cells, theme: theme) }
    }
}
