import Terminal

/// The keys of what is chosen from a list: the report, the roots, the files and examples.
extension KeyTable {
    static let report: [KeyBinding] =
        choosing(.report, in: [.report, .hole], one: "entry") { .report(.choose($0)) } + [
            KeyBinding(
                [Key(.enter)], .report(.edit), "say what the hole is, as Swift: 10  \"Two burgers\"  true", hint: "set",
                in: .report, where: [.report, .hole]),
            KeyBinding(
                [.character("!"), .character(" ")], .report(.turn),
                "turn a condition, or fold a group",
                hint: "turn", in: .report, where: [.report, .hole]),
            KeyBinding(
                keys: .anyCharacter, action: .field(.edit(.type(""))), words: "the same, from this character on",
                hint: nil,
                section: .report, places: .hole),
            KeyBinding(
                [Key(.backspace), Key(.delete)], .report(.forget), "forget what the hole was set to", hint: "forget",
                in: .report, where: .hole),
            KeyBinding(
                [Key(.enter)], .field(.apply), "keep what is typed", hint: "keep", in: .report, where: .entry),
            KeyBinding(
                [Key(.escape)], .program(.back), "take it back", hint: "take back", in: .report, where: .entry),
        ]

    static let roots: [KeyBinding] =
        choosing(.roots, in: .roots, one: "root", letters: false) { .roots(.choose($0)) } + [
            KeyBinding([Key(.enter)], .roots(.open(nil)), "lay it out", hint: "lay out", in: .roots, where: .roots),
            KeyBinding(
                keys: .anyCharacter, action: .field(.edit(.type(""))), words: "show the roots with this in their names",
                hint: nil,
                section: .roots, places: .roots),
        ]

    static let examples: [KeyBinding] =
        choosing(.examples, in: .examples, one: "one") { .examples(.choose($0)) } + [
            KeyBinding([Key(.enter)], .examples(.open(nil)), "open it", hint: "open", in: .examples, where: .examples)
        ]

    /// The keys that go through a list; where letters are typed, without those.
    private static func choosing(
        _ section: KeyBinding.Section, in places: KeyBinding.Places, one: String, letters: Bool = true,
        _ action: (Action.Movement) -> Action
    ) -> [KeyBinding] {
        func row(
            _ key: Key.Code, _ letter: Character?, _ movement: Action.Movement, _ words: String, _ hint: String? = nil
        )
            -> KeyBinding
        {
            let keys = [Key(key)] + (letters ? letter.map { [.character($0)] } ?? [] : [])
            return KeyBinding(keys, action(movement), words, hint: hint, in: section, where: places)
        }
        return [
            row(.up, "k", .previous, "the \(one) before", "choose"), row(.down, "j", .next, "the next \(one)"),
            row(.pageUp, nil, .pageUp, "a page up"), row(.pageDown, nil, .pageDown, "a page down"),
            row(.home, "g", .first, "the first"), row(.end, "G", .last, "the last"),
        ]
    }
}
