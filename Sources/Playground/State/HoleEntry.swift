import LayoutInspection
import SwiftSource

/// A value for a hole that was set on the screen.
package struct ScreenSetting: Hashable, Sendable {
    /// The hole as it was before it was set.
    package let hole: Hole
    /// The Swift expression.
    package let expression: String

    var setting: HoleSetting { HoleSetting(name: hole.text, expression: expression, origin: .screen) }
}

extension [ScreenSetting] {
    /// The settings with another one; it replaces that of the same hole.
    func setting(_ setting: ScreenSetting) -> [ScreenSetting] {
        var settings = self
        if let index = firstIndex(where: { $0.hole.text == setting.hole.text }) {
            settings[index] = setting
        } else {
            settings.append(setting)
        }
        return settings
    }
}

/// The field for the value of a hole.
package struct HoleEntry: Hashable, Sendable {
    package let hole: Hole
    /// Marked until something is typed.
    package internal(set) var field: TextField
    /// The reason why the typed value cannot be shown; nil while it is shown.
    package internal(set) var rejection: String?
    /// The last typed value that could be shown.
    var shown: String?
    /// The settings before the typing, which escape restores.
    let before: [ScreenSetting]
    /// The errors that exist without the typed value.
    var errorsBefore: [Diagnostic]
    /// Whether the next document results from typing, and not from a change of the sources.
    var isAwaited = false
    /// Whether the quotes around a text were added automatically.
    private var isQuoted = false

    /// Longer than any value that is typed by hand.
    private static let limit = 400

    /// - Parameter expression: its value; nil if it is assumed.
    init(_ hole: Hole, expression: String?, before: [ScreenSetting], errorsBefore: [Diagnostic]) {
        self.hole = hole
        field = TextField(expression ?? hole.assumedExpression, limit: Self.limit, isMarked: true)
        self.before = before
        self.errorsBefore = errorsBefore
    }

    package var expression: String { field.text.trimmed }

    mutating func apply(_ edit: TextField.Edit) {
        switch edit {
        case .type(let text): type(text)
        case .erase where field.isMarked: field = TextField("", limit: Self.limit)
        case .erase, .moveCursor: field.apply(edit)
        }
    }

    /// Types a character. A text may be typed without its quotes: they are added.
    private mutating func type(_ text: String) {
        if field.isMarked || field.text.isEmpty {
            field = TextField("", limit: Self.limit)
            isQuoted = hole.kind == .text && text.first != "\"" && text.first != "#"
            if isQuoted {
                field.insert("\"\"")
                field.move(.backward)
            }
        }
        let isAtClosingQuote = field.cursor == field.characters.count - 1 && field.characters.last == "\""
        if isQuoted, text == "\"", isAtClosingQuote {
            field.move(.forward)
        } else {
            field.insert(text)
        }
    }
}

extension Hole {
    /// The assumed value as Swift, to start with; empty if it cannot be written.
    fileprivate var assumedExpression: String {
        switch kind {
        case .text: "\"" + assumed.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
        case .condition(let isTrue): String(isTrue)
        case .number, .collection, .value: assumed.contains("‹") ? "" : assumed
        case .element, .modifier, .handler: ""
        }
    }
}

extension String {
    /// The text without white space at its ends.
    var trimmed: String {
        String(drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
    }
}
