import LayoutInspection
import SwiftSource

extension PlaygroundState {
    mutating func applyToReport(_ action: Action.OnReport) -> Effect? {
        guard !report.isEmpty else { return refuse("nothing to choose: no errors, findings or holes") }
        switch action {
        case .choose(let movement):
            let count = report.entries.count
            choose(entry: movement.applied(to: reportState.chosen, count: count, page: entriesInPage))
        case .chooseEntry(let index):
            guard report.entries.indices.contains(index) else { return nil }
            choose(entry: index)
        case .flip: return flip()
        case .fold: fold()
        case .open: openEntry()
        case .forget: return forgetHole()
        case .write: return writeValues()
        case .copyOptions: return copyOptions()
        }
        return nil
    }

    /// Writes the values that were set on the screen into their files.
    private mutating func writeValues() -> Effect? {
        keepTypedHole()
        guard openExample == nil else { return refuse("an example is not a file: ctrl y copies the values as options") }
        let set = listedHoles.compactMap { listed in listed.expression.map { (listed, $0) } }
        guard let sources = document?.sources, !set.isEmpty else {
            return refuse("no value was set: type one on a hole")
        }
        let files = Dictionary(grouping: set) { listed, _ in
            listed.isMet ? sources.position(of: listed.hole.range.start).file : sources.files[0].name
        }
        return .write(
            sources.files.compactMap { file in
                files[file.name].map { values in
                    FileSettings(
                        file: file,
                        settings: values.map { HoleSetting(name: $0.hole.text, expression: $1, origin: .screen) })
                }
            })
    }

    /// Copies the values as they are written on a command line.
    private mutating func copyOptions() -> Effect? {
        keepTypedHole()
        let options = holeValues.settings.map { "--set " + "\($0.hole.text)=\($0.expression)".shellQuoted }
        guard !options.isEmpty else { return refuse("no value was set: type one on a hole") }
        message = "copied \(Words.count(options.count, "option", "options")), if the terminal allows it"
        return .copy(options.joined(separator: " "))
    }

    /// Most entries have at least two rows.
    private var entriesInPage: Int { max(2, visibleSize(of: .report).height / 2) }

    /// Chooses an entry, and selects its element.
    private mutating func choose(entry index: Int) {
        keepTypedHole()
        reportState.choose(index, of: report.entries)
        if let element = chosenElement { select(element) }
        revealEntry()
    }

    private mutating func flip() -> Effect? {
        guard let listed = chosenHole else { return nil }
        guard case .condition(let assumed) = listed.hole.kind else {
            return refuse("\(listed.hole.text) is not a condition: enter sets it")
        }
        guard let isTrue = Bool(listed.expression ?? String(assumed)) else {
            return refuse("\(listed.hole.text) has a value of its own: enter changes it")
        }
        holeValues.set(listed.hole, to: isTrue ? "false" : "true")
        return settingsEffect
    }

    private mutating func fold() {
        guard case .family(let family) = chosenReportEntry else {
            return report("there is nothing to fold: choose a group")
        }
        fold(family)
    }

    private mutating func fold(_ family: HoleFamily) {
        reportState.toggleFold(of: family)
        settle(.report)
        revealEntry()
    }

    private mutating func openEntry() {
        switch chosenReportEntry {
        case .family(let family): fold(family)
        case .hole(let listed) where chosenHole != nil: beginEntry(listed)
        case .diagnostic, .finding, .hole:
            guard let element = chosenElement else { return report("no element of the layout is written there") }
            // The report yields to the why pane's text about the element.
            reportState.ask(false)
            select(element)
            panesChanged()
        case nil: break
        }
    }

    /// The chosen entry's element; nil if there is none.
    private var chosenElement: Int? {
        guard let entry = chosenReportEntry else { return nil }
        if case .finding(let finding) = entry { return inspection?.index(of: finding.path) }
        return entry.range.flatMap { inspection?.element(writtenAround: $0) }
    }

    private mutating func forgetHole() -> Effect? {
        guard let listed = chosenHole, listed.expression != nil else { return refuse("this was not set") }
        holeValues.unset(listed.hole)
        return settingsEffect
    }
}

extension PlaygroundState {
    /// Shows the layout with the value while it is typed.
    mutating func applyToHoleField(_ action: Action.OnField) -> Effect? {
        if holeEntry == nil, let chosenHole { beginEntry(chosenHole) }
        guard let entry = holeEntry else { return nil }
        switch action {
        case .edit(let edit):
            let isAnother = holeValues.type(edit)
            revealEntry()
            return isAnother ? settingsEffect : nil
        case .apply:
            guard entry.rejection == nil else {
                return refuse("this cannot be shown: correct it, or press esc to discard it")
            }
            keepTypedHole()
            revealEntry()
            return nil
        }
    }

    private mutating func beginEntry(_ listed: ListedHole) {
        holeValues.beginTyping(listed, errors: problems.filter { $0.severity == .error })
        revealEntry()
    }

    /// Restores the settings from before the typing.
    mutating func discardTypedHole() -> Effect? { holeValues.discardTyped() ? settingsEffect : nil }

    private var settingsEffect: Effect { .set(holeValues.settings.map(\.setting)) }
}
