import Terminal

/// The sentences about the selected element.
struct WhyPane {
    let state: PlaygroundState

    func draw(on canvas: inout Canvas, in area: CellRect, theme: Theme) {
        let rows = state.whyRows(width: area.width)
        let top = state.offset(.why).y
        canvas.write(rows, from: top, in: area.inset(left: 1, right: 1), theme: theme)
        let chosen = rows.indices.filter { rows[$0].link != nil && rows[$0].link == state.links.chosen }
        for index in chosen {
            let row = CellRect(x: area.minX, y: area.minY + index - top, width: area.width, height: 1)
            guard area.contains(row.origin) else { continue }
            if index == chosen.first {
                canvas.mark(row, isFocused: state.focus == .pane(.why), theme: theme)
            } else if state.focus == .pane(.why) {
                canvas.restyle(row) { $0 = theme[.selected] }
            }
        }
        canvas.drawScrollMark(offset: top, count: rows.count, in: area, theme: theme)
    }
}
