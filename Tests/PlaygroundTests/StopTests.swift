import Terminal
import Testing

@testable import Playground

@Suite struct StopTests {
    /// A row with an answer larger than its proposal.
    private static func overshooting(_ width: Int = 120, _ height: Int = 40) throws -> PlayedState {
        ToyElement.row(.box(9, 1), .label("a")).opened(width, height, proposal: try proposal("5", "2"))
    }

    private func played(_ state: inout PlayedState) -> String? {
        state.press(Key(.home))
        state.type("a")
        while state.state.playInterval != nil { state.state.playOn() }
        return state.message
    }

    @Test(arguments: [(80, 24), (120, 40), (200, 60), (40, 12)])
    func `M lists all stops, and turns each on and off`(width: Int, height: Int) throws {
        var state = try Self.overshooting(width, height)
        state.type("M")
        #expect(state.keyContext == .stops)
        func cells() -> [String] { state.found.map { $0.cells.prefix(2).map(\.text).joined(separator: " ") } }
        #expect(
            cells() == [
                "[x] an answer larger than its proposal", "[x] an answer that is not finite",
                "[ ] a third ask of an element", "[ ] each step about Row",
            ])
        #expect(state.screen.contains("[x]  an answer larger"), "\(state.screen)")
        state.press(Key(.enter))
        state.type("j")
        state.type(" jj ")
        #expect(
            cells() == [
                "[ ] an answer larger than its proposal", "[ ] an answer that is not finite",
                "[ ] a third ask of an element", "[x] each step about Row",
            ])
        #expect(state.finder != nil)
        state.press(Key(.escape))
        #expect(state.stepping.stops.on == [.element(state.selection ?? .init(components: []))])
    }

    @Test func `a click turns a stop on and off`() throws {
        var state = try Self.overshooting()
        state.type("M")
        let y = try #require(state.rows.firstIndex { $0.contains("a third ask") })
        state.mouse(.press(.left), 40, y)
        #expect(state.stepping.stops.on.contains(.thirdAsk) && state.finder != nil)
    }

    @Test func `playing and running stop at enabled stops, with marks or without`() throws {
        var state = try Self.overshooting()
        #expect(played(&state) == "stopped at an answer larger than its proposal")
        #expect(state.step == "answered Row/Box")
        state.press(Key(.end))
        state.type("m")
        #expect(played(&state) == "stopped at an answer larger than its proposal")
        state.type("M ")
        state.press(Key(.escape))
        #expect(played(&state) == "stopped at Label")
        state.press(Key(.home))
        state.type("w")
        #expect(state.message == "stopped at Label" && state.step == "asked Row/Label")
        state.press(Key(.end))
        state.type("m")
        #expect(played(&state) == "played to the end")
        state.type("w")
        #expect(state.message == "no more stops")
        state.type("Mj ")
        state.press(Key(.escape))
        state.type("w")
        #expect(state.message == "nothing to stop at: m marks an element, M lists more")
    }

    @Test func `an answer to a proposal of 0 is too large only if no later ask proposes more`() throws {
        var state = ToyElement.row(.box(5, 1), .box(4, 1)).opened(120, 40, proposal: try proposal("5", "2"))
        state.press(Key(.home))
        state.type("w")
        #expect(state.message == "stopped at an answer larger than its proposal")
        #expect(state.step == "answered Row/Box#2")
    }

    @Test func `a third ask stops if that is on`() {
        var state = ToyElement.column(.column(.column(.label("one")))).opened(120, 40)
        state.press(Key(.home))
        state.type("w")
        #expect(state.message == "no more stops")
        state.type("Mjj ")
        state.press(Key(.escape))
        state.type("w")
        #expect(state.message == "stopped at a third ask of an element")
        #expect(state.step == "asked Column/Column/Column/Label")
    }

    @Test func `the trace marks rows with a stop`() throws {
        var state = try Self.overshooting()
        #expect(state.rows.contains { $0.hasPrefix("◆") && $0.contains("Box") }, "\(state.screen)")
        state.type("M ")
        state.press(Key(.escape))
        #expect(!state.screen.contains("◆"))
    }
}
