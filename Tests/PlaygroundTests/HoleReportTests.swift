import LayoutInspection
import Negotiation
import SwiftSource
import Terminal
import Testing

@testable import Playground

/// The report with its holes, and the keys that change them.
@Suite struct HoleReportTests {
    @Test func `the header counts the holes, and the tree marks elements that use them`() {
        var state = PlayedState.order(80, 24)
        state.type("1")
        expectPicture(
            state.part(rows: 16...20),
            """
            ─ 1 Tree  4 Trace  5 Source ─────────────────────┴──────────── proposed → took ─
            ▸Column ‹›                                                        45×12 → 45×12
             ├ Label ‹› "‹order.title›"                                     ≤45×≤12 → 13×1
             ├ Label#2 "Open until ten"                                     ≤45×≤10 → 14×1
             └ ▒ AvatarView ‹›                                               ≤45×≤8 → 14×1
            """)
        #expect(state.rows[0].hasSuffix("3 holes  4 elements, 7 asks"))
    }

    @Test func `the report's rows are computed once until the report changes`() {
        var state = PlayedState.order(80, 24)
        state.type("d")
        func rows() -> (first: UnsafeRawPointer?, text: [String]) {
            let rows = state.state.reportRows(width: 40)
            return (rows.withUnsafeBytes(\.baseAddress), rows.map(\.row.text))
        }
        let before = rows()
        #expect(rows().first == before.first)
        state.press(Key(.down))
        let after = rows()
        #expect(after.text != before.text && rows().first == after.first)
        state.press(Key(.right))
        #expect(rows().text.contains { $0.contains("set: false") })
        state.state.elementSelection.select(ElementPath(components: ["Column"]))
        let same = rows()
        #expect(rows().first == same.first)
    }

    @Test func `the report in 80 by 24`() {
        var state = PlayedState.order(80, 24)
        state.type("d")
        state.press(Key(.down))
        expectPicture(
            state.part(rows: 2...15),
            """
            ─ 2 Stage ────────────── ━ selected  ╌ proposed ─┬─ 3 Report ───────────────────
                0    ╷    10   ╷    20   ╷    30   ╷    40   │ 3 holes
              0 ‹order.title›                               ┓│ order.title: String =
                ┃                                           ┃│   ‹order.title› ×2  4:11
                Open until ten                              ┃│▸order.isOpen: Bool = true
                ┃                                           ┃│   5:8
                ┃ AvatarView ▒                              ┃│ 5 │ if order.isOpen {
              5 ┃                                           ┃│   │    ^
                ┃                                           ┃│ AvatarView(user): Element =
                ┃                                           ┃│   ▒ AvatarView ▒  10:5
                ┃                                           ┃│
                ┃                                           ┃│
             10 ┃                                           ┃│
                ┗━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┛│
            """)
        #expect(state.rows[23].hasPrefix(" ↑↓ choose  enter set  ←→ flip  esc back "))
    }

    @Test func `the report in 40 by 12`() {
        var state = PlayedState.order(40, 12)
        state.type("d")
        expectPicture(
            state.screen,
            """
             haggle  Order.swift · toy      3 holes
             w  36  h  7   follows the window
            ─ 1  2  3 Why  4  5 ────────────────────
             3 holes
            ▸order.title: String = ‹order.title› ×2
               4:11
             4 │ Label(order.title)
               │       ^
             order.isOpen: Bool = true  5:8
             AvatarView(user): Element = ▒
               AvatarView ▒  10:5
             ↑↓ choose  enter set    f2  ctrl c  f1
            """)
        state.press(Key(.end))
        expectPicture(
            state.part(rows: 3...10),
            """
             3 holes
             order.title: String = ‹order.title› ×2
               4:11
             order.isOpen: Bool = true  5:8
            ▸AvatarView(user): Element = ▒
               AvatarView ▒  10:5
             10 │ AvatarView(user)
                │ ^
            """)
    }

    @Test func `choosing a hole selects the innermost element around it`() {
        var state = PlayedState.order(80, 24)
        state.type("d")
        var seen: [String] = []
        for _ in 0..<3 {
            state.press(Key(.down))
            seen.append(state.selection?.description ?? "")
        }
        #expect(seen == ["Column", "Column/AvatarView", "Column/AvatarView"])
        state.press(Key(.home))
        #expect(state.selection?.description == "Column/Label")
    }

    @Test func `a key flips a condition and back, and the hole stays listed as set`() {
        var state = PlayedState.order(80, 24)
        state.type("d")
        state.press(Key(.down))
        let isClosed = HoleSetting(name: "order.isOpen", expression: "false", origin: .screen)
        #expect(state.press(Key(.right)) == [.set([isClosed])])
        state = .order(80, 24)
        state.set(typing: "d")
        state.set(Key(.down), Key(.right))
        expectPicture(
            state.part(rows: 2...11, columns: 49..<80),
            """
            ┬─ 3 Report ───────────────────
            │ 2 holes, and 1 set
            │ order.title: String =
            │   ‹order.title› ×2  4:11
            │▸order.isOpen: Bool set:
            │   false  5:8
            │ 5 │ if order.isOpen {
            │   │    ^
            │ AvatarView(user): Element =
            │   ▒ AvatarView ▒  10:5
            """)
        #expect(state.rows[6].contains("Closed"))
        state.set(Key(.left))
        #expect(state.holeSettings.map(\.expression) == ["true"])
        #expect(state.screen.contains("Open until ten"))
        state.set(Key(.backspace))
        #expect(state.holeSettings.isEmpty)
        #expect(state.screen.contains("order.isOpen: Bool = true"))
        state.set(Key(.backspace))
        #expect(state.message == "this was not set")
    }

    @Test func `a condition that is set to an expression cannot be flipped`() {
        var state = PlayedState.order(80, 24)
        state.set(typing: "d")
        state.set(Key(.down))
        state.set(typing: "!isLate")
        state.set(Key(.enter))
        #expect(state.press(Key(.left)) == [])
        #expect(state.message == "order.isOpen has a value of its own: enter changes it")
        #expect(state.holeSettings.map(\.expression) == ["!isLate"])
    }

    @Test func `a hole that is not a condition cannot be flipped`() {
        var state = PlayedState.order(80, 24)
        state.type("d")
        #expect(state.press(Key(.right)) == [])
        #expect(state.message == "order.title is not a condition: enter sets it")
    }

    @Test func `the why pane lists the holes that an element uses`() {
        var state = PlayedState.order(160, 70)
        state.type("j")
        #expect(state.rows.contains { $0.contains("Shown with holes") })
        #expect(state.rows.contains { $0.contains("order.title: String = ") })
        state.press(Key(.end))
        #expect(state.rows.contains { $0.contains("haggle does not know") })
        state.press(Key(.up))
        #expect(!state.rows.contains { $0.contains("holes") && $0.contains("Shown") })
    }

    @Test func `many holes of one name are folded into a row`() {
        var state = PlayedState.order(80, 24, fields: 30)
        state.type("d")
        #expect(state.rows[0].hasSuffix("33 holes  4 elements, 7 asks"))
        expectPicture(
            state.rows[3...10].joined(separator: "\n"),
            """
                0    ╷    10   ╷    20   ╷    30   ╷    40   │ 33 holes
              0 ‹order.title›                               ┓│▸⊞ order (2)
                ┃                                           ┃│ AvatarView(user): Element =
                Open until ten                              ┃│   ▒ AvatarView ▒  10:5
                ┃                                           ┃│ ⊞ user (30)
                ┃ AvatarView ▒                              ┃│
              5 ┃                                           ┃│
                ┃                                           ┃│
            """)
        state.press(Key(.end), Key(.enter))
        expectPicture(
            state.rows[3...15].joined(separator: "\n"),
            """
                0    ╷    10   ╷    20   ╷    30   ╷    40   │ 33 holes                    ▐
              0 ‹order.title›                               ┓│ ⊞ order (2)                 ▐
                ┃                                           ┃│ AvatarView(user): Element =
                Open until ten                              ┃│   ▒ AvatarView ▒  10:5
                ┃                                           ┃│▸⊟ user (30)
                ┃ AvatarView ▒                              ┃│   user.field0: CGFloat = 10
              5 ┃                                           ┃│     10:16
                ┃                                           ┃│   user.field1: CGFloat = 10
                ┃                                           ┃│     10:16
                ┃                                           ┃│   user.field2: CGFloat = 10
                ┃                                           ┃│     10:16
             10 ┃                                           ┃│   user.field3: CGFloat = 10
                ┗━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┛│     10:16
            """)
        state.type(" ")
        #expect(!state.screen.contains("user.field1:"))
    }

    @Test func `an element with an error in it is marked in the tree`() {
        let error = Diagnostic(.error, "no such label", at: OrderProgram.range("\"Open until"))
        let program = OrderProgram().document
        let document = LayoutDocument(
            name: program.name, sources: program.sources, dialect: program.dialect, root: program.root,
            diagnostics: [error])
        var state = PlayedState(80, 24, document: document)
        state.type("1")
        #expect(state.rows.contains { $0.contains("├ Label#2 ! \"Open until ten\"") })
        #expect(state.rows.filter { $0.contains(" ! ") }.count == 1)
    }

    @Test func `errors, warnings, holes and remarks are grouped`() {
        let place = OrderProgram.range("Label(order.title)")
        let document = ToyElement.menu.document(
            named: "Menu.swift", of: [("Menu.swift", OrderProgram.source)],
            diagnostics: [
                Diagnostic(.note, "a shadow has no cells", at: place),
                Diagnostic(.warning, "did you mean x", at: place),
                Diagnostic(.error, "no such label", at: place), Diagnostic(.note, "nor has a font", at: place),
            ], holes: [Hole(text: "order", range: place, kind: .value, wanted: "", assumed: "‹order›")])
        let state = PlayedState(120, 40, document: document)
        let rows = state.state.reportRows(width: 60).map { $0.row.text }
        #expect(
            rows.filter { $0.first?.isNumber == true && !$0.contains("│") && !$0.contains(":") } == [
                "1 error", "1 warning", "1 hole", "2 remarks",
            ])
        #expect(state.rows[0].hasSuffix("1 error  1 warning  1 hole"))
    }

    @Test func `a click on a row of the report chooses it`() throws {
        var state = PlayedState.order(120, 40)
        state.type("d")
        state.click("AvatarView(user): ")
        #expect(state.reportState.chosen == 2)
        #expect(state.selection?.description == "Column/AvatarView")
    }

    @Test func `no text of a hole reaches the terminal raw`() {
        let hole = Hole(
            text: "\u{1B}[31m\u{202E}x", range: SourceRange(0, 1), kind: .text, wanted: "\u{7}",
            assumed: "\u{1B}]0;a\u{7}")
        let document = ToyElement.menu.document(named: "M", of: [("M", "a")], holes: [hole])
        var state = PlayedState(80, 24, document: document)
        state.type("d")
        state.press(Key(.enter))
        let isHidden = state.screen.unicodeScalars.allSatisfy { $0 == "\n" || ($0.value >= 0x20 && $0 != "\u{202E}") }
        #expect(isHidden && state.holeEntry != nil)
    }
}
