import Terminal
import Testing

@testable import Playground

@Suite struct LinkTests {
    /// The chosen rows of the why pane.
    private func chosen(_ state: PlayedState) -> String {
        let rows = state.state.whyRows(width: state.visibleSize(of: .why).width)
        return rows.filter { $0.link != nil && $0.link == state.state.links.chosen }.map { $0.text.trimmed }
            .joined(separator: " ")
    }

    @Test(arguments: [(80, 24), (120, 40), (200, 60)])
    func `links are chosen and followed with keys, and backspace returns`(width: Int, height: Int) {
        var state = ToyElement.column(.label("one"), .row(.label("two three")).inset(2)).opened(width, height)
        state.type("Gk")
        #expect(state.selection?.description == "Column/inset/Row")
        state.type("3")
        state.press(Key(.right))
        let first = chosen(state)
        #expect(first.hasPrefix("9: what Label shows"), "\(state.screen)")
        #expect(state.rows.contains { $0.contains("▸  9: what Label shows") }, "\(state.screen)")
        state.press(Key(.right))
        #expect(chosen(state).hasPrefix("1: what Label shows"))
        state.press(Key(.right))
        #expect(state.message == "this is the last link")
        state.press(Key(.left))
        #expect(chosen(state) == first)
        let scrolled = state.offset(.why)
        state.press(Key(.enter))
        #expect(state.stepping.isActive && state.selection?.description == "Column/inset/Row/Label")
        #expect(state.focus == .pane(.why) && state.message == "Label; backspace goes back")
        state.press(Key(.backspace))
        #expect(!state.stepping.isActive && state.selection?.description == "Column/inset/Row")
        #expect(chosen(state) == first && state.offset(.why) == scrolled)
        state.press(Key(.backspace))
        #expect(state.message == "no link was followed")
    }

    @Test func `the asks of a step's element are links, and backspace returns through all steps`() {
        var state = PlayedState.menu(120, 40)
        state.type("j.3ll")
        #expect(chosen(state).hasPrefix("▸ 2. Column") || chosen(state).hasPrefix("2. Column"), "\(state.screen)")
        let before = state.step
        state.type("h")
        state.press(Key(.enter))
        state.type("4")
        state.press(Key(.backspace))
        #expect(state.step == before && state.stepping.isActive)
    }

    @Test func `a click on a link follows it`() throws {
        var state = ToyElement.column(.label("one"), .row(.label("two three")).inset(2)).opened(120, 40)
        state.type("Gk")
        let y = try #require(state.rows.firstIndex { $0.contains("9: what Label shows") })
        let x = try #require(state.arrangement.panes[.why]).minX + 4
        state.mouse(.press(.left), x, y)
        #expect(state.stepping.isActive && state.selection?.description == "Column/inset/Row/Label")
        state.press(Key(.backspace))
        #expect(state.selection?.description == "Column/inset/Row")
    }

    @Test func `enter without a chosen link says how to choose one`() {
        var state = PlayedState.menu(120, 40)
        state.type("3")
        state.press(Key(.enter))
        #expect(state.message == "no link is chosen: → chooses one")
    }

    @Test func `backspace works in another proposal, and after an edit that keeps the element`() {
        let row = ToyElement.row(.label("two three")).inset(2)
        for edit in [nil, ToyElement.column(row), ToyElement.column(.label("new"), row, .label("one"))] {
            var state = ToyElement.column(.label("one"), row).opened(120, 40)
            state.type("Gk3l")
            state.press(Key(.enter))
            #expect(state.selection?.description == "Column/inset/Row/Label")
            state.type("]")
            if let edit { state.documentChanged(edit.document(source: "other")) }
            state.press(Key(.backspace))
            #expect(state.selection?.description == "Column/inset/Row" && !state.stepping.isActive)
            #expect(state.state.links.chosen == nil)
        }
    }

    @Test func `backspace returns to the same ask in another proposal`() {
        var state = PlayedState.menu(120, 40)
        state.type("j.3l")
        let now = state.stepping.now
        state.press(Key(.enter))
        state.type("4]")
        state.press(Key(.backspace))
        #expect(state.stepping.isActive && state.stepping.now == now)
    }

    @Test func `backspace does not return to a removed element, nor into another source`() {
        let row = ToyElement.row(.label("two three")).inset(2)
        var state = ToyElement.column(.label("one"), row).opened(120, 40)
        state.type("Gk3l")
        state.press(Key(.enter))
        state.documentChanged(ToyElement.column(.label("one")).document(source: "other"))
        state.press(Key(.backspace))
        #expect(state.message == "no link was followed")
        state = ToyElement.column(.label("one"), row).opened(120, 40)
        state.type("Gk3l")
        state.press(Key(.enter))
        state.open(ToyElement.column(.label("one"), row).document(source: "other"))
        state.press(Key(.backspace))
        #expect(state.message == "no link was followed")
    }
}

extension String {
    fileprivate var trimmed: String {
        var text = drop { $0 == " " }
        while text.last == " " { text.removeLast() }
        return String(text)
    }
}
