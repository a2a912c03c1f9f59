import LayoutInspection

// The forms of choices that several libraries share.

extension EditChoice {
    /// A container with a builder: `VStack { ... }`.
    static func builder(_ name: String) -> EditChoice { EditChoice(name, "\(name) {\n    \(element)\n}") }

    /// A container with a child.
    static func container(_ name: String, of child: String) -> EditChoice {
        EditChoice(name, "\(name) {\n    \(child)\n}")
    }

    static func modifier(_ text: String) -> EditChoice { EditChoice(text, text) }
}
