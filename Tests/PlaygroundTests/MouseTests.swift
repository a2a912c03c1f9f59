import Terminal
import Testing

@testable import Playground

@Suite struct MouseTests {
    private let state = PlayedState.menu(120, 40)

    /// Clicks on the first cell at which the screen shows a text.
    private func click(_ text: String, in state: inout PlayedState, right: Int = 0) -> Effect? {
        for (y, row) in state.rows.enumerated() {
            guard let range = row.range(of: text) else { continue }
            let x = row.distance(from: row.startIndex, to: range.lowerBound) + right
            return state.handle(.mouse(Mouse(.press(.left), at: CellPoint(x: x, y: y))))
        }
        Issue.record("\(text) is not on the screen")
        return nil
    }

    private func wheel(_ action: Mouse.Action, _ x: Int, _ y: Int, in state: inout PlayedState) {
        _ = state.handle(.mouse(Mouse(action, at: CellPoint(x: x, y: y))))
    }

    @Test func `a click on a row of the tree selects it`() {
        var state = state
        _ = click("└ Label#2", in: &state)
        #expect(state.selection?.description == "Column/inset/Row/Label#2")
        #expect(state.focus == .pane(.tree))
    }

    @Test func `a click on the stage selects the deepest element, the next one its parent`() {
        var state = state
        _ = click("Espresso   2.40", in: &state)
        #expect(state.selection?.description == "Column/inset/Row/Label")
        #expect(state.focus == .pane(.stage))
        var seen: [String] = []
        for _ in 0..<4 {
            _ = click("Espresso   2.40", in: &state)
            seen.append(state.selection?.description ?? "")
        }
        #expect(seen == ["Column/inset/Row", "Column/inset", "Column", "Column/inset/Row/Label"])
    }

    @Test func `a click on a step of the trace goes to it`() {
        var state = state
        _ = click("Row asks Label#2", in: &state)
        #expect(state.step == "asked Column/inset/Row/Label#2" && !state.stepping.isActive)
        #expect(state.selection?.description == "Column/inset/Row/Label#2")
        #expect(state.focus == .pane(.trace))
    }

    @Test func `a click on a pane's name focuses the pane`() {
        var state = state
        _ = click("3 Why", in: &state)
        #expect(state.focus == .pane(.why))
        var small = PlayedState.menu(50, 12)
        _ = click("4 Trace", in: &small)
        #expect(small.focus == .pane(.trace))
        var usual = PlayedState.menu(80, 24)
        _ = click("1 Tree", in: &usual)
        #expect(usual.arrangement.panes[.tree] != nil)
    }

    @Test func `a click on a length goes to it`() {
        var state = state
        _ = click("height", in: &state)
        #expect(state.focus == .proposal)
        #expect(state.proposal.cursor == .vertical)
        _ = click("47  exactly", in: &state)
        #expect(state.proposal.cursor == .horizontal)
        #expect(state.hit(CellPoint(x: 110, y: 1)) == .proposal(nil))
    }

    @Test func `a click chooses an example, and one beside the list closes it`() {
        var state = state
        state.type("x")
        #expect(click("Chat", in: &state) == .open(Example.three[2]))
        #expect(state.handle(.mouse(Mouse(.press(.left), at: CellPoint(x: 0, y: 20)))) == nil)
        #expect(state.overlay == nil)
    }

    @Test func `a click on another cell selects the innermost element there, whatever is selected`() {
        var state = state
        _ = click("Espresso   2.40", in: &state)
        _ = click("Espresso   2.40", in: &state, right: 1)
        #expect(state.selection?.description == "Column/inset/Row/Label")
        _ = click("Espresso   2.40", in: &state, right: 1)
        #expect(state.selection?.description == "Column/inset/Row")
    }

    @Test func `the wheel over a number of the proposal changes the number`() throws {
        var state = state
        let width = state.proposal.width.number
        let x = try #require(state.rows[1].range(of: "width")).upperBound
        let column = state.rows[1].distance(from: state.rows[1].startIndex, to: x) + 1
        wheel(.scrollUp, column, 1, in: &state)
        #expect(state.proposal.proposal.width == .exactly(width + 1))
        wheel(.scrollDown, column, 1, in: &state)
        wheel(.scrollDown, column, 1, in: &state)
        #expect(state.proposal.proposal.width == .exactly(width - 1))
    }

    @Test func `the wheel scrolls the pane under the pointer`() {
        var state = state
        wheel(.scrollDown, 5, 35, in: &state)
        #expect(state.offset(.trace).y == 3)
        wheel(.scrollUp, 5, 35, in: &state)
        #expect(state.offset(.trace).y == 0)
        wheel(.scrollUp, 5, 35, in: &state)
        #expect(state.offset(.trace).y == 0)
        state.type("}=}=}")
        wheel(.scrollRight, 50, 10, in: &state)
        wheel(.scrollDown, 50, 10, in: &state)
        #expect(state.offset(.stage) == CellPoint(x: 3, y: 2))
        wheel(.scrollLeft, 50, 10, in: &state)
        #expect(state.offset(.stage) == CellPoint(x: 0, y: 2))
        _ = state.handle(.mouse(Mouse(.scrollDown, at: CellPoint(x: 50, y: 10), modifiers: .shift)))
        #expect(state.offset(.stage) == CellPoint(x: 3, y: 2))
        state.type("??")
        wheel(.scrollDown, 50, 10, in: &state)
        #expect(state.offset(.help).y == 3)
    }

    @Test func `clicks outside the window, other buttons and releases do nothing`() {
        var state = state
        for point in [CellPoint(x: -1, y: -1), CellPoint(x: 500, y: 3), CellPoint(x: 3, y: 900)] {
            #expect(state.hit(point) == .nothing)
            wheel(.press(.left), point.x, point.y, in: &state)
            wheel(.scrollDown, point.x, point.y, in: &state)
        }
        wheel(.press(.right), 5, 5, in: &state)
        wheel(.release, 5, 5, in: &state)
        wheel(.drag(.left), 5, 5, in: &state)
        #expect(state.selection?.description == "Column")
    }
}
