import Terminal

/// The single table of keys. The program, the help, the footer's hints and docs/keys.md are made from it.
package struct KeyTable: Sendable {
    package let bindings: [KeyBinding]

    package static let standard = KeyTable(
        bindings: program + panes + elements + trace + scrolling + proposal + field + whatIf + strip + report
            + finder + stops + source + editing + questions + boxes + lesson)
}

extension KeyTable {
    private static let program = rows(.program, where: .panes) {
        row(
            ["?"], .program(.toggleHelp), "the main keys; again: all keys; again to close", hint: "keys",
            where: .commands.union([.predicting]))
        row([Key(.function(1))], .program(.toggleHelp), "the same, also while typing", hint: "keys", where: .everywhere)
        row([Key(.escape)], .program(.back), "leave zoom, report or split; go to the stage", where: .panesAlone)
        row(
            [Key(.escape)], .program(.back), "close what is over the panes, or stop typing", hint: "back",
            where: [
                .proposal, .field, .hole, .help, .whatIf, .finder, .strip, .stops, .editor, .prompt, .fields,
                .typedField,
            ])
        row(
            ["x", "o"], .program(.toggleOpenings), "what to open: your files, the examples", hint: "examples",
            where: .commands)
        row(
            [Key(.function(2))], .program(.toggleOpenings), "the same, also while typing", hint: "examples",
            where: .everywhere)
        row(["X"], .program(.openOwn), "back to your files from an example", where: .open)
        row(["R"], .program(.openRoots), "all roots: what can be laid out", where: .open)
        row([.control("n")], .program(.showRoot(.forward)), "the next root")
        row([.control("p")], .program(.showRoot(.backward)), "the previous root")
        row(["r"], .program(.readAgain), "read the files again", where: .open.subtracting(.everyLesson))
        row(["d"], .panes(.toggleReport), "errors, findings, holes, instead of why", hint: "report", where: .open)
        row(
            ["/"], .program(.find), "find an element, a step, a key or an example", hint: "find",
            where: .panesAlone.union([.help]))
        row(["n"], .program(.findAgain(.forward)), "the next match", where: .panesAlone)
        row(["N"], .program(.findAgain(.backward)), "the previous match")
        row(["e"], .program(.edit), "edit the selected element's line in $EDITOR", where: .panes.subtracting([.source]))
        row(["E"], .program(.showChanges), "what changed in the layout, element by element")
        row(["y"], .program(.copy), "copy this pane's path, picture, sentences or step")
        row(["V"], .program(.writePicture), "write the screen into a new SVG file")
        row(["q"], .program(.quit), "quit; asks once where something is unsaved", hint: "quit", where: .open)
        row(["q"], .program(.back), "close the list or page", where: [.help, .strip, .stops])
        row([.control("c")], .program(.quit), "quit, also while typing", hint: "quit", where: .signalling)
        row([.control("c")], .program(.back), "close the field below the source", where: [.prompt])
        row([.control("l")], .program(.redraw), "draw the screen again", where: .everywhere)
        row([.control("z")], .program(.suspend), "back to the shell; fg returns", where: .signalling)
    }

    private static let panes = rows(.panes, where: .panes) {
        row(["1"], .panes(.focus(.pane(.tree))), "go to the tree")
        row(["2"], .panes(.focus(.pane(.stage))), "go to the stage")
        row(["3"], .panes(.focus(.pane(.why))), "go to the why pane")
        row(["4"], .panes(.focus(.pane(.trace))), "go to the trace")
        row(["5"], .panes(.focus(.pane(.source))), "go to the source, in the tree's place")
        row([Key(.tab)], .panes(.focusNext), "the next pane", hint: "next pane", where: .open.union([.hole, .fields]))
        row([Key(.backTab)], .panes(.focusPrevious), "the previous pane", where: .open.union([.hole, .fields]))
        row(["z"], .panes(.toggleZoom), "zoom: the pane alone; again for all panes", hint: "zoom", where: .open)
        row(["b"], .panes(.toggleDecorations), "on the stage: boxes, or the plain drawing", hint: "boxes", where: .open)
        row([Key(.right, .alt)], .panes(.grow(.horizontal, by: 2)), "resize the pane: wider")
        row([Key(.left, .alt)], .panes(.grow(.horizontal, by: -2)), "narrower")
        row([Key(.up, .alt)], .panes(.grow(.vertical, by: 1)), "higher")
        row([Key(.down, .alt)], .panes(.grow(.vertical, by: -1)), "lower")
        row(["\\"], .panes(.hide), "hide the pane; on the stage: show all")
    }

    private static let elements = rows(.elements, where: [.tree, .stage]) {
        row([Key(.up), "k"], .elements(.select(.previous)), "the previous element", hint: "select")
        row([Key(.down), "j"], .elements(.select(.next)), "the next element")
        row([Key(.left), "h"], .elements(.selectParent), "its parent", hint: "parent")
        row([Key(.right), "l"], .elements(.selectFirstChild), "its first child", hint: "child")
        row([Key(.home), "g"], .elements(.select(.first)), "the root")
        row([Key(.end), "G"], .elements(.select(.last)), "the last element")
        row([Key(.pageUp)], .elements(.select(.pageUp)), "a page of elements up")
        row([Key(.pageDown)], .elements(.select(.pageDown)), "a page of elements down")
        row(["i"], .elements(.selectFinding(.forward)), "the next finding", where: .panes.subtracting([.source]))
        row(["I"], .elements(.selectFinding(.backward)), "the finding before", where: .panes)
        row([" "], .elements(.toggleCollapsed), "fold its children; again to unfold")
        row([Key(.enter)], .elements(.tap), "tap it, as a click does")
    }
}

// MARK: - How rows are written

extension KeyTable {
    /// A row, given the section and the usual contexts of the rows around it.
    typealias Row = (KeyBinding.Section, KeyBinding.Contexts) -> KeyBinding

    /// - Parameter contexts: where the keys work; nil for the usual contexts.
    static func row(
        _ keys: KeyBinding.Keys, _ action: Action, _ words: String, hint: String? = nil,
        where contexts: KeyBinding.Contexts? = nil
    ) -> Row {
        { section, usual in
            KeyBinding(
                keys: keys, action: action, words: words, hint: hint, section: section, contexts: contexts ?? usual)
        }
    }

    /// The rows of a section.
    /// - Parameter usual: the contexts of the rows that name none.
    static func rows(
        _ section: KeyBinding.Section, where usual: KeyBinding.Contexts, @RowBuilder _ rows: () -> [Row]
    ) -> [KeyBinding] {
        rows().map { $0(section, usual) }
    }

    @resultBuilder enum RowBuilder {
        static func buildExpression(_ row: @escaping Row) -> [Row] { [row] }
        static func buildExpression(_ rows: [Row]) -> [Row] { rows }
        static func buildBlock(_ rows: [Row]...) -> [Row] { rows.flatMap { $0 } }
    }
}

extension KeyBinding.Keys: ExpressibleByArrayLiteral {
    package init(arrayLiteral keys: Key...) { self = .these(keys) }
}

extension Key: ExpressibleByExtendedGraphemeClusterLiteral {
    package init(extendedGraphemeClusterLiteral character: Character) { self.init(.character(character)) }

    static func control(_ character: Character) -> Key { Key(.character(character), .control) }
}
