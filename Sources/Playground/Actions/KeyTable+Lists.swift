import Terminal

/// The keys of lists: the report, those with a search field, and the stops.
extension KeyTable {
    static let report: [KeyBinding] =
        choosing(.report, in: [.report, .hole], one: "entry", letters: false) { .report(.choose($0)) } + [
            KeyBinding(
                [Key(.enter)], .report(.open), "go to the element that it is about", hint: "go there", in: .report,
                where: .report),
            KeyBinding(
                [Key(.enter)], .report(.open), "set the hole, as Swift: 10  \"Two burgers\"  true", hint: "set",
                in: .report, where: .hole),
            KeyBinding(
                [.character(" ")], .report(.fold), "fold a group; again to unfold", hint: "fold", in: .report,
                where: .report),
            KeyBinding(
                [Key(.left), Key(.right)], .report(.flip), "the condition's other branch", hint: "flip", in: .report,
                where: .hole),
            KeyBinding(
                keys: .anyCharacter, action: .field(.edit(.type(""))),
                words: "set the hole, beginning with this character", hint: nil, section: .report, contexts: .hole),
            KeyBinding(
                [Key(.backspace), Key(.delete)], .report(.forget), "unset the hole", hint: "unset",
                in: .report, where: .hole),
            KeyBinding(
                [Key(.enter)], .field(.apply), "keep what is typed", hint: "keep", in: .report, where: .entry),
            KeyBinding(
                [Key(.escape)], .program(.back), "discard what is typed", hint: "discard", in: .report, where: .entry),
            KeyBinding(
                [Key(.character("s"), .control)], .report(.write), "write the values into the files, as comments",
                hint: "write", in: .report, where: [.report, .hole, .entry]),
            KeyBinding(
                [Key(.character("y"), .control)], .report(.copyOptions), "copy the values as options: --set",
                in: .report, where: [.report, .hole, .entry]),
        ]

    static let finder: [KeyBinding] =
        [KeyBinding([Key(.enter)], .finder(.open(nil)), "go there", hint: "go there", in: .finder, where: .finder)]
        + choosing(.finder, in: .finder, one: "row", letters: false) { .finder(.choose($0)) } + [
            KeyBinding(
                [Key(.character("w"), .control)], .finder(.writeExample),
                "write the chosen example into a file, and open it", in: .finder, where: .finder),
            KeyBinding(
                keys: .anyCharacter, action: .field(.edit(.type(""))), words: "show the rows with these words in them",
                hint: nil, section: .finder, contexts: .finder),
        ]

    static let stops: [KeyBinding] =
        [
            KeyBinding(
                [Key(.enter), .character(" ")], .finder(.open(nil)), "turn it on or off", hint: "on or off", in: .stops,
                where: .stops)
        ] + choosing(.stops, in: .stops, one: "one") { .finder(.choose($0)) }

    /// The keys that move through a list; without letters if those are typed.
    private static func choosing(
        _ section: KeyBinding.Section, in contexts: KeyBinding.Contexts, one: String, letters: Bool = true,
        _ action: (Action.Movement) -> Action
    ) -> [KeyBinding] {
        func row(
            _ key: Key.Code, _ letter: Character?, _ movement: Action.Movement, _ words: String, _ hint: String? = nil
        )
            -> KeyBinding
        {
            let keys = [Key(key)] + (letters ? letter.map { [.character($0)] } ?? [] : [])
            return KeyBinding(keys, action(movement), words, hint: hint, in: section, where: contexts)
        }
        return [
            row(.up, "k", .previous, "the previous \(one)", "choose"), row(.down, "j", .next, "the next \(one)"),
            row(.pageUp, nil, .pageUp, "a page up"), row(.pageDown, nil, .pageDown, "a page down"),
            row(.home, "g", .first, "the first"), row(.end, "G", .last, "the last"),
        ]
    }
}
