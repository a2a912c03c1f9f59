import Terminal

/// The keys that move through the negotiation.
extension KeyTable {
    static let trace: [KeyBinding] =
        steps + rows + [
            KeyBinding([.character("v")], .trace(.changeDetail), "all asks, or only those that decided something"),
            KeyBinding(
                [.character("t")], .trace(.toggleSelectingWhileStepping),
                "the selection follows the steps: on or off"),
            KeyBinding([.character("a")], .trace(.togglePlay), "play the steps; again to pause"),
            KeyBinding([.character("A")], .trace(.changeSpeed), "play faster, or slowly again"),
            KeyBinding(
                [.character("m")], .trace(.toggleMark), "stop at the selected element, or no longer"),
            KeyBinding(
                [.character("M")], .trace(.showStops), "where playing and running stop: turn each on or off"),
            KeyBinding(
                [.character("w")], .trace(.run), "run on to the next of these"),
            KeyBinding(
                [.character("c")], .trace(.togglePredicting), "hide the answers and predict them; again to show them",
                hint: "predict", in: .trace, where: [.panes, .predicting]),
        ] + predicting

    private static let steps: [KeyBinding] = [
        KeyBinding(
            [.character(".")], .trace(.step(.forward)), "the next step: an ask, its answer, or a placement",
            hint: "steps"),
        KeyBinding([.character(",")], .trace(.step(.backward)), "the step before"),
        KeyBinding(
            [.character(">")], .trace(.stepAboutSelection(.forward)), "the next step about the selected element"),
        KeyBinding([.character("<")], .trace(.stepAboutSelection(.backward)), "the step about it before"),
    ]

    private static let rows: [KeyBinding] = [
        row([Key(.up), .character("k")], .previous, "a row up", hint: "row"),
        row([Key(.down), .character("j")], .next, "a row down"),
        row([Key(.pageUp)], .pageUp, "a page of rows up"), row([Key(.pageDown)], .pageDown, "a page of rows down"),
        row([Key(.home), .character("g")], .first, "the first row"),
        row([Key(.end), .character("G")], .last, "the last row"),
        KeyBinding(
            [.character(" ")], .trace(.toggleFold), "fold what is inside, or repeated asks; again to unfold",
            hint: "fold", in: .trace, where: .trace),
        KeyBinding(
            [Key(.enter)], .trace(.toggleReason), "step to the row, and open its full reason; again to close it",
            hint: "reason", in: .trace, where: .trace),
    ]

    private static func row(
        _ keys: [Key], _ movement: Action.Movement, _ words: String, hint: String? = nil
    ) -> KeyBinding {
        KeyBinding(keys, .trace(.move(movement)), words, hint: hint, in: .trace, where: .trace)
    }

    private static let predicting: [KeyBinding] = [
        KeyBinding(
            keys: .typing("0123456789x×., "), action: .trace(.predict(.type(""))),
            words: "while answers are hidden: the size that comes, as 9x2", hint: nil, section: .trace,
            contexts: .predicting),
        KeyBinding(
            [Key(.backspace)], .trace(.predict(.erase(.backward))), "erase what is typed", in: .trace,
            where: .predicting),
        KeyBinding(
            [Key(.enter)], .trace(.reveal), "show the hidden answer; then go on to the next ask", hint: "answer, next",
            in: .trace, where: .predicting),
        KeyBinding(
            [Key(.escape)], .trace(.togglePredicting), "show all answers again", in: .trace, where: .predicting),
    ]
}

extension KeyBinding {
    /// A key of the trace, in every pane.
    fileprivate init(_ keys: [Key], _ action: Action, _ words: String, hint: String? = nil) {
        self.init(keys, action, words, hint: hint, in: .trace, where: .panes)
    }
}
