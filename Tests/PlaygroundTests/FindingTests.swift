import LayoutInspection
import Negotiation
import Terminal
import Testing

@testable import Playground

/// What is found in a layout, on the screen: counted, listed, marked, and gone to.
@Suite struct FindingTests {
    /// The menu's column is 7 high, and what is in it is 10.
    private static var state: PlayedState { .menu(40, 12) }

    @Test func `a key goes to the next finding, and says it`() {
        var state = Self.state
        state.type("1jj")
        #expect(state.selection?.description == "Column/inset")
        state.type("i")
        #expect(state.selection?.description == "Column")
        #expect(state.message?.hasPrefix("finding 1 of 1: 3 lines too many for Column: its children take 10") == true)
        state.type("I")
        #expect(state.message?.hasPrefix("finding 1 of 1") == true)
    }

    @Test func `the why pane says first what was found about the element, and what would help`() {
        var state = Self.state
        state.type("i")
        let rows = state.state.whyRows(width: 200).map(\.text)
        #expect(rows[3].hasPrefix("3 lines too many for Column: its children take 10"), "\(rows)")
        #expect(rows[4].hasPrefix("→ give Column 3 lines more"), "\(rows)")
        state.type("1j")
        #expect(!state.state.whyRows(width: 200).contains { $0.text.contains("too many") })
    }

    @Test func `without findings the key says so`() {
        var state = PlayedState.menu(120, 40)
        state.type("i")
        #expect(state.message == "there are no findings in this layout")
        #expect(state.selection?.description == "Column")
    }

    @Test func `the report lists them, and choosing one selects its element`() {
        var state = Self.state
        state.type("1jjd")
        #expect(state.report.groups.map(\.title) == ["1 finding"])
        state.press(Key(.end))
        #expect(state.selection?.description == "Column")
        state.type("3")
        #expect(state.rows.contains { $0.contains("too many") }, "\(state.screen)")
    }

    @Test func `the stage and the tree mark their elements, but for the plain drawing`() {
        var state = Self.state
        state.type("1")
        #expect(state.rows.contains { $0.contains("Column !") })
        state.type("2jj")
        #expect(state.rows.contains { $0.hasSuffix("!") })
        state.type("b")
        #expect(!state.rows.contains { $0.hasSuffix("!") })
    }

    @Test func `enter on a finding goes to its element, and the why pane is about that`() {
        var state = Self.state
        state.type("1jjd")
        state.press(Key(.enter))
        #expect(state.selection?.description == "Column")
        #expect(!state.showsReport && state.holeEntry == nil && state.message == nil)
        #expect(state.state.whyRows(width: 200)[3].text.hasPrefix("3 lines too many for Column"))
    }

    @Test func `what is copied where the report is shown is the report`() {
        var state = Self.state
        state.type("d")
        guard case .copy(let text) = state.handle(.key(.character("y"))) else {
            return #expect(Bool(false), "nothing was copied")
        }
        #expect(text.hasPrefix("1 finding\n"), "\(text)")
        #expect(state.message == "copied the report, if the terminal allows it")
    }
}
