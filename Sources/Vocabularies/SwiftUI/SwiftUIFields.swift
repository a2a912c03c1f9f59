import Interpreter
import Negotiation
import SwiftUIControls
import SwiftUIDialect

// Fields to write in: what is written, else the prompt or the title.

extension SwiftUIVocabulary {
    static let textField = named("TextField", "a line to write in: as wide as it is proposed")
        .made(.title, .binding("text"), .optional("prompt"), .axis) { (title: String, text, prompt, axis) in
            field(written(text) ?? said(prompt) ?? title, along: axis)
        }
        .made(.title, .binding("text"), .optionalUnread("onEditingChanged"), .optionalUnread("onCommit")) {
            (title: String, text, _, _) in field(written(text) ?? title)
        }
        .made(.binding("text"), .optional("prompt"), .axis, .label) { text, prompt, axis, label in
            field(written(text) ?? said(prompt) ?? label.plainText, along: axis)
        }

    static let secureField = named("SecureField", "a line to write in: as wide as it is proposed")
        .made(.binding("text"), .optional("prompt"), .label) { text, prompt, label in
            secured(text) ?? field(said(prompt) ?? label.plainText)
        }
        .made(.title, .binding("text"), .optional("prompt"), .optionalUnread("onCommit")) {
            (title: String, text, prompt, _) in secured(text) ?? field(said(prompt) ?? title)
        }

    static let textEditor = named("TextEditor", "lines to write in: as large as it is proposed")
        .made(.binding("text"), .optionalUnread("selection")) { text, _ in
            ControlBox("TextEditor", .editor, title: written(text) ?? "")
        }

    /// A field that scrolls along an axis: one that scrolls down grows before it does.
    private static func field(_ text: String, along axis: Axis = .horizontal) -> any View {
        axis == .vertical ? Controls.growingField(text) : ControlBox("TextField", .field, title: text)
    }

    private static func secured(_ text: Value) -> (any View)? {
        written(text).map { ControlBox("SecureField", .field, title: String(repeating: "•", count: $0.count)) }
    }

    /// What stands in a field; nil where it is empty, or not known.
    private static func written(_ text: Value) -> String? {
        let value = SourceBinding(text)?.value
        guard let written = if case .string(let plain)? = value { plain } else { value?.text(keptAs: "text") } else {
            return nil
        }
        return written.isEmpty ? nil : written
    }

    /// The text of a prompt, which is shown while the field is empty; nil without a prompt.
    private static func said(_ prompt: Value) -> String? {
        switch prompt {
        case .native(let native): (native.payload as? Text)?.string
        case .some(let wrapped): said(wrapped)
        default: nil
        }
    }
}

extension Argument where T == Axis {
    /// Along which axis a field scrolls.
    fileprivate static var axis: Argument { .arg("axis", default: .horizontal) }
}

extension [any View] {
    /// What texts and titles of labels among them say.
    fileprivate var plainText: String { compactMap(Self.plainText).joined(separator: " ") }

    private static func plainText(of view: any View) -> String? {
        switch Located.unwrap(view).view {
        case let text as Text: text.string
        case let control as StyledControl: control.title.flatMap(plainText)
        default: nil
        }
    }
}
