import LayoutInspection
import Negotiation

/// The list over the panes: opening it, and updating its rows.
extension PlaygroundState {
    /// Opens a list; with a field, typing filters it.
    mutating func openFinder(_ subject: Finder.Subject, hasField: Bool = true) {
        if subject == .elements || subject == .steps || subject == .stops, inspection == nil {
            return report("there is no layout yet")
        }
        open(.finder(Finder(subject, hasField: hasField)))
        refreshFinder()
        chooseWhatIsOpen()
    }

    /// Chooses the row of what is open, if there is one.
    mutating func chooseWhatIsOpen() {
        switch finder?.subject {
        case .roots: document?.chosenRoot.map { finder?.choose(leadingTo: .root($0)) }
        case .openings: openExample.map { finder?.choose(leadingTo: .opening(.example($0))) }
        case .files: sourceFileNumber.map { finder?.choose(leadingTo: .file($0)) }
        case .values: chosenProperty.map { finder?.choose(leadingTo: .value($0.text)) }
        case .elements, .steps, .changes, .keys, .companions, .stops, .versions, .edits, .remedies, .lessons, nil: break
        }
        reveal(row: finder?.chosen ?? 0, in: .finder)
    }

    /// Makes the rows of the open list again.
    mutating func refreshFinder() {
        guard let finder else { return }
        let typed = finder.subject == .companions ? try? Companion(parsing: finder.typed) : nil
        let other = typed.map { [candidate(for: $0, "another proposal").row] } ?? []
        let found = other + finder.rows(of: candidates(for: finder))
        self.finder?.take(found)
        settle(.finder)
    }
}
