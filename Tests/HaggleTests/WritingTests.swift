import LayoutInspection
import SwiftSource
import Terminal
import Testing

@testable import haggle

/// Writing in the source pane, with the layouts that follow.
@Suite struct WritingTests {
    private static let card = """
        import SwiftUI

        let card = VStack {
            Text("Inbox")
        }

        """

    @Test func `each typed character is laid out`() {
        var writing = Writing(Self.card)
        writing.type("5g")
        writing.press(Key(.down), Key(.down), Key(.down), Key(.enter), Key(.end))
        writing.type("\nText(\"Re")
        #expect(writing.state.inspection?.elements.map(\.name) == ["VStack", "Text", "Text"])
        #expect(writing.screen.contains("Re"))
        writing.press(Key(.character("z"), .control))
        #expect(writing.text.contains("Text(\"Inbox\")\n    \n") || writing.text.contains("Text(\"\")"))
    }

    @Test func `enter takes a name that begins with what is typed, and else begins a line`() {
        var writing = Writing(Self.card)
        writing.type("5g")
        writing.press(Key(.down), Key(.down), Key(.down), Key(.enter), Key(.end))
        writing.type("\nname")
        writing.press(Key(.enter))
        #expect(writing.text.contains("    name\n    \n}"))
        writing.type("Divi")
        writing.press(Key(.enter))
        #expect(writing.text.contains("    Divider()"))
    }

    @Test func `tab steps out of brackets behind code`() {
        var writing = Writing("import SwiftUI\n\nlet a = Text(\"\")\n")
        writing.type("5G")
        writing.press(Key(.up), Key(.enter), Key(.end), Key(.left), Key(.left))
        writing.type("b")
        writing.press(Key(.tab), Key(.tab))
        writing.type(".bold()")
        #expect(writing.text.contains("let a = Text(\"b\").bold()"))
    }

    @Test func `after a long line the view returns to the left as soon as the cursor fits`() {
        var writing = Writing("import SwiftUI\n\nlet a = Text(\"\")\n", window: CellSize(width: 80, height: 24))
        writing.type("5G")
        writing.press(Key(.up), Key(.enter), Key(.end), Key(.left), Key(.left))
        writing.type(String(repeating: "wide ", count: 12))
        #expect(!writing.screen.contains("import SwiftUI"))
        writing.press(Key(.home))
        #expect(writing.screen.contains("import SwiftUI"))
    }

    @Test func `a card is written from nothing`() {
        var writing = Writing("")
        writing.type("5i")
        writing.type("import SwiftUI\n\nlet card = VStack {\nText(\"a\")\n.padding(1)\n}")
        #expect(
            writing.text == """
                import SwiftUI

                let card = VStack {
                    Text("a")
                        .padding(1)
                }
                """)
        #expect(writing.state.inspection?.elements.map(\.name) == ["VStack", "padding", "Text"])
    }

    @Test func `a modifier is completed, with its arguments as placeholders`() {
        var writing = Writing(Self.card)
        writing.type("5g")
        writing.press(Key(.down), Key(.down), Key(.down), Key(.enter), Key(.end))
        writing.type(".layoutP")
        #expect(writing.screen.contains("layoutPriority(_ value: CGFloat)"))
        writing.press(Key(.tab))
        #expect(writing.text.contains("Text(\"Inbox\").layoutPriority(<#"))
        writing.type("2")
        #expect(writing.text.contains("Text(\"Inbox\").layoutPriority(2)"))
        #expect(writing.screen.contains("layoutPriority(_ value: CGFloat)"))
    }

    @Test func `the list opens once the names are known`() {
        var writing = Writing(Self.card, withholdsNames: true)
        writing.type("5g")
        writing.press(Key(.down), Key(.down), Key(.down), Key(.enter), Key(.end))
        writing.type(".layoutP")
        #expect(!writing.screen.contains("layoutPriority"))
        writing.giveNames()
        #expect(writing.screen.contains("layoutPriority(_ value: CGFloat)"))
    }

    @Test(arguments: [false, true])
    func `a list that was asked for opens once the names are known, unless the cursor moved`(moves: Bool) {
        var writing = Writing(Self.card, withholdsNames: true)
        writing.type("5Gilet a = V")
        writing.press(Key(.character(" "), .control))
        #expect(writing.screen.contains("the names are being gathered"))
        if moves { writing.press(Key(.left)) }
        writing.giveNames()
        #expect(writing.screen.contains("VStack(") == !moves)
    }

    @Test(arguments: [CellSize(width: 40, height: 12), CellSize(width: 80, height: 24)])
    func `the list is on the screen in every window`(window: CellSize) {
        var writing = Writing(Self.card, window: window)
        writing.type("5Gilet a = VSt")
        #expect(writing.screen.contains("│ VStack("), "\(writing.screen)")
    }

    @Test func `escape closes the list, and then ends writing`() {
        var writing = Writing(Self.card)
        writing.type("5Gi")
        writing.type("let a = V")
        #expect(writing.screen.contains("VStack("))
        writing.press(Key(.escape))
        #expect(writing.state.sourceEditor.isEditing)
        writing.press(Key(.escape))
        #expect(!writing.state.sourceEditor.isEditing)
    }

    @Test func `an error is marked in its line, and told at the cursor`() {
        var writing = Writing(Self.card.replacing("Text(\"Inbox\")", with: "Tex(\"Inbox\")"))
        writing.type("5g")
        for _ in 0..<3 { writing.press(Key(.down)) }
        let problem = writing.state.problems.first?.message.prefix(20) ?? "nothing"
        #expect(writing.screen.contains("!4"))
        #expect(writing.screen.contains(" 4:1 \(problem)"), "\(writing.screen)")
    }
}

/// Edits of the source from its boxes.
@Suite struct BoxEditTests {
    private static let card = """
        import SwiftUI

        // A card.
        let card = VStack {
            Text("Inbox").frame(width: 8)  // wide enough
            Color.blue
        }

        """

    /// With the frame selected.
    private func writing() -> Writing {
        var writing = Writing(Self.card)
        writing.type("2j")
        return writing
    }

    @Test func `a number is stepped in its place`() {
        var writing = writing()
        #expect(writing.state.selection?.description == "VStack/frame")
        writing.type("F")
        #expect(writing.screen.contains("▸ width: ‹ 8 ›"))
        writing.press(Key(.right), Key(.right))
        #expect(writing.text == Self.card.replacing("width: 8", with: "width: 10"))
        #expect(writing.screen.contains("‹ 10 ›"))
        writing.press(Key(.escape))
        writing.type("ZZ")
        #expect(writing.text == Self.card)
    }

    @Test func `a value is typed`() {
        var writing = writing()
        writing.type("F30")
        #expect(writing.text == Self.card)
        writing.press(Key(.enter))
        #expect(writing.text == Self.card.replacing("width: 8", with: "width: 30"))
    }

    @Test func `a pasted value goes into the property's field`() {
        var writing = writing()
        writing.type("F")
        writing.paste("42")
        #expect(writing.state.message == nil)
        writing.press(Key(.enter))
        #expect(writing.text == Self.card.replacing("width: 8", with: "width: 42"))
    }

    @Test func `a property with its default gets a value, and loses it again`() {
        var writing = writing()
        writing.type("F")
        while !writing.screen.contains("▸ height") {
            writing.press(Key(.down))
            if writing.screen.contains("▸ alignment") { break }
        }
        writing.type("3\n")
        #expect(writing.text.contains("frame(width: 8, height: 3)"))
        writing.press(Key(.delete))
        #expect(writing.text == Self.card)
    }

    @Test func `a choice comes from a list that typing filters`() {
        var writing = writing()
        writing.type("F")
        for _ in 0..<20 where !writing.screen.contains("▸ alignment") { writing.press(Key(.down)) }
        writing.press(Key(.enter))
        #expect(writing.screen.contains("▸ .center"), "\(writing.screen)")
        writing.type("bottom")
        #expect(!writing.screen.contains(".center") && writing.screen.contains("▸ .bottom"))
        writing.press(Key(.enter))
        #expect(writing.text.contains("frame(width: 8, alignment: .bottom)"))
        writing.press(Key(.enter), Key(.escape))
        #expect(writing.screen.contains("▸ alignment: ‹ .bottom ›"))
    }

    @Test func `a colour comes from a list`() {
        var writing = Writing("import BlueprintUI\n\nlet box = Box(backgroundColor: .red)\n")
        writing.type("F")
        for _ in 0..<20 where !writing.screen.contains("▸ backgroundColor") { writing.press(Key(.down)) }
        writing.press(Key(.enter))
        #expect(writing.screen.contains("▸ .red"), "\(writing.screen)")
        writing.press(Key(.down), Key(.enter))
        let color = writing.text.firstMatch(of: /backgroundColor: (\.\w+)/).map { String($0.1) }
        #expect(color != ".red" && writing.screen.contains("▸ backgroundColor: ‹ \(color ?? "") ›"))
    }

    @Test func `an element is wrapped, and unwrapped by undo`() {
        var writing = writing()
        writing.type("Twrap in HStack\n")
        #expect(writing.text.contains("    HStack {\n        Text(\"Inbox\").frame(width: 8)  // wide enough\n    }"))
        writing.type("Z")
        #expect(writing.text == Self.card)
    }

    @Test func `an impossible edit says why`() {
        var writing = Writing(Self.card)
        writing.type("Tdelete\n")
        #expect(writing.text == Self.card)
        #expect(writing.state.message != nil)
    }

    @Test func `a finding's suggestion is applied with one key`() {
        var writing = Writing("import SwiftUI\n\nlet bar = Text(\"Inbox\").frame(width: 3)\n")
        writing.type("2jj!")
        #expect(writing.text.contains("frame(width: 5)"), "\(writing.screen)")
        #expect(writing.state.message?.contains("→") == true)
    }

    @Test func `dragging a frame's edge changes its number, as one step of undo`() throws {
        var writing = writing()
        let rows = writing.screen.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let y = try #require(rows.firstIndex { $0.contains("┣") && $0.contains("┫") })
        let x = try #require(rows[y].firstIndex(of: "┫").map { rows[y].distance(from: rows[y].startIndex, to: $0) })
        writing.drag(from: CellPoint(x: x, y: y), to: [CellPoint(x: x + 1, y: y), CellPoint(x: x + 3, y: y)])
        #expect(writing.text == Self.card.replacing("width: 8", with: "width: 11"))
        writing.type("Z")
        #expect(writing.text == Self.card)
    }
}
