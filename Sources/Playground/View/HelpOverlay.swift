import Terminal

/// The help over the panes.
struct HelpOverlay {
    let state: PlaygroundState

    func draw(on canvas: inout Canvas, theme: Theme) {
        let arrangement = state.arrangement(of: .help)
        OverlayFrame(outside: arrangement.outside).draw(title: "Keys", on: &canvas, theme: theme)
        let area = arrangement.scrolled
        let rows = state.help.rows(width: area.width)
        let top = state.offset(.help).y
        canvas.write(rows, from: top, in: area, theme: theme)
        canvas.drawScrollMark(offset: top, count: rows.count, in: area.inset(right: -1), theme: theme)
    }
}
