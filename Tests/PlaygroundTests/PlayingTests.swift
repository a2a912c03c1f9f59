import LayoutInspection
import Terminal
import Testing
@testable import Playground

@Suite struct PlayingTests {
    @Test func `playing ends with a selection, and with another document`() {
        var state = PlayedState.menu(120, 40)
        state.press(Key(.home))
        state.type("a")
        #expect(state.state.playInterval != nil)
        state.state.select(1)
        #expect(state.state.playInterval == nil)
        let selected = state.selection
        state.state.playOn()
        #expect(state.selection == selected)
        state.press(Key(.home))
        state.type("a")
        #expect(state.state.playInterval != nil)
        state.open(ToyElement.label("another").document())
        #expect(state.state.playInterval == nil && !state.stepping.isPredicting)
    }

    @Test func `playing goes on step by step, to a marked element or to the end`() {
        var state = PlayedState.menu(120, 40)
        state.press(Key(.end))
        state.type("m")
        state.press(Key(.home))
        #expect(state.state.playInterval == nil)
        state.type("a")
        #expect(state.state.playInterval == .milliseconds(800))
        state.type("A")
        #expect(state.state.playInterval == .milliseconds(200))
        var steps: Set<Int> = []
        while state.state.playInterval != nil {
            state.state.playOn()
            steps.insert(state.stepping.moment)
            if steps.count > 1000 { break }
        }
        #expect(state.step == "asked Column/Box" && state.message == "stopped at Box")
        state.press(Key(.end))
        state.type("ma")
        while state.state.playInterval != nil { state.state.playOn() }
        #expect(state.stepping.moment == state.stepping.moments.all.count - 1)
        #expect(state.message == "played to the end")
    }

    @Test func `a manual step pauses playing`() {
        var state = PlayedState.menu(120, 40)
        state.type("a.")
        #expect(state.state.playInterval == nil)
    }

    @Test func `running stops only at marked elements`() {
        var state = PlayedState.menu(120, 40)
        state.press(Key(.end))
        state.type("m")
        #expect(state.message == "play will stop at Box; w plays to there")
        state.type("w")
        #expect(state.step == "asked Column/Box" && state.message == "stopped at Box")
        #expect(state.screen.contains("◆"))
        state.type("w")
        #expect(state.step == "answered Column/Box")
        state.type("m")
        #expect(state.stepping.stops.elements.isEmpty)
    }

    @Test func `running without marks stops at a third ask and at an answer larger than its proposal`() throws {
        var state = ToyElement.row(.box(9, 1)).opened(120, 40, proposal: try proposal("5", "2"))
        state.type("w")
        #expect(state.message == "stopped at an answer larger than its proposal")
        #expect(state.step == "answered Row/Box")
    }
}
