import Terminal

extension KeyTable {
    /// The keys that all fields share, and those of the proposal's field.
    static let field: [KeyBinding] =
        [
            KeyBinding(
                [Key(.enter)], .field(.apply), "propose what is typed", hint: "propose it", in: .field, where: .field),
            KeyBinding(
                [Key(.backspace)], .field(.edit(.erase(.backward))), "erase", in: .field,
                where: [.proposal, .field, .entry, .whatIf, .finder, .prompt]),
            KeyBinding(
                [Key(.delete)], .field(.edit(.erase(.forward))), "erase the next character", in: .field,
                where: [.field, .entry, .whatIf, .finder, .prompt]),
            moving(.left, .backward, "a character left", in: [.field, .entry, .whatIf, .finder, .prompt]),
            moving(.right, .forward, "a character right", in: [.field, .entry, .whatIf, .finder, .prompt]),
            moving(.home, .start, "to the start", in: [.field, .entry, .whatIf, .prompt]),
            moving(.end, .end, "to the end", in: [.field, .entry, .whatIf, .prompt]),
            KeyBinding(
                keys: .anyCharacter, action: .field(.edit(.type(""))), words: "type it", hint: nil, section: .field,
                contexts: [.field, .entry, .whatIf, .prompt]),
        ]

    private static func moving(
        _ key: Key.Code, _ movement: TextField.Movement, _ words: String, in contexts: KeyBinding.Contexts
    ) -> KeyBinding {
        KeyBinding([Key(key)], .field(.edit(.moveCursor(movement))), words, in: .field, where: contexts)
    }
}
