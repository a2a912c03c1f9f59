import Terminal

/// The list in which something is found by typing: a field, and the rows with what is typed.
struct FinderOverlay {
    let state: PlaygroundState
    let finder: Finder

    func draw(on canvas: inout Canvas, theme: Theme) {
        let arrangement = OverlayArrangement(window: state.window)
        OverlayFrame(outside: arrangement.outside).draw(title: title, on: &canvas, theme: theme)
        let words = finder.subject == .companions ? "40, -10, 40 inf, or a part of a name" : "type a part of it"
        let hint = finder.filter.text.isEmpty ? [Span(" " + words, .note)] : []
        let inside = arrangement.inside
        canvas.write(
            Line([Span("find ", .note)] + finder.filter.spans + hint),
            in: inside.inset(bottom: max(0, inside.height - 1)), theme: theme)
        let area = arrangement.scrolled(of: .finder)
        if let parting {
            canvas.write(
                Line(parting, .note), in: CellRect(x: inside.minX, y: inside.minY + 1, width: inside.width, height: 1),
                theme: theme)
        }
        let rows = state.finderRows
        guard !rows.isEmpty else {
            canvas.write("Nothing has this in it.", at: area.origin, style: theme[.note], clip: area)
            return
        }
        ListRows(rows: rows.map(\.cells), chosen: finder.chosen, offset: state.offset(.finder).y)
            .draw(on: &canvas, in: area, theme: theme)
    }

    private var title: String {
        switch finder.subject {
        case .elements: "Elements"
        case .steps: "Steps"
        case .changes: "What changed"
        case .keys: "Keys"
        case .examples: "Files and examples"
        case .companions: "Beside the layout"
        }
    }

    private var parting: String? {
        guard finder.subject == .changes, let difference = state.difference, let inspection = state.inspection else {
            return nil
        }
        return ChangeStory(difference: difference, inspection: inspection, notation: state.notation).parting
    }
}
