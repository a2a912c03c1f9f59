import Terminal

/// The sentences about the selected element.
struct WhyPane {
    let state: PlaygroundState

    func draw(on canvas: inout Canvas, in area: CellRect, theme: Theme) {
        let rows = state.whyRows(width: area.width)
        let top = state.offset(.why).y
        canvas.write(rows, from: top, in: area.inset(left: 1, right: 1), theme: theme)
        canvas.drawScrollMark(offset: top, count: rows.count, in: area, theme: theme)
    }
}
