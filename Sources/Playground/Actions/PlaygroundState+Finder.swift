import LayoutInspection
import Negotiation

extension PlaygroundState {
    /// Opens a list of what the pane with the keys shows, or of what the list over the panes does.
    mutating func find() {
        switch (overlay, focus) {
        case (.help, _): openFinder(.keys)
        case (.examples, _): openFinder(.examples)
        case (_, .pane(.trace)): openFinder(.steps)
        default: openFinder(.elements)
        }
    }

    /// Opens the list of what differs from the layout before.
    mutating func showChanges() {
        guard let difference, !difference.changes.isEmpty else {
            message = difference == nil ? "nothing changed yet" : "no element changed"
            return
        }
        openFinder(.changes)
    }

    mutating func openFinder(_ subject: Finder.Subject) {
        if subject == .elements || subject == .steps, inspection == nil {
            message = "there is no layout yet"
            return
        }
        finder = Finder(subject: subject)
        overlay = .finder
        settle(.finder)
        reveal(row: 0, in: .finder)
    }

    mutating func applyToFinder(_ action: Action.OnList) -> Effect? {
        guard let finder else { return nil }
        switch action {
        case .choose(let movement):
            let page = visibleSize(of: .finder).height
            let chosen = movement.applied(to: finder.chosen, count: finderRows.count, page: page)
            self.finder?.chosen = chosen
            reveal(row: chosen, in: .finder)
            return nil
        case .open(let row): return openFound(row: row ?? finder.chosen)
        }
    }

    mutating func applyToFinderFilter(_ action: Action.OnField) -> Effect? {
        switch action {
        case .edit(let edit):
            finder?.filter.apply(edit)
            finder?.chosen = 0
            settle(.finder)
            reveal(row: 0, in: .finder)
            return nil
        case .apply: return openFound(row: finder?.chosen ?? 0)
        }
    }

    private mutating func openFound(row: Int) -> Effect? {
        let rows = finderRows
        guard rows.indices.contains(row) else {
            message = "nothing has '\(finder?.filter.text ?? "")' in it"
            return nil
        }
        overlay = nil
        switch rows[row].target {
        case .element(let index): select(index)
        case .moment(let moment): applyToTrace(.stepTo(moment))
        case .opening(let opening): return applyToExamples(.open(opening))
        case .companion(let companion): toggle(companion)
        case .nowhere: break
        }
        return nil
    }
}
