import Terminal

/// The report, with its chosen entry marked.
struct ReportPane {
    let state: PlaygroundState

    func draw(on canvas: inout Canvas, in area: CellRect, theme: Theme) {
        let rows = state.reportRows(width: area.width)
        let top = state.offset(.report).y
        canvas.write(rows.map(\.row), from: top, in: area.inset(left: 1, right: 1), theme: theme)
        if let chosen = rows.firstIndex(where: { $0.entry == state.reportState.chosen }) {
            let row = CellRect(x: area.minX, y: area.minY + chosen - top, width: area.width, height: 1)
            let isFocused = state.focus == .pane(.why) && state.holeEntry == nil
            if area.contains(row.origin) { canvas.mark(row, isFocused: isFocused, theme: theme) }
        }
        canvas.drawScrollMark(offset: top, count: rows.count, in: area, theme: theme)
    }
}
