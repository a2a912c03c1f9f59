import Terminal

extension KeyTable {
    static let scrolling =
        rows(.elements, where: [.tree, .stage]) {
            row(
                [Key(.up, .shift), "K"], .elements(.scroll(CellPoint(x: 0, y: -1))),
                "scroll the window around it, or the stage, up")
            row([Key(.down, .shift), "J"], .elements(.scroll(CellPoint(x: 0, y: 1))), "scroll down")
            row([Key(.left, .shift), "H"], .elements(.scroll(CellPoint(x: -2, y: 0))), "scroll left")
            row([Key(.right, .shift), "L"], .elements(.scroll(CellPoint(x: 2, y: 0))), "scroll right")
            row([Key(.pageUp, .shift)], .elements(.scrollWindow(.pageUp)), "scroll a page up")
            row([Key(.pageDown, .shift)], .elements(.scrollWindow(.pageDown)), "scroll a page down")
            row([Key(.home, .shift)], .elements(.scrollWindow(.first)), "scroll to the start")
            row([Key(.end, .shift)], .elements(.scrollWindow(.last)), "scroll to the end")
        } + reading

    private static let reading = rows(.reading, where: [.why, .help]) {
        row([Key(.up), "k"], .read(.previous), "a line up", hint: "scroll")
        row([Key(.down), "j"], .read(.next), "a line down")
        row([Key(.pageUp)], .read(.pageUp), "a page up")
        row([Key(.pageDown), " "], .read(.pageDown), "a page down")
        row([Key(.home), "g"], .read(.first), "the start")
        row([Key(.end), "G"], .read(.last), "the end")
        row([Key(.left), "h"], .links(.choose(.backward)), "the link before", hint: "links", where: [.why])
        row(
            [Key(.right), "l"], .links(.choose(.forward)), "the next link: a number that leads to where it comes from",
            where: [.why])
        row([Key(.enter)], .links(.follow), "follow the link, to its element and step", hint: "follow", where: [.why])
        row([Key(.backspace)], .links(.goBack), "back to before the last link was followed", where: .panes)
    }
}
