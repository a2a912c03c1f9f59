import Terminal

/// A list over the panes from which a row is chosen: its field, if it has one, and its rows.
struct FinderOverlay {
    let state: PlaygroundState
    let finder: Finder

    func draw(on canvas: inout Canvas, in arrangement: OverlayArrangement, theme: Theme) {
        OverlayFrame(outside: arrangement.outside).draw(title: title, on: &canvas, theme: theme)
        if let filter = finder.filter { draw(filter, on: &canvas, in: arrangement.inside, theme: theme) }
        let area = arrangement.scrolled
        guard !finder.rows.isEmpty else {
            let words = finder.typed.isEmpty ? "There is nothing to list." : "No match."
            canvas.write(words, at: area.origin, style: theme[.note], clip: area)
            return
        }
        ListRows(
            rows: rows, chosen: finder.chosen, offset: state.offset(.finder).y,
            lastColumnMinimum: finder.subject == .roots ? .max : 10
        ).draw(on: &canvas, in: area, theme: theme)
    }

    /// The rows, in which lengths are as elsewhere on the screen. Names of files and values stay as they are written.
    private var rows: [[Span]] {
        let cells = finder.rows.map(\.cells)
        return switch finder.subject {
        case .elements, .steps, .changes, .roots, .remedies: cells.map { state.notation.shown(Line($0)).spans }
        case .keys, .openings, .companions, .stops, .files, .edits, .lessons, .values, .versions: cells
        }
    }

    /// The field, with a remark about all rows below it.
    private func draw(_ field: TextField, on canvas: inout Canvas, in inside: CellRect, theme: Theme) {
        let words = finder.subject == .companions ? "40, -10, 40 inf, or a part of a name" : "type a part of it"
        let hint = field.text.isEmpty ? [Span(" " + words, .note)] : []
        canvas.write(
            Line([Span("find ", .note)] + field.spans + hint),
            in: inside.inset(bottom: max(0, inside.height - 1)), theme: theme)
        guard let remark else { return }
        canvas.write(
            Line(remark, .note), in: CellRect(x: inside.minX, y: inside.minY + 1, width: inside.width, height: 1),
            theme: theme)
    }

    private var title: String {
        switch finder.subject {
        case .elements: "Elements"
        case .steps: "Steps"
        case .changes: "What changed"
        case .keys: "Keys"
        case .openings: state.own == nil ? "Examples" : "Files and examples"
        case .roots: "Roots in \(state.notation.short(state.rootProposal))"
        case .companions: "Beside the layout"
        case .stops: "Where playing and running stop"
        case .files: "Files"
        case .edits: "Edit"
        case .remedies: "What ends it"
        case .lessons: "Lessons"
        case .values: state.chosenProperty?.title ?? ""
        case .versions(let name): "\(name.file): yours, and on disk"
        }
    }

    private var remark: String? {
        if finder.isCut { return "the first \(Finder.limit): a word more finds fewer" }
        guard finder.subject == .changes, let difference = state.difference, let inspection = state.inspection else {
            return nil
        }
        return ChangeStory(difference: difference, inspection: inspection, notation: state.notation).parting
    }
}
