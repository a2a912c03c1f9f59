import LayoutInspection
import Terminal
import Testing

@testable import Playground

/// The findings of a layout on the screen: counted, listed, marked and visited.
@Suite struct FindingTests {
    /// The menu's column is 7 high, and its content is 10.
    private static var state: PlayedState { .menu(40, 12) }

    @Test func `a key goes to the next finding and shows it`() {
        var state = Self.state
        state.type("1jj")
        #expect(state.selection?.description == "Column/inset")
        state.type("i")
        #expect(state.selection?.description == "Column")
        #expect(state.message?.hasPrefix("finding 1 of 1: 3 lines too many for Column: its children take 10") == true)
        state.type("I")
        #expect(state.message?.hasPrefix("finding 1 of 1") == true)
    }

    @Test func `the why pane begins with the findings of the element and their remedies`() {
        var state = Self.state
        state.type("i")
        let rows = state.state.whyRows(width: 200).map(\.text)
        #expect(rows[3].hasPrefix("3 lines too many for Column: its children take 10"), "\(rows)")
        #expect(rows[4].hasPrefix("→ give Column 3 lines more"), "\(rows)")
        state.type("1j")
        #expect(!state.state.whyRows(width: 200).contains { $0.text.contains("too many") })
    }

    @Test func `the key reports that there are no findings`() {
        var state = PlayedState.menu(120, 40)
        state.type("i")
        #expect(state.message == "there are no findings in this layout")
        #expect(state.selection?.description == "Column")
    }

    @Test func `the report lists the findings, and choosing one selects its element`() {
        var state = Self.state
        state.type("1jjd")
        #expect(state.report.groups.map(\.title) == ["1 finding"])
        state.press(Key(.end))
        #expect(state.selection?.description == "Column")
        state.type("3")
        #expect(state.rows.contains { $0.contains("too many") }, "\(state.screen)")
    }

    @Test func `the stage and the tree mark elements with findings, but not in the plain drawing`() {
        var state = Self.state
        state.type("1")
        #expect(state.rows.contains { $0.contains("Column !") })
        state.type("2jj")
        #expect(state.rows.contains { $0.hasSuffix("!") })
        state.type("b")
        #expect(!state.rows.contains { $0.hasSuffix("!") })
    }

    @Test func `enter on a finding goes to its element, which the why pane describes`() {
        var state = Self.state
        state.type("1jjd")
        state.press(Key(.enter))
        #expect(state.selection?.description == "Column")
        #expect(!state.showsReport && state.holeEntry == nil && state.message == nil)
        #expect(state.state.whyRows(width: 200)[3].text.hasPrefix("3 lines too many for Column"))
    }

    @Test func `copying in the report copies the report`() {
        var state = Self.state
        state.type("d")
        guard case .copy(let text) = state.handle(.key(.character("y"))) else {
            return #expect(Bool(false), "nothing was copied")
        }
        #expect(text.hasPrefix("1 finding\n"), "\(text)")
        #expect(state.message == "copied the report, if the terminal allows it")
    }
}
