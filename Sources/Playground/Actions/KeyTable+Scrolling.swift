import Terminal

extension KeyTable {
    static let scrolling: [KeyBinding] =
        [
            KeyBinding(
                [Key(.up, .shift), .character("K")], .elements(.scroll(CellPoint(x: 0, y: -1))),
                "scroll the window around it, or the stage, up",
                in: .elements, where: [.stage, .tree]),
            KeyBinding(
                [Key(.down, .shift), .character("J")], .elements(.scroll(CellPoint(x: 0, y: 1))), "scroll down",
                in: .elements, where: [.stage, .tree]),
            KeyBinding(
                [Key(.left, .shift), .character("H")], .elements(.scroll(CellPoint(x: -2, y: 0))), "scroll left",
                in: .elements, where: [.stage, .tree]),
            KeyBinding(
                [Key(.right, .shift), .character("L")], .elements(.scroll(CellPoint(x: 2, y: 0))),
                "scroll right", in: .elements, where: [.stage, .tree]),
            KeyBinding(
                [Key(.pageUp, .shift)], .elements(.scrollWindow(.pageUp)), "scroll a page up",
                in: .elements,
                where: [.stage, .tree]),
            KeyBinding(
                [Key(.pageDown, .shift)], .elements(.scrollWindow(.pageDown)), "scroll a page down", in: .elements,
                where: [.stage, .tree]),
            KeyBinding(
                [Key(.home, .shift)], .elements(.scrollWindow(.first)), "scroll to the start",
                in: .elements,
                where: [.stage, .tree]),
            KeyBinding(
                [Key(.end, .shift)], .elements(.scrollWindow(.last)), "scroll to the end", in: .elements,
                where: [.stage, .tree]),
        ] + reading

    private static let reading: [KeyBinding] = [
        text([Key(.up), .character("k")], .read(.previous), "a line up", hint: "scroll"),
        text([Key(.down), .character("j")], .read(.next), "a line down"),
        text([Key(.pageUp)], .read(.pageUp), "a page up"),
        text([Key(.pageDown), .character(" ")], .read(.pageDown), "a page down"),
        text([Key(.home), .character("g")], .read(.first), "the start"),
        text([Key(.end), .character("G")], .read(.last), "the end"),
        KeyBinding(
            [Key(.left), .character("h")], .links(.choose(.backward)), "the link before", hint: "links", in: .reading,
            where: .why),
        KeyBinding(
            [Key(.right), .character("l")], .links(.choose(.forward)),
            "the next link: a number that leads to where it comes from", in: .reading, where: .why),
        KeyBinding(
            [Key(.enter)], .links(.follow), "follow the link, to its element and step", hint: "follow", in: .reading,
            where: .why),
        KeyBinding(
            [Key(.backspace)], .links(.goBack), "back to before the last link was followed", in: .reading,
            where: .panes),
    ]

    private static func text(_ keys: [Key], _ action: Action, _ words: String, hint: String? = nil) -> KeyBinding {
        KeyBinding(keys, action, words, hint: hint, in: .reading, where: [.why, .help])
    }
}
