import LayoutInspection
import Terminal
import Testing

@testable import Playground

/// The screen before the first document, and while a layout is awaited.
@Suite struct WaitingTests {
    @Test func `the stage names the file until its document is there`() {
        let state = PlaygroundState(
            window: CellSize(width: 60, height: 12), colors: .none, own: "Menu.swift", isOpening: true)
        let rows = PlaygroundView(state).canvas.rows
        #expect(rows.contains { $0.contains("Reading Menu.swift …") })
    }

    @Test func `many changes of a proposal are one request, and the previous layout stays`() throws {
        var played = PlayedState.menu(120, 40)
        let before = played.state.inspection?.size
        for _ in 0..<90 { _ = played.state.handle(.key(Key(.character("]")))) }
        #expect(played.state.inspection?.size == before)
        let requests = played.state.takeRequests()
        #expect(requests.count == 1)
        guard case .layOut(let key, _, _)? = requests.first else {
            Issue.record("no layout is asked for")
            return
        }
        #expect(key.proposal.width == .exactly(47 + 90))
        #expect(played.state.takeRequests().isEmpty)
        played.state.gaveUp(key)
        #expect(played.state.takeRequests() == requests)
    }

    @Test func `work is shown after a fifth of a second with its time, and esc stops it`() {
        #expect(Work(.layingOut, for: .milliseconds(199)) == nil)
        var played = PlayedState.menu(120, 40)
        let before = played.canvas.rows
        #expect(played.handle(.key(Key(.escape))) == nil)
        played.state.work = Work(.layingOut, for: .milliseconds(1250))
        #expect(played.canvas.rows.last?.contains("laying out for 1.2 s; esc stops it") == true)
        #expect(played.canvas.rows.dropLast() == before.dropLast())
        #expect(played.handle(.key(Key(.escape))) == .stopWork)
        played.state.workStopped()
        #expect(played.canvas.rows.last?.contains("stopped; this is the layout before") == true)
        #expect(played.state.takeRequests().isEmpty)
    }

    @Test func `a first reading that is stopped leaves the examples to choose from`() {
        var state = PlaygroundState(
            window: CellSize(width: 60, height: 12), colors: .none, own: "Menu.swift", isOpening: true)
        state.work = Work(.reading, for: .seconds(3))
        #expect(state.handle(.key(Key(.escape))) == .stopWork)
        state.workStopped()
        #expect(state.finder != nil && state.finder?.subject == .openings)
    }

    @Test func `a layout of a closed document has no effect`() throws {
        var played = PlayedState.menu(120, 40)
        let old = try #require(played.state.laidOutID)
        played.open(ToyElement.box(3, 3).document())
        let size = played.state.inspection?.size
        let nine = try proposal("9", "9")
        let key = LayoutKey(document: old, proposal: nine, taps: 0)
        let refusal = ProposalRefusal(axis: .horizontal, .unspecified(library: "toy"))
        played.state.receive(.laidOut(LaidOut(key: key, result: .failure(refusal), properties: nil)))
        #expect(played.state.refusal == nil)
        #expect(played.state.inspection?.size == size)
    }
}
