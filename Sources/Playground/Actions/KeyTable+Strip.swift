import Terminal

/// The keys of the strip, and of the list of what is shown beside the layout.
extension KeyTable {
    static let strip = rows(.strip, where: [.strip]) {
        row(["|"], .whatIf(.chooseCompanion), "split, to compare: other proposals, rules, sources (git)", where: .panes)
        row(["S"], .strip(.open), "the layouts at each size at which something changes", where: .panes)
        row([Key(.left), "h"], .strip(.choose(.previous)), "the next smaller size", hint: "choose")
        row([Key(.right), "l"], .strip(.choose(.next)), "the next larger size")
        row([Key(.home), "g"], .strip(.choose(.first)), "the smallest")
        row([Key(.end), "G"], .strip(.choose(.last)), "the largest")
        row([Key(.enter)], .strip(.propose(nil)), "propose this size", hint: "propose it")
        row([Key(.tab)], .strip(.otherAxis), "heights instead of widths, or widths again", hint: "axis")
        row([Key(.up), "k"], .strip(.scroll(by: -1)), "a line up")
        row([Key(.down), "j"], .strip(.scroll(by: 1)), "a line down")
    }
}
