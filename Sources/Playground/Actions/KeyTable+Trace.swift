import Terminal

/// The keys that move through the negotiation.
extension KeyTable {
    static let trace = steps + rowMoves + playing + predicting

    private static let steps = rows(.trace, where: .panes) {
        row(["."], .trace(.step(.forward)), "the next step: an ask, its answer, or a placement", hint: "steps")
        row([","], .trace(.step(.backward)), "the step before")
        row([">"], .trace(.stepAboutSelection(.forward)), "the next step about the selected element")
        row(["<"], .trace(.stepAboutSelection(.backward)), "the step about it before")
    }

    private static let rowMoves = rows(.trace, where: [.trace]) {
        row([Key(.up), "k"], .trace(.move(.previous)), "a row up", hint: "row")
        row([Key(.down), "j"], .trace(.move(.next)), "a row down")
        row([Key(.pageUp)], .trace(.move(.pageUp)), "a page of rows up")
        row([Key(.pageDown)], .trace(.move(.pageDown)), "a page of rows down")
        row([Key(.home), "g"], .trace(.move(.first)), "the first row")
        row([Key(.end), "G"], .trace(.move(.last)), "the last row")
        row([" "], .trace(.toggleFold), "fold what is inside, or repeated asks; again to unfold", hint: "fold")
        row(
            [Key(.enter)], .trace(.toggleReason), "step to the row, and open its full reason; again to close it",
            hint: "reason")
    }

    private static let playing = rows(.trace, where: .panes) {
        row(["v"], .trace(.changeDetail), "all asks, or only those that decided something")
        row(["t"], .trace(.toggleSelectingWhileStepping), "the selection follows the steps: on or off")
        row(["a"], .trace(.togglePlay), "play the steps; again to pause")
        row(["A"], .trace(.changeSpeed), "play faster, or slowly again")
        row(["m"], .trace(.toggleMark), "stop at the selected element, or no longer")
        row(["M"], .trace(.showStops), "where playing and running stop: turn each on or off")
        row(["w"], .trace(.run), "run on to the next of these")
        row(
            ["c"], .trace(.togglePredicting), "hide the answers and predict them; again to show them", hint: "predict",
            where: .panes.union([.predicting]))
    }

    private static let predicting = rows(.trace, where: [.predicting]) {
        row(
            .typing("0123456789x×., "), .trace(.predict(.type(""))),
            "while answers are hidden: the size that comes, as 9x2")
        row([Key(.backspace)], .trace(.predict(.erase(.backward))), "erase what is typed")
        row([Key(.enter)], .trace(.reveal), "show the hidden answer; then go on to the next ask", hint: "answer, next")
        row([Key(.escape)], .trace(.togglePredicting), "show all answers again")
    }
}
