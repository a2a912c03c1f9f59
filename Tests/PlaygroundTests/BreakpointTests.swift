import LayoutInspection
import Testing

@testable import Playground

/// The keys that go to the next size at which the layout changes.
@Suite struct BreakpointTests {
    private static func state(_ element: ToyElement, _ width: String) throws -> PlayedState {
        PlayedState(80, 24, document: element.document(), proposal: try proposal(width, "<=5"))
    }

    @Test func `wider goes to where a text has fewer lines, and narrower goes back`() throws {
        var state = try Self.state(.column(.label("one two three")), "<=9")
        #expect(state.apply(.proposal(.goToBreakpoint(.horizontal, .up))) == nil)
        #expect(state.proposal.proposal.width == .atMost(13))
        #expect(state.message == "width 13: Label has 1 line, not 2")
        _ = state.apply(.proposal(.goToBreakpoint(.horizontal, .down)))
        #expect(state.proposal.proposal.width == .atMost(7))
        #expect(state.message == "width 7: Label has 2 lines, not 3")
    }

    @Test func `the proposal stays and says so if no further size changes the layout`() throws {
        var state = try Self.state(.column(.label("one")), "<=9")
        _ = state.apply(.proposal(.goToBreakpoint(.horizontal, .up)))
        #expect(state.proposal.proposal.width == .atMost(9))
        #expect(state.message == "nothing changes in a width above 9")
    }

    @Test func `an unlimited length cannot be moved`() throws {
        var state = try Self.state(.column(.label("one")), "inf")
        _ = state.apply(.proposal(.goToBreakpoint(.horizontal, .up)))
        #expect(state.message == "the width is unconstrained; p e makes it exact")
    }

    @Test func `an answer for another proposal has no effect`() throws {
        var state = try Self.state(.column(.label("one two three")), "<=9").state
        _ = state.apply(.proposal(.goToBreakpoint(.horizontal, .up)))
        let asked = state.takeRequests()
        guard case .whatIf(let question, let key)? = asked.last else {
            Issue.record("nothing was asked: \(asked)")
            return
        }
        _ = state.apply(.proposal(.lengthen(.horizontal, by: 1)))
        state.receive(.whatIf(question, .breakpoint(nil), in: key))
        #expect(state.message == nil)
        #expect(state.proposal.proposal.width == .atMost(10))
    }
}
