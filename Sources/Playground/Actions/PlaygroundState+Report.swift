import LayoutInspection
import SwiftSource

extension PlaygroundState {
    mutating func applyToReport(_ action: Action.OnReport) -> Effect? {
        guard !report.isEmpty else {
            message = "nothing to choose: no errors, findings or holes"
            return nil
        }
        switch action {
        case .choose(let movement):
            let count = report.entries.count
            choose(entry: movement.applied(to: chosenEntry, count: count, page: entriesInPage))
        case .chooseEntry(let index):
            guard report.entries.indices.contains(index) else { return nil }
            choose(entry: index)
        case .flip: return flip()
        case .open: openEntry()
        case .forget: return forgetHole()
        }
        return nil
    }

    /// Most entries have at least two rows.
    private var entriesInPage: Int { max(2, visibleSize(of: .report).height / 2) }

    /// Chooses an entry, and selects the element that it is about.
    private mutating func choose(entry index: Int) {
        keepTypedHole()
        chosenEntry = index
        chosenIdentity = report.entries[index].identity
        if let element = chosenElement { select(element) }
        revealEntry()
    }

    /// Flips a condition; folds or unfolds a family.
    private mutating func flip() -> Effect? {
        switch chosenReportEntry {
        case .family(let family):
            fold(family)
            return nil
        case .hole(let listed):
            guard case .condition(let assumed) = listed.hole.kind else {
                message = "\(listed.hole.text) is not a condition: enter sets it"
                return nil
            }
            let isTrue = listed.expression.map { $0 == "true" } ?? assumed
            let hole = screenSettings.first { $0.hole.text == listed.hole.text }?.hole ?? listed.hole
            return set(hole, to: isTrue ? "false" : "true")
        case .diagnostic, .finding, nil:
            message = "there is nothing to flip: choose a condition"
            return nil
        }
    }

    private mutating func fold(_ family: HoleFamily) {
        if unfoldedFamilies.remove(family.name) == nil {
            unfoldedFamilies.insert(family.name)
        }
        settle(.report)
        revealEntry()
    }

    private mutating func openEntry() {
        switch chosenReportEntry {
        case .family(let family): fold(family)
        case .hole(let listed) where chosenHole != nil: beginEntry(listed)
        case .diagnostic, .finding, .hole:
            guard let element = chosenElement else {
                message = "no element of the layout is written there"
                return
            }
            // The report makes room for what the why pane says of the element.
            (showsReport, isReportAsked) = (false, false)
            select(element)
            panesChanged()
        case nil: break
        }
    }

    /// The element that the chosen entry is about; nil where there is none.
    private var chosenElement: Int? {
        guard let entry = chosenReportEntry else { return nil }
        if case .finding(let finding) = entry { return inspection?.index(of: finding.path) }
        return entry.range.flatMap { inspection?.element(writtenAround: $0) }
    }

    private mutating func forgetHole() -> Effect? {
        guard let listed = chosenHole, listed.expression != nil else {
            message = "this was not set"
            return nil
        }
        screenSettings.removeAll { $0.hole.text == listed.hole.text }
        return settingsEffect
    }
}

extension PlaygroundState {
    mutating func applyToHoleField(_ action: Action.OnField) -> Effect? {
        if holeEntry == nil, let chosenHole { beginEntry(chosenHole) }
        guard let entry = holeEntry else { return nil }
        switch action {
        case .edit(let edit): return applyEdit(edit, to: entry)
        case .apply:
            guard entry.rejection == nil else {
                message = "this cannot be shown: correct it, or press esc to discard it"
                return nil
            }
            holeEntry = nil
            revealEntry()
            return nil
        }
    }

    /// Shows the layout with the value while it is typed.
    private mutating func applyEdit(_ edit: TextField.Edit, to before: HoleEntry) -> Effect? {
        var entry = before
        entry.apply(edit)
        holeEntry = entry
        revealEntry()
        guard entry.expression != before.expression else { return nil }
        guard !entry.expression.isEmpty else {
            holeEntry?.rejection = "nothing is typed yet"
            return nil
        }
        holeEntry?.isAwaited = true
        return set(entry.hole, to: entry.expression)
    }

    private mutating func beginEntry(_ listed: ListedHole) {
        let hole = screenSettings.first { $0.hole.text == listed.hole.text }?.hole ?? listed.hole
        holeEntry = HoleEntry(
            hole, expression: listed.expression, before: screenSettings,
            errorsBefore: problems.filter { $0.severity == .error })
        revealEntry()
    }

    /// Restores the settings from before the typing.
    mutating func discardTypedHole() -> Effect? {
        guard let entry = holeEntry else { return nil }
        holeEntry = nil
        guard screenSettings != entry.before else { return nil }
        screenSettings = entry.before
        return settingsEffect
    }

    /// Ends the typing when the keys go elsewhere. The hole keeps the value that is shown.
    mutating func keepTypedHole() {
        guard holeEntry != nil else { return }
        screenSettings = shownSettings
        holeEntry = nil
    }

    private mutating func set(_ hole: Hole, to expression: String) -> Effect? {
        screenSettings = screenSettings.setting(ScreenSetting(hole: hole, expression: expression))
        return settingsEffect
    }

    private var settingsEffect: Effect { .set(screenSettings.map(\.setting)) }
}
