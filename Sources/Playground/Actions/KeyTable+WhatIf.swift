import Terminal

/// The keys of the box with an element's other answers.
extension KeyTable {
    static let whatIf = rows(.whatIf, where: [.whatIf]) {
        row(["W"], .whatIf(.open), "probe the element: its curve, thresholds, any proposal", where: .panes)
        row(["C"], .whatIf(.check), "check this element for broken layout rules", where: .panes)
        row([Key(.enter)], .field(.apply), "ask what is typed: 12, or both lengths: 12 inf", hint: "ask")
        row([Key(.tab)], .whatIf(.otherAxis), "the other axis", hint: "axis")
        row([Key(.backTab)], .whatIf(.toggleOpen), "the length across: as it is, or unlimited", hint: "across")
        row([Key(.up)], .whatIf(.scroll(.previous)), "a line up", hint: "scroll")
        row([Key(.down)], .whatIf(.scroll(.next)), "a line down")
        row([Key(.pageUp)], .whatIf(.scroll(.pageUp)), "a page up")
        row([Key(.pageDown)], .whatIf(.scroll(.pageDown)), "a page down")
    }
}
