import Terminal
import Testing

@testable import Playground

@Suite struct MouseTests {
    private let state = PlayedState.menu(120, 40)

    @Test func `a click on a row of the tree selects it`() {
        var state = state
        state.click("└ Label#2")
        #expect(state.selection?.description == "Column/inset/Row/Label#2")
        #expect(state.focus == .pane(.tree))
    }

    @Test func `a click on the stage selects the deepest element, the next one its parent`() {
        var state = state
        state.click("Espresso   2.40")
        #expect(state.selection?.description == "Column/inset/Row/Label")
        #expect(state.focus == .pane(.stage))
        var seen: [String] = []
        for _ in 0..<4 {
            state.click("Espresso   2.40")
            seen.append(state.selection?.description ?? "")
        }
        #expect(seen == ["Column/inset/Row", "Column/inset", "Column", "Column/inset/Row/Label"])
    }

    @Test func `a click on a step of the trace goes to it`() {
        var state = state
        state.click("Row asks Label#2")
        #expect(state.step == "asked Column/inset/Row/Label#2" && !state.stepping.isActive)
        #expect(state.selection?.description == "Column/inset/Row/Label#2")
        #expect(state.focus == .pane(.trace))
    }

    @Test func `a click on a pane's name focuses the pane`() {
        var state = state
        state.click("3 Why")
        #expect(state.focus == .pane(.why))
        var small = PlayedState.menu(50, 12)
        small.click("4 Trace")
        #expect(small.focus == .pane(.trace))
        var usual = PlayedState.menu(80, 24)
        usual.click("1 Tree")
        #expect(usual.arrangement.panes[.tree] != nil)
    }

    @Test func `a click on a length goes to it`() {
        var state = state
        state.click("height")
        #expect(state.focus == .proposal)
        #expect(state.proposal.cursor == .vertical)
        state.click("47  exactly")
        #expect(state.proposal.cursor == .horizontal)
        #expect(state.hit(CellPoint(x: 110, y: 1)) == .proposal(nil))
    }

    @Test func `a click chooses an example, and one beside the list closes it`() {
        var state = state
        state.type("x")
        #expect(state.click("Chat") == .open(Example.three[2]))
        #expect(state.mouse(.press(.left), 0, 20) == nil)
        #expect(state.overlay == nil)
    }

    @Test func `a click on another cell selects the innermost element there, whatever is selected`() {
        var state = state
        state.click("Espresso   2.40")
        state.click("Espresso   2.40", right: 1)
        #expect(state.selection?.description == "Column/inset/Row/Label")
        state.click("Espresso   2.40", right: 1)
        #expect(state.selection?.description == "Column/inset/Row")
    }

    @Test func `the wheel over a number of the proposal changes the number`() throws {
        var state = state
        let width = state.proposal.width.number
        let x = try #require(state.rows[1].range(of: "width")).upperBound
        let column = state.rows[1].distance(from: state.rows[1].startIndex, to: x) + 1
        state.mouse(.scrollUp, column, 1)
        #expect(state.proposal.proposal.width == .exactly(width + 1))
        state.mouse(.scrollDown, column, 1)
        state.mouse(.scrollDown, column, 1)
        #expect(state.proposal.proposal.width == .exactly(width - 1))
    }

    @Test func `the wheel scrolls the pane under the pointer`() {
        var state = state
        state.mouse(.scrollDown, 5, 35)
        #expect(state.offset(.trace).y == 3)
        state.mouse(.scrollUp, 5, 35)
        #expect(state.offset(.trace).y == 0)
        state.mouse(.scrollUp, 5, 35)
        #expect(state.offset(.trace).y == 0)
        state.type("}=}=}")
        state.mouse(.scrollRight, 50, 10)
        state.mouse(.scrollDown, 50, 10)
        #expect(state.offset(.stage) == CellPoint(x: 3, y: 2))
        state.mouse(.scrollLeft, 50, 10)
        #expect(state.offset(.stage) == CellPoint(x: 0, y: 2))
        _ = state.handle(.mouse(Mouse(.scrollDown, at: CellPoint(x: 50, y: 10), modifiers: .shift)))
        #expect(state.offset(.stage) == CellPoint(x: 3, y: 2))
        state.type("??")
        state.mouse(.scrollDown, 50, 10)
        #expect(state.offset(.help).y == 3)
    }

    @Test func `clicks outside the window, other buttons and releases do nothing`() {
        var state = state
        for point in [CellPoint(x: -1, y: -1), CellPoint(x: 500, y: 3), CellPoint(x: 3, y: 900)] {
            #expect(state.hit(point) == .nothing)
            state.mouse(.press(.left), point.x, point.y)
            state.mouse(.scrollDown, point.x, point.y)
        }
        state.mouse(.press(.right), 5, 5)
        state.mouse(.release, 5, 5)
        state.mouse(.drag(.left), 5, 5)
        #expect(state.selection?.description == "Column")
    }
}
