import Terminal

/// The single table of keys. The program, the help, the footer's hints and docs/keys.md are made from it.
package struct KeyTable: Sendable {
    package let bindings: [KeyBinding]

    package static let standard = KeyTable(
        bindings: program + panes + elements + trace + scrolling + proposal + field + whatIf + strip + report
            + finder
            + stops + source + editing + questions + boxes + lesson
    )
}

extension KeyTable {
    private static let program: [KeyBinding] = [
        KeyBinding(
            [.character("?")], .program(.toggleHelp), "the main keys; again: all keys; again to close", hint: "keys",
            in: .program, where: [.commands, .predicting]),
        KeyBinding(
            [Key(.function(1))], .program(.toggleHelp), "the same, also while typing", hint: "keys", in: .program,
            where: .everywhere),
        KeyBinding(
            [Key(.escape)], .program(.back), "leave zoom, report or split; go to the stage", in: .program,
            where: .panesAlone),
        KeyBinding(
            [Key(.escape)], .program(.back), "close what is over the panes, or stop typing", hint: "back", in: .program,
            where: [
                .proposal, .field, .hole, .help, .whatIf, .finder, .strip, .stops, .editor, .prompt, .fields,
                .typedField,
            ]),
        KeyBinding(
            [.character("x"), .character("o")], .program(.toggleOpenings), "what to open: your files, the examples",
            hint: "examples", in: .program, where: .commands),
        KeyBinding(
            [Key(.function(2))], .program(.toggleOpenings), "the same, also while typing", hint: "examples",
            in: .program, where: .everywhere),
        KeyBinding(
            [.character("X")], .program(.openOwn), "back to your files from an example", in: .program, where: .open),
        KeyBinding(
            [.character("R")], .program(.openRoots), "all roots: what can be laid out", in: .program, where: .open),
        KeyBinding(
            [Key(.character("n"), .control)], .program(.showRoot(.forward)), "the next root", in: .program,
            where: .panes),
        KeyBinding(
            [Key(.character("p"), .control)], .program(.showRoot(.backward)), "the previous root", in: .program,
            where: .panes),
        KeyBinding(
            [.character("r")], .program(.readAgain), "read the files again", in: .program,
            where: .open.subtracting(.everyLesson)),
        KeyBinding(
            [.character("d")], .panes(.toggleReport), "errors, findings, holes, instead of why", hint: "report",
            in: .program, where: .open),
        KeyBinding(
            [.character("/")], .program(.find), "find an element, a step, a key or an example", hint: "find",
            in: .program, where: [.panesAlone, .help]),
        KeyBinding(
            [.character("n")], .program(.findAgain(.forward)), "the next match", in: .program, where: .panesAlone),
        KeyBinding(
            [.character("N")], .program(.findAgain(.backward)), "the previous match", in: .program, where: .panes),
        KeyBinding(
            [.character("e")], .program(.edit), "edit the selected element's line in $EDITOR", in: .program,
            where: .panes.subtracting(.source)),
        KeyBinding(
            [.character("E")], .program(.showChanges), "what changed in the layout, element by element", in: .program,
            where: .panes),
        KeyBinding(
            [.character("y")], .program(.copy), "copy this pane's path, picture, sentences or step",
            in: .program, where: .panes),
        KeyBinding(
            [.character("V")], .program(.writePicture), "write the screen into a new SVG file", in: .program,
            where: .panes),
        KeyBinding(
            [.character("q")], .program(.quit), "quit; asks once where something is unsaved", hint: "quit",
            in: .program, where: .open),
        KeyBinding(
            [.character("q")], .program(.back), "close the list or page", in: .program,
            where: [.help, .strip, .stops]),
        KeyBinding(
            [Key(.character("c"), .control)], .program(.quit), "quit, also while typing", hint: "quit", in: .program,
            where: .signalling),
        KeyBinding(
            [Key(.character("c"), .control)], .program(.back), "close the field below the source", in: .program,
            where: .prompt),
        KeyBinding(
            [Key(.character("l"), .control)], .program(.redraw), "draw the screen again", in: .program,
            where: .everywhere),
        KeyBinding(
            [Key(.character("z"), .control)], .program(.suspend), "back to the shell; fg returns", in: .program,
            where: .signalling),
    ]

    private static let panes: [KeyBinding] = [
        KeyBinding(
            [.character("1")], .panes(.focus(.pane(.tree))), "go to the tree", in: .panes, where: .panes),
        KeyBinding(
            [.character("2")], .panes(.focus(.pane(.stage))), "go to the stage", in: .panes, where: .panes),
        KeyBinding(
            [.character("3")], .panes(.focus(.pane(.why))), "go to the why pane", in: .panes, where: .panes),
        KeyBinding(
            [.character("4")], .panes(.focus(.pane(.trace))), "go to the trace", in: .panes, where: .panes),
        KeyBinding(
            [.character("5")], .panes(.focus(.pane(.source))), "go to the source, in the tree's place", in: .panes,
            where: .panes),
        KeyBinding(
            [Key(.tab)], .panes(.focusNext), "the next pane", hint: "next pane", in: .panes,
            where: [.open, .hole, .fields]),
        KeyBinding(
            [Key(.backTab)], .panes(.focusPrevious), "the previous pane", in: .panes, where: [.open, .hole, .fields]),
        KeyBinding(
            [.character("z")], .panes(.toggleZoom), "zoom: the pane alone; again for all panes", hint: "zoom",
            in: .panes, where: .open),
        KeyBinding(
            [.character("b")], .panes(.toggleDecorations), "on the stage: boxes, or the plain drawing", hint: "boxes",
            in: .panes, where: .open),
        KeyBinding(
            [Key(.right, .alt)], .panes(.grow(.horizontal, by: 2)), "resize the pane: wider",
            in: .panes, where: .panes),
        KeyBinding([Key(.left, .alt)], .panes(.grow(.horizontal, by: -2)), "narrower", in: .panes, where: .panes),
        KeyBinding([Key(.up, .alt)], .panes(.grow(.vertical, by: 1)), "higher", in: .panes, where: .panes),
        KeyBinding([Key(.down, .alt)], .panes(.grow(.vertical, by: -1)), "lower", in: .panes, where: .panes),
        KeyBinding(
            [.character("\\")], .panes(.hide), "hide the pane; on the stage: show all", in: .panes, where: .panes),
    ]

    private static let elements: [KeyBinding] = [
        KeyBinding(
            [Key(.up), .character("k")], .elements(.select(.previous)), "the previous element", hint: "select",
            in: .elements,
            where: [.tree, .stage]),
        KeyBinding(
            [Key(.down), .character("j")], .elements(.select(.next)), "the next element", in: .elements,
            where: [.tree, .stage]),
        KeyBinding(
            [Key(.left), .character("h")], .elements(.selectParent), "its parent", hint: "parent", in: .elements,
            where: [.tree, .stage]),
        KeyBinding(
            [Key(.right), .character("l")], .elements(.selectFirstChild), "its first child", hint: "child",
            in: .elements,
            where: [.tree, .stage]),
        KeyBinding(
            [Key(.home), .character("g")], .elements(.select(.first)), "the root", in: .elements,
            where: [.tree, .stage]),
        KeyBinding(
            [Key(.end), .character("G")], .elements(.select(.last)), "the last element", in: .elements,
            where: [.tree, .stage]),
        KeyBinding(
            [Key(.pageUp)], .elements(.select(.pageUp)), "a page of elements up", in: .elements, where: [.tree, .stage]),
        KeyBinding(
            [Key(.pageDown)], .elements(.select(.pageDown)), "a page of elements down", in: .elements,
            where: [.tree, .stage]),
        KeyBinding(
            [.character("i")], .elements(.selectFinding(.forward)), "the next finding", in: .elements,
            where: .panes.subtracting(.source)),
        KeyBinding(
            [.character("I")], .elements(.selectFinding(.backward)), "the finding before", in: .elements, where: .panes),
        KeyBinding(
            [.character(" ")], .elements(.toggleCollapsed), "fold its children; again to unfold", in: .elements,
            where: [.tree, .stage]),
        KeyBinding([Key(.enter)], .elements(.tap), "tap it, as a click does", in: .elements, where: [.tree, .stage]),
    ]
}
