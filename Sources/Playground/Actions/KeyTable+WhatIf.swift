import Terminal

extension KeyTable {
    /// The keys of the box with an element's other answers.
    static let whatIf: [KeyBinding] = [
        KeyBinding(
            [.character("W")], .whatIf(.open), "probe the element: its curve, thresholds, any proposal",
            in: .whatIf, where: .panes),
        KeyBinding(
            [.character("C")], .whatIf(.check), "check this element for broken layout rules", in: .whatIf,
            where: .panes),
        KeyBinding(
            [Key(.enter)], .field(.apply), "ask what is typed: 12, or both lengths: 12 inf", hint: "ask", in: .whatIf,
            where: .whatIf),
        KeyBinding([Key(.tab)], .whatIf(.otherAxis), "the other axis", hint: "axis", in: .whatIf, where: .whatIf),
        KeyBinding(
            [Key(.backTab)], .whatIf(.toggleOpen), "the length across: as it is, or unlimited", hint: "across",
            in: .whatIf, where: .whatIf),
        KeyBinding(
            [Key(.up)], .whatIf(.scroll(.previous)), "a line up", hint: "scroll", in: .whatIf, where: .whatIf),
        KeyBinding([Key(.down)], .whatIf(.scroll(.next)), "a line down", in: .whatIf, where: .whatIf),
        KeyBinding([Key(.pageUp)], .whatIf(.scroll(.pageUp)), "a page up", in: .whatIf, where: .whatIf),
        KeyBinding([Key(.pageDown)], .whatIf(.scroll(.pageDown)), "a page down", in: .whatIf, where: .whatIf),
    ]
}
