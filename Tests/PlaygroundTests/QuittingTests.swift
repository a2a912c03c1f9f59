import LayoutInspection
import Terminal
import Testing

@testable import Playground

/// Quitting while values of holes are in no file.
@Suite struct QuittingTests {
    private static let question = "hole values are in no file: q again quits, esc stays"

    /// A playground with a set hole and the keys on the stage.
    private static func set(_ width: Int = 80, _ height: Int = 24) -> PlayedState {
        var state = PlayedState.order(width, height)
        state.set(typing: "dTwo")
        state.set(Key(.enter), Key(.escape))
        return state
    }

    @Test(arguments: [(80, 24), (120, 40)])
    func `quitting asks once about values in no file`(width: Int, height: Int) {
        var state = Self.set(width, height)
        #expect(state.type("q") == [])
        #expect(state.rows.last?.hasPrefix(" \(Self.question)  ") == true)
        #expect(state.type("q") == [.quit])
    }

    @Test func `escape cancels quitting, and other keys keep their actions`() {
        var state = Self.set()
        state.type("4q")
        #expect(state.press(Key(.escape)) == [])
        #expect(!state.asksWhetherToQuit && state.keyContext == .trace)
        #expect(state.type("q") == [])
        state.type("z")
        #expect(!state.asksWhetherToQuit && state.state.shown.isZoomed)
        #expect(state.type("q") == [])
        state.press(Key(.function(9)))
        #expect(state.message == "f9 does nothing; ? shows all keys")
        #expect(state.type("q") == [] && state.type("q") == [.quit])
    }

    @Test func `the question is visible while the program works`() {
        var state = Self.set()
        state.state.work = Work(.reading, for: .seconds(2))
        state.type("q")
        #expect(state.rows.last?.hasPrefix(" \(Self.question)  ") == true)
    }

    @Test func `a click on quit asks too, and names the key that quits there`() throws {
        var state = PlayedState.order(80, 24)
        state.set(typing: "dTwo")
        func quit(_ state: PlayedState) -> CellRect? {
            FooterKeys(state: state.state).hints(in: state.arrangement.footer).first { $0.action == .program(.quit) }?
                .cells
        }
        func click(_ cells: CellRect) -> TerminalEvent { .mouse(Mouse(.press(.left), at: cells.origin)) }
        #expect(state.handle(click(try #require(quit(state)))) == nil)
        #expect(state.rows.last?.contains("in no file: ctrl c again quits, esc stays") == true)
        #expect(state.handle(click(try #require(quit(state)))) == .quit)
    }

    @Test func `a value of a file that is not open counts`() {
        var state = Self.set()
        let example = Example.three[1]
        state.open(ToyElement.menu.document(named: example.name, source: example.source))
        #expect(state.type("q") == [] && state.asksWhetherToQuit)
    }

    @Test func `values that are there at the next start do not ask, also while an example is open`() {
        var state = Self.set()
        (state.state.own, state.state.keepsOwnValues) = ("Order.swift", true)
        #expect(state.type("q") == [.quit])
        let example = Example.three[1]
        state.open(ToyElement.menu.document(named: example.name, source: example.source))
        #expect(state.type("q") == [.quit])
    }

    @Test(arguments: [("\"Two\"", true), ("\"Three\"", false)])
    func `a value in a comment of the file does not count`(written: String, isSame: Bool) {
        var state = Self.set()
        let source = OrderProgram.source + "\n// haggle: order.title = \(written) \n"
        state.documentChanged(
            ToyElement.menu.document(named: "Order.swift", of: [("Order.swift", source)]))
        #expect(state.holeSettings.count == 1)
        #expect(state.type("q") == (isSame ? [.quit] : []))
    }

    @Test func `unset values do not ask, and neither does a signal`() {
        var state = Self.set()
        #expect(state.handle(.terminate(signal: 2)) == .quit)
        state.type("d")
        state.set(Key(.backspace), Key(.escape))
        #expect(state.holeSettings.isEmpty)
        #expect(state.type("q") == [.quit])
    }
}
