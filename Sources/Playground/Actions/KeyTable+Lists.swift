import Terminal

/// The keys of lists: the report, those with a search field, and the stops.
extension KeyTable {
    static let report = rows(.report, where: [.hole]) {
        row([Key(.up)], .report(.choose(.previous)), "the previous entry", hint: "choose", where: [.report, .hole])
        row([Key(.down)], .report(.choose(.next)), "the next entry", where: [.report, .hole])
        row([Key(.pageUp)], .report(.choose(.pageUp)), "a page up", where: [.report, .hole])
        row([Key(.pageDown)], .report(.choose(.pageDown)), "a page down", where: [.report, .hole])
        row([Key(.home)], .report(.choose(.first)), "the first", where: [.report, .hole])
        row([Key(.end)], .report(.choose(.last)), "the last", where: [.report, .hole])
        row([Key(.enter)], .report(.open), "go to the element that it is about", hint: "go there", where: [.report])
        row([Key(.enter)], .report(.open), "set the hole, as Swift: 10  \"Two burgers\"  true", hint: "set")
        row([" "], .report(.fold), "fold a group; again to unfold", hint: "fold", where: [.report])
        row([Key(.left), Key(.right)], .report(.flip), "the condition's other branch", hint: "flip")
        row(.anyCharacter, .field(.edit(.type(""))), "set the hole, beginning with this character")
        row([Key(.backspace), Key(.delete)], .report(.forget), "unset the hole", hint: "unset")
        row([Key(.enter)], .field(.apply), "keep what is typed", hint: "keep", where: [.entry])
        row([Key(.escape)], .program(.back), "discard what is typed", hint: "discard", where: [.entry])
        row(
            [.control("s")], .report(.write), "write the values into the files, as comments", hint: "write",
            where: [.report, .hole, .entry])
        row(
            [.control("y")], .report(.copyOptions), "copy the values as options: --set",
            where: [.report, .hole, .entry])
    }

    static let finder = rows(.finder, where: [.finder]) {
        row([Key(.enter)], .finder(.open(nil)), "go there", hint: "go there")
        row([Key(.up)], .finder(.choose(.previous)), "the previous row", hint: "choose")
        row([Key(.down)], .finder(.choose(.next)), "the next row")
        row([Key(.pageUp)], .finder(.choose(.pageUp)), "a page up")
        row([Key(.pageDown)], .finder(.choose(.pageDown)), "a page down")
        row([Key(.home)], .finder(.choose(.first)), "the first")
        row([Key(.end)], .finder(.choose(.last)), "the last")
        row([.control("w")], .finder(.writeExample), "write the chosen example into a file, and open it")
        row(.anyCharacter, .field(.edit(.type(""))), "show the rows with these words in them")
    }

    static let stops = rows(.stops, where: [.stops]) {
        row([Key(.enter), " "], .finder(.open(nil)), "turn it on or off", hint: "on or off")
        row([Key(.up), "k"], .finder(.choose(.previous)), "the previous one", hint: "choose")
        row([Key(.down), "j"], .finder(.choose(.next)), "the next one")
        row([Key(.pageUp)], .finder(.choose(.pageUp)), "a page up")
        row([Key(.pageDown)], .finder(.choose(.pageDown)), "a page down")
        row([Key(.home), "g"], .finder(.choose(.first)), "the first")
        row([Key(.end), "G"], .finder(.choose(.last)), "the last")
    }
}
