import Terminal

extension KeyTable {
    /// What is alike wherever text is typed, and how a proposal is.
    static let field: [KeyBinding] =
        [
            KeyBinding(
                [Key(.enter)], .field(.apply), "propose what is typed", hint: "propose it", in: .field, where: .field),
            KeyBinding(
                [Key(.backspace)], .field(.edit(.erase(.backward))), "erase", in: .field,
                where: [.proposal, .field, .entry, .roots]),
            KeyBinding(
                [Key(.delete)], .field(.edit(.erase(.forward))), "erase what follows", in: .field,
                where: [.field, .entry, .roots]),
            moving(.left, .backward, "a character left", in: [.field, .entry, .roots]),
            moving(.right, .forward, "a character right", in: [.field, .entry, .roots]),
            moving(.home, .start, "before all of it", in: [.field, .entry]),
            moving(.end, .end, "behind all of it", in: [.field, .entry]),
            KeyBinding(
                keys: .anyCharacter, action: .field(.edit(.type(""))), words: "type it", hint: nil, section: .field,
                places: [.field, .entry]),
        ]

    private static func moving(
        _ key: Key.Code, _ movement: TextField.Movement, _ words: String, in places: KeyBinding.Places
    ) -> KeyBinding {
        KeyBinding([Key(key)], .field(.edit(.moveCursor(movement))), words, in: .field, where: places)
    }
}
