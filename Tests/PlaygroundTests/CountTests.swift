import Terminal
import Testing

@testable import Playground

/// A number before a key.
struct CountTests {
    @Test func `a number sign, a number and a key do the key so many times`() {
        var counted = PlayedState.menu(120, 40)
        var pressed = PlayedState.menu(120, 40)
        counted.type("#12")
        #expect(counted.state.prompt == .count(12) && counted.rows[39].hasPrefix(" 12 times: now a key"))
        counted.type(".")
        pressed.type("............")
        #expect(counted.step == pressed.step)
        #expect(counted.state.prompt == nil)
        counted.type("#3,")
        pressed.type(",,,")
        #expect(counted.step == pressed.step)
    }

    @Test func `it ends where the key leads nowhere, and says why`() {
        var state = PlayedState.menu(120, 40)
        state.type("#500.")
        #expect(state.state.message == "this is the last step")
        state.type("g#99j")
        #expect(state.state.selected == state.state.inspection.map { $0.elements.count - 1 })
    }

    @Test func `a proposal is lengthened at once, so that one undo takes it back`() {
        var state = PlayedState.menu(120, 40)
        let before = state.state.proposal.width
        state.type("#10]")
        let after = state.state.proposal.width
        #expect(after != before)
        var other = PlayedState.menu(120, 40)
        for _ in 0..<10 { other.type("]") }
        #expect(other.state.proposal.width == after)
        state.type("u")
        #expect(state.state.proposal.width == before)
    }

    @Test func `without a number the key is pressed once, and a key that takes none says so`() {
        var state = PlayedState.menu(120, 40)
        state.type("#.")
        #expect(state.state.stepping.isActive)
        state.type("#2z")
        #expect(state.state.message == "z takes no number")
        #expect(state.state.shown.isZoomed)
        state.type("#5")
        _ = state.handle(.key(Key(.escape)))
        #expect(state.state.prompt == nil && state.state.shown.isZoomed)
        state.type("#9é")
        #expect(state.state.message == "é does nothing; ? shows all keys")
        state.type("#99999.")
        #expect(state.state.message == "this is the last step")
    }

    @Test func `a click between number and key forgets the number`() {
        var state = PlayedState.menu(120, 40)
        state.type("#4")
        _ = state.handle(.mouse(Mouse(.press(.left), at: CellPoint(x: 60, y: 6))))
        #expect(state.state.prompt == nil)
    }
}
