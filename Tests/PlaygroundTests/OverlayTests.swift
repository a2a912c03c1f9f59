import Terminal
import Testing

@testable import Playground

/// The boxes over the panes: the help and the examples.
@Suite struct OverlayTests {
    @Test(arguments: ["?", "??", "S"])
    func `q in a box closes it, and quits nothing`(box: String) {
        var state = PlayedState.menu(120, 40)
        state.type(box)
        #expect(state.state.overlay != nil)
        #expect(state.type("q") == [])
        #expect(state.state.overlay == nil)
        #expect(state.type("q") == [.quit])
    }

    @Test func `the list of examples is shown if nothing is open`() {
        var state = PlayedState(60, 14, examples: Example.three)
        expectPicture(
            state.screen,
            """
            ┌─ Examples ───────────────────────────────────────────────┐
            │ find ‹ › type a part of it                               │
            │                                                          │
            │ ▸ Badge  toy    A number on a corner                     │
            │   Card   toy    A picture, a title                       │
            │   Chat   other                                           │
            │                                                          │
            │                                                          │
            │                                                          │
            │                                                          │
            │                                                          │
            │                                                          │
            └──────────────────────────────────────────────────────────┘
             enter go there           f2 examples  ctrl c quit  f1 keys
            """)
        #expect(state.press(Key(.down), Key(.enter)) == [.open(Example.three[1])])
        state.type("cha")
        #expect(state.press(Key(.enter)) == [.open(Example.three[2])])
        state.press(Key(.backspace), Key(.backspace), Key(.backspace))
        state.type("be done")
        #expect(state.found.count == 1 && state.press(Key(.enter)) == [.open(Example.three[1])])
        state.press(Key(.escape))
        expectPicture(
            state.part(rows: 0...5),
            """
             haggle
             w  56  h  9   follows the window
            ─ 1 Tree  2 Stage  3 Why  4 Trace  5 Source ────────────────

             Nothing is open.
             x lists the examples.
            """)
    }

    @Test func `the list of examples begins at the open one`() {
        var state = PlayedState(
            60, 14, examples: Example.three,
            document: ToyElement.box(1, 1).document(named: "Chat", of: [("Chat", Example.three[2].source)]))
        state.type("x")
        #expect(state.screen.contains("▸ Chat "))
        #expect(state.press(Key(.up), Key(.enter)) == [.open(Example.three[1])])
    }

    @Test func `a list that omits rows says so`() {
        let labels = (0..<1_100).map { ToyElement.label("number \($0)") }
        var state = PlayedState(
            80, 24,
            document: ToyElement(name: "Column", kind: .stack(.vertical, spacing: 0), children: labels).document())
        state.type("/")
        #expect(state.found.count == 1_000)
        #expect(state.screen.contains("the first 1000: a word more finds fewer"))
        state.type("1099")
        #expect(state.found.count == 2)
        #expect(!state.screen.contains("the first 1000"))
    }

    @Test func `the first page of the help has twelve keys`() {
        var state = PlayedState.menu(80, 24)
        state.type("?")
        expectPicture(
            state.part(rows: 2...15, columns: 4..<76),
            """
            ┌─ Keys: ? shows all ──────────────────────────────────────────────────┐
            │ A parent proposes a size, the child answers                          │
            │   [ ]               narrower, wider                                  │
            │   - =               shorter, taller                                  │
            │   ↑ ↓               select an element: why is it so large?           │
            │   ← →               its parent, its first child                      │
            │   , .               step through the asks and answers                │
            │   a                 play the steps                                   │
            │   c                 predict the answers                              │
            │   d                 errors, findings, holes                          │
            │   /                 find an element or a step                        │
            │   x                 the examples, and your files                     │
            │   esc               back                                             │
            │   ?                 all keys, the signs, the mouse                   │
            """)
        state.type("?")
        #expect(state.screen.contains("The program") && !state.screen.contains("play the steps"))
        state.type("?")
        #expect(state.state.overlay == nil)
    }

    @Test func `enter on a key of the help presses it, or says where it works`() {
        var state = PlayedState.menu(80, 24)
        state.type("?/next step:")
        state.press(Key(.enter))
        #expect(state.state.overlay == nil && state.stepping.isActive)
        state.press(Key(.escape))
        state.type("?/edit it as")
        state.press(Key(.enter))
        #expect(
            state.message
                == "enter (edit it as text: 40  <=40  20..40  inf  nil) works in the proposal; p goes to the proposal")
        state.type("?/any charac")
        state.press(Key(.enter))
        #expect(state.message?.contains("works in") == true)
    }

    @Test func `the second page of the help lists all keys`() {
        var state = PlayedState.menu(80, 24)
        state.type("??")
        expectPicture(
            state.part(rows: 2...12, columns: 4..<76),
            """
            ┌─ Keys ───────────────────────────────────────────────────────────────┐
            │ The program                                                         ▐│
            │   ?                 the main keys; again: all keys; again to close   │
            │   f1                the same, also while typing                      │
            │   esc               leave zoom, report or split; go to the stage     │
            │   esc               close what is over the panes, or stop typing     │
            │   x o               what to open: your files, the examples           │
            │   f2                the same, also while typing                      │
            │   X                 back to your files from an example               │
            │   R                 all roots: what can be laid out                  │
            │   ctrl n            the next root                                    │
            """)
    }

    @Test func `the list of examples describes them if a word of the description fits`() {
        func rows(_ width: Int) -> [String] {
            PlayedState(width, 8, examples: Example.three).rows
        }
        #expect(rows(30)[3] == "│ ▸ Badge  toy    A number … │")
        #expect(rows(24)[3] == "│ ▸ Badge  toy         │")
    }

    @Test func `the help fills a small window, and every key stands before its words`() {
        var state = PlayedState.menu(40, 12)
        state.type("??")
        expectPicture(
            state.screen,
            """
            ┌─ Keys ───────────────────────────────┐
            │ The program                         ▐│
            │   ?  the main keys; again: all keys; │
            │     again to close                   │
            │   f1  the same, also while typing    │
            │   esc  leave zoom, report or split;  │
            │     go to the stage                  │
            │   esc  close what is over the panes, │
            │     or stop typing                   │
            │   x o  what to open: your files, the │
            └──────────────────────────────────────┘
             ↑↓ scroll  esc back       x  ctrl c  ?
            """)
    }

    @Test func `boxes have a margin from 60 by 18 on`() {
        func frame(_ width: Int, _ height: Int) -> CellRect {
            OverlayArrangement(window: CellSize(width: width, height: height), of: .help(HelpText())).outside
        }
        #expect(frame(60, 18) == CellRect(x: 4, y: 2, width: 52, height: 14))
        #expect(frame(59, 18) == CellRect(x: 0, y: 0, width: 59, height: 17))
        #expect(frame(60, 17) == CellRect(x: 0, y: 0, width: 60, height: 16))
        #expect(frame(200, 50) == CellRect(x: 54, y: 2, width: 92, height: 46))
    }

    @Test func `the chosen example is visible in a list longer than the window`() {
        let many = (10..<40).map { Example(name: "Number \($0)", dialect: "toy", source: "") }
        var state = PlayedState(60, 10, examples: many)
        for _ in 0..<20 { state.press(Key(.down)) }
        #expect(state.screen.contains("▸ Number 30"))
        for _ in 0..<20 { state.mouse(.scrollUp, 5, 5) }
        #expect(!state.screen.contains("▸ Number 30"))
    }
}
