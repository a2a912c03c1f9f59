import LayoutInspection
import SwiftSource
import Terminal
import Testing

@testable import Playground

/// Typing the value of a hole: the layout follows every key.
@Suite struct HoleEntryTests {
    @Test func `enter opens the assumed value as Swift, and typing replaces it`() {
        var state = PlayedState.order(80, 24)
        state.set(typing: "d")
        state.set(Key(.enter))
        #expect(state.holeEntry?.field.text == "\"‹order.title›\"")
        state.set(typing: "T")
        #expect(state.holeEntry?.field.text == "\"T\"")
        state.set(typing: "wo burgers")
        expectPicture(
            state.part(rows: 4...11, columns: 50..<80),
            """
            ▸order.title: String ×2  4:11
             = ‹"Two burgers"›
             4 │ Label(order.title)
               │       ^
             order.isOpen: Bool = true
               5:8
             AvatarView(user): Element =
               ▒ AvatarView ▒  10:5
            """)
        #expect(state.rows[23].hasPrefix(" enter keep  esc discard"))
        state.set(Key(.enter))
        #expect(state.holeEntry == nil)
        #expect(
            state.holeSettings == [HoleSetting(name: "order.title", expression: "\"Two burgers\"", origin: .screen)])
        expectPicture(
            state.rows[3...9].joined(separator: "\n"),
            """
                0    ╷    10   ╷    20   ╷    30   ╷    40   │ 2 holes, and 1 set
              0 Two burgers                                 ┓│▸order.title: String set:
                ┃                                           ┃│   "Two burgers" ×2  4:11
                Open until ten                              ┃│ 4 │ Label(order.title)
                ┃                                           ┃│   │       ^
                ┃ AvatarView ▒                              ┃│ order.isOpen: Bool = true
              5 ┃                                           ┃│   5:8
            """)
    }

    @Test func `ctrl s writes values into their file, and ctrl y copies them as options`() {
        var state = PlayedState.order(80, 24)
        state.type("d")
        let (write, copy) = (Key(.character("s"), .control), Key(.character("y"), .control))
        #expect(state.press(write, copy) == [])
        #expect(state.message == "no value was set: type one on a hole")
        state.set(typing: "It's")
        let effects = state.press(write)
        guard case .write(let files) = effects.first, files.count == 1 else {
            return #expect(Bool(false), "\(effects)")
        }
        #expect(files[0].file.name == "Order.swift")
        #expect(files[0].settings.map { [$0.name, $0.expression] } == [["order.title", "\"It's\""]])
        #expect(state.press(copy) == [.copy("--set 'order.title=\"It'\\''s\"'")])
    }

    @Test(arguments: [0, 1, 2])
    func `every printable character on a hole's row is typed`(row: Int) {
        var before = PlayedState.order(80, 24)
        before.type("d")
        for _ in 0..<row { before.press(Key(.down)) }
        for character in (UInt8(ascii: " ")...UInt8(ascii: "~")).map({ Character(UnicodeScalar($0)) }) + ["é", "宽"] {
            var state = before
            #expect(state.type(String(character)).allSatisfy { if case .set = $0 { true } else { false } })
            #expect(state.holeEntry?.field.text.contains(character) == true, "\(character)")
            #expect(state.focus == before.focus && state.state.overlay == nil)
        }
    }

    @Test func `a word of command letters is a value, and escape leaves the holes for commands`() {
        var state = PlayedState.order(80, 24)
        state.set(typing: "dqueen")
        #expect(state.holeEntry?.field.text == "\"queen\"")
        state.set(Key(.enter))
        #expect(state.keyContext == .hole)
        state.press(Key(.escape))
        #expect(state.keyContext == .stage)
        state.type("z")
        #expect(state.state.shown.isZoomed)
    }

    @Test func `a half-written expression keeps the last layout, and its error stands under the field`() {
        var state = PlayedState.order(80, 24)
        state.set(typing: "d\"Tw\"")
        #expect(state.rows[4].hasPrefix("  0 Tw   "))
        state.set(Key(.backspace))
        expectPicture(
            state.part(rows: 4...14, columns: 50..<80),
            """
            ▸order.title: String ×2  4:11
             = ‹"Tw ›
             the text set for
             'order.title' has no closing
             quote.
             4 │ Label(order.title)
               │       ^
             order.isOpen: Bool = true
               5:8
             AvatarView(user): Element =
               ▒ AvatarView ▒  10:5
            """)
        #expect(state.rows[4].hasPrefix("  0 Tw   "))
        #expect(!state.isStale && state.document?.hasErrors == false)
        state.set(Key(.enter))
        #expect(state.message == "this cannot be shown: correct it, or press esc to discard it")
        state.set(typing: "o\"")
        #expect(state.holeEntry?.rejection == nil)
        #expect(state.rows[5].contains("Two"))
    }

    @Test func `a file that changes under a half-written expression is shown with the value before it`() {
        var state = PlayedState.order(80, 24)
        state.set(typing: "d\"Two\"")
        state.set(Key(.backspace))
        #expect(state.holeEntry?.rejection != nil)
        #expect(state.holeSettings.map(\.expression) == ["\"Two\""])
        state.documentChanged(OrderProgram(settings: ["order.title": "\"Two\"", "order.isOpen": "false"]).document)
        #expect(state.screen.contains("Closed"))
        #expect(state.holeEntry?.field.text == "\"Two" && state.holeEntry?.rejection != nil)
        state.set(typing: "s\"")
        #expect(state.holeEntry?.rejection == nil && state.rows[4].contains("Twos"))
    }

    @Test func `escape discards the typed value`() {
        var state = PlayedState.order(80, 24)
        state.set(typing: "dTwo")
        #expect(state.holeSettings.count == 1)
        state.set(Key(.escape))
        #expect(state.holeSettings.isEmpty && state.holeEntry == nil)
        #expect(state.screen.contains("‹order.title›"))
        state.set(typing: "Two")
        state.set(Key(.enter), Key(.enter))
        #expect(state.holeEntry?.field.text == "\"Two\"")
        state.set(typing: "One")
        state.set(Key(.escape))
        #expect(state.holeSettings.map(\.expression) == ["\"Two\""])
    }

    @Test func `a click elsewhere keeps the value that is shown`() {
        var state = PlayedState.order(120, 40)
        state.set(typing: "d\"Two\"")
        state.set(Key(.backspace), Key(.tab))
        state.set(typing: "2")
        #expect(state.holeEntry?.rejection != nil)
        state.mouse(.press(.left), 3, 4)
        #expect(state.holeEntry == nil)
        #expect(state.holeSettings.map(\.expression) == ["\"Two\""])
        #expect(state.message == "not kept, since it cannot be shown: \"Two2")
    }

    @Test func `an emptied field sets nothing`() {
        var state = PlayedState.order(80, 24)
        state.set(typing: "d")
        state.set(Key(.enter), Key(.backspace))
        #expect(state.holeEntry?.field.text == "")
        #expect(state.screen.contains("nothing is typed yet."))
        #expect(state.holeSettings.isEmpty)
    }

    @Test func `a hole without a value cannot be set, and keys stay commands on its row`() {
        let hole = Hole(
            text: ".cardStyle()", range: OrderProgram.range("AvatarView"), kind: .modifier, wanted: "", assumed: "")
        let document = ToyElement.menu.document(
            named: "Order.swift", of: [("Order.swift", OrderProgram.source)], holes: [hole])
        var state = PlayedState(80, 24, document: document)
        state.type("d")
        #expect(state.screen.contains("enter go there") && !state.screen.contains("! flip"))
        state.press(Key(.enter))
        #expect(state.message == "no element of the layout is written there")
        state.type(" ")
        #expect(state.message == "there is nothing to fold: choose a group")
        state.type("f")
        #expect(state.holeEntry == nil && !state.proposal.isFollowing)
    }

    @Test func `a closing quote is typed over, and a text can begin with a quote`() {
        var state = PlayedState.order(80, 24)
        state.set(typing: "dTwo\"")
        #expect(state.holeEntry?.field.text == "\"Two\"")
        state.set(Key(.escape))
        state.set(typing: "\"Two\"")
        #expect(state.holeEntry?.field.text == "\"Two\"")
    }

    @Test func `pasted text is a value, not commands`() {
        var state = PlayedState.order(80, 24)
        state.set(typing: "d")
        state.perform(state.handle(.paste("quit\n now")))
        #expect(state.holeSettings.map(\.expression) == ["\"quit now\""])
    }

    @Test func `values of holes return with their document`() {
        var state = PlayedState.order(80, 24)
        state.set(typing: "dTwo")
        state.set(Key(.enter))
        state.documentChanged(OrderProgram(settings: ["order.title": "\"Two\""]).document)
        #expect(state.holeSettings.count == 1 && state.showsReport)
        let example = Example.three[1]
        state.open(ToyElement.menu.document(named: example.name, source: example.source))
        #expect(state.openExample == example && state.holeSettings.isEmpty && !state.showsReport)
        let kept = state.state.holeSettings(of: .own("Order.swift"))
        #expect(kept == [HoleSetting(name: "order.title", expression: "\"Two\"", origin: .screen)])
        state.open(OrderProgram(settings: ["order.title": "\"Two\""]).document)
        #expect(state.holeSettings == kept)
        #expect(state.state.holeSettings(of: .example(example)).isEmpty)
    }

    @Test func `a document that is opened again keeps its values`() {
        var state = PlayedState.order(80, 24)
        state.set(typing: "dTwo")
        state.set(Key(.enter))
        let kept = state.state.holeSettings(of: .own("Order.swift"))
        #expect(kept.map(\.expression) == ["\"Two\""])
        state.open(OrderProgram(settings: ["order.title": "\"Two\""]).document)
        #expect(state.holeSettings == kept)
    }
}
