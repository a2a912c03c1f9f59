import Terminal

/// The help over the panes.
struct HelpOverlay {
    let state: PlaygroundState
    let help: HelpText

    func draw(on canvas: inout Canvas, in arrangement: OverlayArrangement, theme: Theme) {
        OverlayFrame(outside: arrangement.outside).draw(
            title: help.isFirstPage ? "\(help.title): ? shows all" : help.title, on: &canvas, theme: theme)
        let area = arrangement.scrolled
        let rows = help.rows(width: area.width)
        let top = state.offset(.help).y
        canvas.write(rows, from: top, in: area, theme: theme)
        canvas.drawScrollMark(offset: top, count: rows.count, in: area.inset(right: -1), theme: theme)
    }
}
