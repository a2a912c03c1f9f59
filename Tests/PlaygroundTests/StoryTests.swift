import LayoutInspection
import Negotiation
import Testing

@testable import Playground

/// The trace as a story: the asks that decided something.
@Suite struct StoryTests {
    @Test func `v goes from the story to all asks, and back`() {
        var state = PlayedState.menu(120, 40)
        #expect(state.stepping.detail == .story)
        let story = state.stepping.rows.rows.count
        state.type("v")
        #expect(state.stepping.detail == .all && state.message == "all asks, also those that only probed")
        #expect(state.stepping.rows.rows.count > story)
        state.type("v")
        #expect(state.stepping.rows.rows.count == story)
        #expect(state.message == "the story: the asks that decided something")
    }

    @Test func `steps are counted among the shown ones`() {
        var state = PlayedState.menu(120, 40)
        state.type("4g.")
        #expect(state.screen.contains("Step 1 of \(state.stepping.rows.steps(at: 0).count)"), "\(state.screen)")
        state.type(".....")
        #expect(state.screen.contains("Step 6 of "), "\(state.screen)")
    }

    @Test func `a reason keeps its first clause beside names and numbers`() {
        let state = PlayedState.menu(80, 24)
        #expect(state.rows[17...22].count { $0.contains("all that is left") } == 2, "\(state.screen)")
    }

    @Test func `a typed proposal is attributed to the person`() {
        var state = PlayedState.menu(120, 40)
        #expect(state.screen.contains("the window asks Column"))
        state.type("[-")
        #expect(state.screen.contains("you ask Column"), "\(state.screen)")
        let why = state.state.whyRows(width: 100).map(\.text)
        #expect(why.contains { $0.contains("You proposed exactly") }, "\(why)")
        #expect(!why.contains { $0.contains("from the window") })
    }

    @Test func `infinity has its sign, but for the word that is typed`() {
        let notation = Notation(.utf8)
        #expect(notation.shown("flexibility inf - 0 = inf; -inf×3") == "flexibility ∞ - 0 = ∞; -∞×3")
        #expect(notation.shown("info .inf infinity") == "info .inf infinity")
        #expect(Notation(.ascii).shown("inf") == "inf")
    }

    @Test func `plain proposals have no sign of a maximum`() {
        var notation = Notation(.utf8)
        let proposal = Proposal(width: .atMost(45), height: .unspecified)
        #expect(notation.short(proposal) == "≤45×nil")
        #expect(notation.sentence(proposal) == "at most 45 wide, its ideal height")
        notation.isPlain = true
        #expect(notation.short(proposal) == "45×nil")
        #expect(notation.sentence(proposal) == "45 × nil (its ideal)")
    }
}
