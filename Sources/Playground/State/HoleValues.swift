import LayoutInspection
import SwiftSource

/// The values of holes that were set on the screen, and the field for one.
package struct HoleValues {
    package private(set) var settings: [ScreenSetting] = []
    package private(set) var entry: HoleEntry?
    /// The settings of what was open before.
    private var others: [Opening: [ScreenSetting]] = [:]

    /// The settings of the layout on the stage: the last typed value that can be shown replaces one that cannot.
    var shown: [ScreenSetting] {
        guard let entry, entry.rejection != nil else { return settings }
        guard let shown = entry.shown else { return entry.before }
        return entry.before.setting(ScreenSetting(hole: entry.hole, expression: shown))
    }

    /// A hole as it was before it was set.
    func original(of hole: Hole) -> Hole { settings.first { $0.hole.text == hole.text }?.hole ?? hole }

    /// Switches to the settings of another opening, and keeps the old ones for its return.
    mutating func follow(from before: Opening, to opening: Opening) {
        guard opening != before else { return }
        keepTyped()
        others[before] = settings.isEmpty ? nil : settings
        settings = others.removeValue(forKey: opening) ?? []
    }

    /// The settings of something that is not open.
    func others(of opening: Opening) -> [ScreenSetting] { others[opening] ?? [] }

    func hasOthers(besides opening: Opening?) -> Bool { others.contains { $0.key != opening } }

    mutating func set(_ hole: Hole, to expression: String) {
        settings = settings.setting(ScreenSetting(hole: original(of: hole), expression: expression))
    }

    mutating func unset(_ hole: Hole) { settings.removeAll { $0.hole.text == hole.text } }

    /// Opens the field.
    /// - Parameter errors: those that exist without another value.
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

    /// Takes the diagnostics of a reading with the typed value.
    /// - Returns: whether the value cannot be shown, because it causes errors.
    mutating func take(_ found: [Diagnostic]) -> Bool {
        guard let entry, entry.isAwaited else { return false }
        self.entry?.isAwaited = false
        let errors = found.filter { $0.severity == .error && !entry.errorsBefore.contains($0) }
        self.entry?.rejection = errors.first?.message
        if errors.isEmpty { self.entry?.shown = entry.expression }
        return !errors.isEmpty
    }

    /// Takes the errors of changed sources: they are not the typed value's.
    mutating func sourcesChanged(errors: [Diagnostic]) { entry?.errorsBefore = errors }

    /// Closes the field. The hole keeps the shown value.
    mutating func keepTyped() {
        guard entry != nil else { return }
        (settings, entry) = (shown, nil)
    }

    /// Closes the field and restores the settings from before the typing.
    /// - Returns: whether they differ from the shown ones.
    mutating func discardTyped() -> Bool {
        guard let before = entry?.before else { return false }
        entry = nil
        defer { settings = before }
        return settings != before
    }
}
