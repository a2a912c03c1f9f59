import Terminal

extension KeyTable {
    /// The keys of the strip, and of the list of what is shown beside the layout.
    static let strip: [KeyBinding] = [
        KeyBinding(
            [.character("|")], .whatIf(.chooseCompanion),
            "split, to compare: other proposals, rules, sources (git)", in: .strip,
            where: .panes),
        KeyBinding(
            [.character("S")], .strip(.open), "the layouts at each size at which something changes", in: .strip,
            where: .panes),
        choosing([Key(.left), .character("h")], .previous, "the next smaller size", hint: "choose"),
        choosing([Key(.right), .character("l")], .next, "the next larger size"),
        choosing([Key(.home), .character("g")], .first, "the smallest"),
        choosing([Key(.end), .character("G")], .last, "the largest"),
        KeyBinding(
            [Key(.enter)], .strip(.propose(nil)), "propose this size", hint: "propose it", in: .strip, where: .strip),
        KeyBinding(
            [Key(.tab)], .strip(.otherAxis), "heights instead of widths, or widths again", hint: "axis", in: .strip,
            where: .strip),
        KeyBinding([Key(.up), .character("k")], .strip(.scroll(by: -1)), "a line up", in: .strip, where: .strip),
        KeyBinding([Key(.down), .character("j")], .strip(.scroll(by: 1)), "a line down", in: .strip, where: .strip),
    ]

    private static func choosing(
        _ keys: [Key], _ movement: Action.Movement, _ words: String, hint: String? = nil
    ) -> KeyBinding {
        KeyBinding(keys, .strip(.choose(movement)), words, hint: hint, in: .strip, where: .strip)
    }
}
