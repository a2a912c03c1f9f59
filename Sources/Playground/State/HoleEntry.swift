import LayoutInspection
import SwiftSource

/// What a person says on the screen that a hole is.
package struct ScreenSetting: Hashable, Sendable {
    /// The hole as it was before anyone set it.
    package let hole: Hole
    /// Swift.
    package let expression: String

    var setting: HoleSetting { HoleSetting(name: hole.text, expression: expression, origin: .screen) }
}

extension [ScreenSetting] {
    /// With another setting, in the place of the one of the same hole.
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

/// The typing of what a hole is.
package struct HoleEntry: Hashable, Sendable {
    package let hole: Hole
    package internal(set) var field: TextField
    /// Whether nothing was typed yet: the first character takes the place of all that stands there.
    package internal(set) var isUntouched: Bool
    /// Why what is typed cannot be shown; nil where it is.
    package internal(set) var rejection: String?
    /// What was typed last that could be shown, and is.
    var shown: String?
    /// What was set before the typing, which escape brings back.
    let before: [ScreenSetting]
    /// The errors that are there without it.
    var errorsBefore: [Diagnostic]
    /// Whether the next document is the answer to what is typed, and not to a change of the sources.
    var isAwaited = false
    /// Whether the quotes around a text were put there for the person.
    private var isQuoted = false

    /// Longer than any value that is typed by hand.
    private static let limit = 400

    /// - Parameter expression: what it is set to; nil where that is assumed.
    init(_ hole: Hole, expression: String?, before: [ScreenSetting], errorsBefore: [Diagnostic]) {
        self.hole = hole
        field = TextField(expression ?? hole.assumedExpression, limit: Self.limit)
        isUntouched = true
        self.before = before
        self.errorsBefore = errorsBefore
    }

    package var expression: String { field.text.trimmed }

    mutating func apply(_ edit: TextField.Edit) {
        switch edit {
        case .type(let text): type(text)
        case .erase:
            if isUntouched { field = TextField("", limit: Self.limit) } else { field.apply(edit) }
        case .moveCursor: field.apply(edit)
        }
        isUntouched = false
    }

    /// A text is typed without its quotes, too: they stand around it then.
    private mutating func type(_ text: String) {
        if isUntouched || field.text.isEmpty {
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
    /// The assumption as Swift, to begin from; empty where it cannot be written.
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
    /// Without the white space around it.
    fileprivate var trimmed: String {
        String(drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
    }
}
