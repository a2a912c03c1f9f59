import Terminal

/// What can be opened: what the person opened, and the layouts that come with the program.
struct ExamplesOverlay {
    let state: PlaygroundState

    func draw(on canvas: inout Canvas, theme: Theme) {
        let arrangement = OverlayArrangement(window: state.window)
        OverlayFrame(outside: arrangement.outside)
            .draw(title: state.own == nil ? "Examples" : "Files and examples", on: &canvas, theme: theme)
        let area = arrangement.scrolled(of: .examples)
        guard !state.openings.isEmpty else {
            canvas.write("There are no examples.", at: area.origin, style: theme[.note], clip: area)
            return
        }
        ListRows(rows: state.openings.map(\.cells), chosen: state.chosenOpening, offset: state.offset(.examples).y)
            .draw(on: &canvas, in: area, theme: theme)
    }
}
