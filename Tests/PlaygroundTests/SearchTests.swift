import Terminal
import Testing

@testable import Playground

@Suite struct SearchTests {
    @Test func `n and N go to the next and the previous match of the last search`() {
        var state = PlayedState.menu(120, 40)
        state.type("n")
        #expect(state.message == "nothing was searched: / finds elements, and steps in the trace")
        state.type("/Label")
        state.press(Key(.enter))
        #expect(state.selection?.description == "Column/Label")
        state.type("n")
        #expect(state.selection?.description == "Column/inset/Row/Label")
        #expect(state.message == "match 2 of 3 for 'Label'")
        state.type("nn")
        #expect(state.selection?.description == "Column/Label")
        state.type("N")
        #expect(state.selection?.description == "Column/inset/Row/Label#2")
    }

    @Test func `a search in the trace is repeated there`() {
        var state = PlayedState.menu(120, 40)
        state.type("4/Row asks")
        state.press(Key(.enter))
        let first = state.step
        state.type("n")
        #expect(state.message?.hasPrefix("match 2 of") == true && state.step != first)
        #expect(!state.stepping.isActive)
    }
}
