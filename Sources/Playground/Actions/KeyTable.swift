import Terminal

/// The one table of keys. The program obeys it, the help shows it, the footer takes its hints from it, and the README's
/// list of keys is made of it.
package struct KeyTable: Sendable {
    package let bindings: [KeyBinding]

    package static let standard = KeyTable(
        bindings: program + panes + elements + trace + scrolling + proposal + field + examples)
}

extension KeyTable {
    private static let program: [KeyBinding] = [
        KeyBinding(
            [.character("?"), Key(.function(1))], .toggleHelp, "all keys; again to close", hint: "keys", in: .program,
            where: [.open, .help, .examples]),
        KeyBinding(
            [Key(.escape)], .back, "one step back: leave the zoom, go to the stage", in: .program, where: .panes),
        KeyBinding(
            [Key(.escape)], .back, "close, or stop typing", hint: "back", in: .program,
            where: [.proposal, .field, .help, .examples]),
        KeyBinding(
            [.character("x"), .character("o")], .toggleExamples, "the list of examples", hint: "examples",
            in: .program, where: [.open, .help, .examples]),
        KeyBinding([.character("r")], .readAgain, "read the file again", in: .program, where: .open),
        KeyBinding(
            [.character("d")], .toggleProblems, "what is wrong with the source, in place of why", hint: "problems",
            in: .program, where: .open),
        KeyBinding(
            [.character("q")], .quit, "quit", hint: "quit", in: .program, where: [.open, .help, .examples]),
        KeyBinding(
            [Key(.character("c"), .control)], .quit, "quit, also while typing", in: .program, where: .everywhere),
        KeyBinding(
            [Key(.character("z"), .control)], .suspend, "back to the shell; fg returns", in: .program,
            where: .everywhere),
    ]

    private static let panes: [KeyBinding] = [
        KeyBinding([.character("1")], .focus(.pane(.tree)), "go to the tree", in: .panes, where: .panes),
        KeyBinding([.character("2")], .focus(.pane(.stage)), "go to the stage", in: .panes, where: .panes),
        KeyBinding([.character("3")], .focus(.pane(.why)), "go to why", in: .panes, where: .panes),
        KeyBinding([.character("4")], .focus(.pane(.trace)), "go to the trace", in: .panes, where: .panes),
        KeyBinding([Key(.tab)], .focusNext, "the next pane", hint: "next pane", in: .panes, where: .open),
        KeyBinding(
            [Key(.backTab)], .focusPrevious, "the pane before", in: .panes, where: .open),
        KeyBinding(
            [.character("z")], .toggleZoom, "the pane alone; again for all of them", hint: "zoom", in: .panes,
            where: .open),
        KeyBinding(
            [.character("b")], .toggleDecorations, "on the stage: boxes, or the plain drawing", hint: "boxes",
            in: .panes, where: .open),
    ]

    private static let elements: [KeyBinding] = [
        KeyBinding(
            [Key(.up), .character("k")], .select(.previous), "the element before", hint: "select", in: .elements,
            where: [.tree, .stage]),
        KeyBinding(
            [Key(.down), .character("j")], .select(.next), "the next element", in: .elements, where: [.tree, .stage]),
        KeyBinding(
            [Key(.left), .character("h")], .selectParent, "its parent", hint: "parent", in: .elements,
            where: [.tree, .stage]),
        KeyBinding(
            [Key(.right), .character("l")], .selectFirstChild, "its first child", hint: "child", in: .elements,
            where: [.tree, .stage]),
        KeyBinding(
            [Key(.home), .character("g")], .select(.first), "the root", in: .elements, where: [.tree, .stage]),
        KeyBinding(
            [Key(.end), .character("G")], .select(.last), "the last element", in: .elements, where: [.tree, .stage]),
        KeyBinding([Key(.pageUp)], .select(.pageUp), "a page of elements up", in: .elements, where: [.tree, .stage]),
        KeyBinding(
            [Key(.pageDown)], .select(.pageDown), "a page of elements down", in: .elements, where: [.tree, .stage]),
        KeyBinding(
            [.character(" ")], .toggleCollapsed, "fold its children away; again to unfold", in: .elements,
            where: [.tree, .stage]),
        KeyBinding([Key(.enter)], .tap, "tap it, as a click does", in: .elements, where: [.tree, .stage]),
    ]

    private static let trace: [KeyBinding] = [
        KeyBinding(
            [.character(".")], .step(.next), "the next step of the negotiation", hint: "steps", in: .trace,
            where: .panes),
        KeyBinding([.character(",")], .step(.previous), "the step before", in: .trace, where: .panes),
        KeyBinding(
            [.character(">")], .stepAboutSelection(forward: true), "the next step about the selected element",
            in: .trace, where: .panes),
        KeyBinding(
            [.character("<")], .stepAboutSelection(forward: false), "the step about it before", in: .trace,
            where: .panes),
        KeyBinding(
            [Key(.up), .character("k")], .step(.previous), "a step up", hint: "step", in: .trace, where: .trace),
        KeyBinding([Key(.down), .character("j")], .step(.next), "a step down", in: .trace, where: .trace),
        KeyBinding([Key(.pageUp)], .step(.pageUp), "a page of steps up", in: .trace, where: .trace),
        KeyBinding([Key(.pageDown)], .step(.pageDown), "a page of steps down", in: .trace, where: .trace),
        KeyBinding([Key(.home), .character("g")], .step(.first), "the first step", in: .trace, where: .trace),
        KeyBinding([Key(.end), .character("G")], .step(.last), "the last step", in: .trace, where: .trace),
        KeyBinding(
            [.character("t")], .toggleSelectingWhileStepping, "whether stepping selects who is asked", in: .trace,
            where: .panes),
    ]

    private static let examples: [KeyBinding] = [
        KeyBinding(
            [Key(.up), .character("k")], .chooseExample(.previous), "the example before", hint: "choose",
            in: .examples, where: .examples),
        KeyBinding(
            [Key(.down), .character("j")], .chooseExample(.next), "the next example", in: .examples, where: .examples),
        KeyBinding([Key(.pageUp)], .chooseExample(.pageUp), "a page up", in: .examples, where: .examples),
        KeyBinding([Key(.pageDown)], .chooseExample(.pageDown), "a page down", in: .examples, where: .examples),
        KeyBinding(
            [Key(.home), .character("g")], .chooseExample(.first), "the first", in: .examples, where: .examples),
        KeyBinding([Key(.end), .character("G")], .chooseExample(.last), "the last", in: .examples, where: .examples),
        KeyBinding(
            [Key(.enter)], .openExample(nil), "open it", hint: "open", in: .examples, where: .examples),
    ]
}
