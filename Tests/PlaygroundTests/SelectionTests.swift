import Terminal
import Testing

@testable import Playground

@Suite struct SelectionTests {
    private func path(_ state: PlayedState) -> String { state.selection?.description ?? "none" }

    @Test(arguments: ["1", "2"]) func `arrows and letters walk through the tree`(pane: String) {
        var state = PlayedState.menu(120, 40)
        #expect(path(state) == "Column")
        state.type(pane + "j")
        #expect(path(state) == "Column/Label")
        state.press(Key(.down), Key(.right), Key(.right))
        #expect(path(state) == "Column/inset/Row/Label")
        state.type("jj")
        #expect(path(state) == "Column/Box")
        state.press(Key(.up), Key(.left))
        #expect(path(state) == "Column/inset/Row")
        state.type("hh")
        #expect(path(state) == "Column")
        state.type("l")
        #expect(path(state) == "Column/Label")
        state.press(Key(.end))
        #expect(path(state) == "Column/Box")
        state.press(Key(.home))
        #expect(path(state) == "Column")
        state.press(Key(.pageDown))
        #expect(path(state) == "Column/Box")
        state.press(Key(.pageUp))
        #expect(path(state) == "Column")
    }

    @Test func `a folded element hides its contents`() {
        var state = PlayedState.menu(40, 12)
        state.type("1jj ")
        expectPicture(
            state.part(rows: 3...6),
            """
             Column !                   36×7 → 36×7
             ├ Label "The menu of the day,…  → 35×2
            ▸├ inset ⊞ 3 inside       ≤36×≤4 → 17×3
             └ Box                    ≤36×≤0 → 12×3
            """)
        state.type("j")
        #expect(path(state) == "Column/Box")
        state.type("k ")
        #expect(state.elementSelection.collapsed.isEmpty)
        state.type("j")
        #expect(path(state) == "Column/inset/Row")
    }

    @Test func `going into a folded element opens it`() {
        var state = PlayedState.menu(120, 40)
        state.type("jj l")
        #expect(path(state) == "Column/inset/Row")
        #expect(state.elementSelection.collapsed.isEmpty)
    }

    @Test func `a folded element keeps the tree's mark, and stands for its contents`() {
        var state = PlayedState.menu(120, 40)
        state.type("jj ")
        state.type("t.")
        #expect(state.treeRows?.elements.count == 4)
        #expect(state.treeRows.flatMap { $0.row(of: 3) } == 2)
        #expect(path(state) == "Column/inset")
        #expect(state.rows[5].hasPrefix("▸├ inset ⊞ 3 inside "))
    }

    @Test func `tab cycles through the panes and the proposal`() {
        var state = PlayedState.menu(120, 40)
        var seen: [Focus] = []
        for _ in 0..<5 {
            state.press(Key(.tab))
            seen.append(state.focus)
        }
        #expect(seen == [.pane(.why), .pane(.trace), .proposal, .pane(.tree), .pane(.stage)])
    }

    @Test func `numbers focus panes, and zoom shows one alone`() {
        var state = PlayedState.menu(120, 40)
        state.type("4z")
        #expect(state.focus == .pane(.trace))
        #expect(state.arrangement.panes.keys.map { $0 } == [.trace])
        state.type("3")
        #expect(state.arrangement.panes.keys.map { $0 } == [.why])
        state.press(Key(.escape))
        #expect(state.arrangement.panes.count == 4)
        #expect(state.focus == .pane(.why))
        state.press(Key(.escape))
        #expect(state.focus == .pane(.stage))
    }

    @Test func `escape stops typing first, then leaves the zoom`() {
        var state = PlayedState.menu(120, 40)
        state.type("zp4")
        state.press(Key(.escape))
        #expect(state.proposal.field == nil && state.shown.isZoomed && state.focus == .proposal)
        state.press(Key(.escape))
        #expect(!state.shown.isZoomed && state.focus == .proposal)
    }

    @Test func `the why pane of another element begins at its top`() {
        var state = PlayedState.menu(80, 24)
        state.type("3")
        state.press(Key(.end))
        #expect(state.offset(.why).y > 0)
        state.type("2j")
        #expect(state.offset(.why) == .zero)
    }

    @Test func `the plain drawing omits the boxes`() {
        var state = PlayedState.menu(40, 12)
        state.type("jb")
        expectPicture(
            state.part(rows: 4...11),
            """
              0 The menu of the day, for guests who┐
                read                              ┛╎
                ╎                                  ╎
                ╎                                  ╎
                ╎Espresso   2.40                   ╎
              5 ╎                                  ╎
               ▾└╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌┘
             plain: only what the source draws    ?
            """)
        state.type("b")
        #expect(state.decorations == .boxes)
    }

    @Test func `an empty playground has nothing to select or to step through`() {
        var state = PlayedState(80, 24)
        state.press(Key(.escape), Key(.down))
        #expect(state.message == "there is no layout yet")
        state.type(".")
        #expect(state.message == "nothing was asked yet")
        state.type("r")
        #expect(state.message == "nothing is open yet")
        state.type("x")
        state.press(Key(.enter))
        #expect(state.message == "the list is empty")
    }
}
