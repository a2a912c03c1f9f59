import Terminal

struct Footer {
    let state: PlaygroundState

    func draw(on canvas: inout Canvas, in row: CellRect, theme: Theme) {
        guard !row.isEmpty else { return }
        let keys = FooterKeys(state: state)
        if let message = keys.message {
            canvas.write(Line(message, .strong), in: keys.messageCells(in: row), theme: theme)
        }
        for hint in keys.hints(in: row) { canvas.write(hint.line, in: hint.cells, theme: theme) }
    }
}
