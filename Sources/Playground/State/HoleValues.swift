import LayoutInspection
import SwiftSource

/// The values of holes that were set on the screen, and the field in which one is typed.
package struct HoleValues {
    package private(set) var settings: [ScreenSetting] = []
    package private(set) var entry: HoleEntry?
    /// The settings of what was open before.
    private var others: [Opening: [ScreenSetting]] = [:]

    /// The settings of the layout on the stage: a typed value that cannot be shown is replaced by the last one that
    /// could.
    var shown: [ScreenSetting] {
        guard let entry, entry.rejection != nil else { return settings }
        guard let shown = entry.shown else { return entry.before }
        return entry.before.setting(ScreenSetting(hole: entry.hole, expression: shown))
    }

    /// A hole as it was before it was set.
    func original(of hole: Hole) -> Hole { settings.first { $0.hole.text == hole.text }?.hole ?? hole }

    /// Something else is open. The settings of what was open before return with it.
    mutating func follow(from before: Opening, to opening: Opening) {
        guard opening != before else { return }
        keepTyped()
        others[before] = settings.isEmpty ? nil : settings
        settings = others.removeValue(forKey: opening) ?? []
    }

    /// Those of something that is not open.
    func others(of opening: Opening) -> [ScreenSetting] { others[opening] ?? [] }

    var hasOthers: Bool { !others.isEmpty }

    mutating func set(_ hole: Hole, to expression: String) {
        settings = settings.setting(ScreenSetting(hole: original(of: hole), expression: expression))
    }

    mutating func unset(_ hole: Hole) { settings.removeAll { $0.hole.text == hole.text } }

    /// Opens the field.
    /// - Parameter errors: those there are without another value.
    mutating func beginTyping(_ listed: ListedHole, errors: [Diagnostic]) {
        entry = HoleEntry(
            original(of: listed.hole), expression: listed.expression, before: settings, errorsBefore: errors)
    }

    /// Types into the field.
    /// - Returns: whether there is another value to show.
    mutating func type(_ edit: TextField.Edit) -> Bool {
        guard let before = entry else { return false }
        entry?.apply(edit)
        guard let entry, entry.expression != before.expression else { return false }
        guard !entry.expression.isEmpty else {
            self.entry?.rejection = "nothing is typed yet"
            return false
        }
        self.entry?.isAwaited = true
        set(entry.hole, to: entry.expression)
        return true
    }

    /// Takes what a reading with the typed value has found.
    /// - Returns: whether the value cannot be shown, because it causes errors.
    mutating func take(_ found: [Diagnostic]) -> Bool {
        guard let entry, entry.isAwaited else { return false }
        self.entry?.isAwaited = false
        let errors = found.filter { $0.severity == .error && !entry.errorsBefore.contains($0) }
        self.entry?.rejection = errors.first?.message
        if errors.isEmpty { self.entry?.shown = entry.expression }
        return !errors.isEmpty
    }

    /// The sources changed meanwhile: other errors are not the typed value's.
    mutating func sourcesChanged(errors: [Diagnostic]) { entry?.errorsBefore = errors }

    /// Closes the field. The hole keeps the value that is shown.
    mutating func keepTyped() {
        guard entry != nil else { return }
        (settings, entry) = (shown, nil)
    }

    /// Closes the field and restores the settings from before the typing.
    /// - Returns: whether they differ from what is shown.
    mutating func discardTyped() -> Bool {
        guard let before = entry?.before else { return false }
        entry = nil
        defer { settings = before }
        return settings != before
    }
}
