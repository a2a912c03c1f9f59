import LayoutInspection
import Terminal
import Testing

@testable import Playground

@Suite struct ChangeTests {
    private static func row(_ first: String) -> ToyElement { .row(.label(first), .box(3, 2)) }

    @Test func `the changes of another proposal are counted, reported and listed until the next key`() {
        var state = Self.row("one two").opened(120, 40)
        #expect(state.difference == nil)
        state.type("[")
        #expect(state.shownLayout.showsDifference)
        #expect(state.rows[0].contains("1 changed"))
        #expect(state.screen.contains("It changed: was 47×23, is"), "\(state.screen)")
        state.type("E")
        #expect(!state.shownLayout.showsDifference)
        #expect(
            state.screen.contains("What changed") && state.screen.contains("the first ask that differs: Row asks Label")
        )
        state.press(Key(.enter))
        #expect(state.overlay == nil && state.selection?.description == "Row")
    }

    @Test func `a saved edit marks the corners of moved elements`() throws {
        var state = Self.row("one two").opened(40, 12)
        state.documentChanged(Self.row("one").document())
        expectPicture(
            state.rows[4...6].joined(separator: "\n"),
            """
              0 one ┏─┓                            ┓
                ┃   ┗─┛                            ┃
                ┃                                  ┃
            """)
        state.press(Key(.down))
        #expect(!state.screen.contains("┏"))
    }

    @Test func `the changes of a resized window are computed only on demand`() {
        var state = Self.row("one two").opened(120, 40)
        _ = state.handle(.resize(CellSize(width: 110, height: 38)))
        _ = state.canvas
        #expect(state.difference?.isFound == false)
        state.type("E")
        #expect(state.difference?.isFound == true && state.screen.contains("What changed"))
        state.press(Key(.escape))
        state.type("[")
        #expect(state.difference?.isFound == true && state.rows[0].contains("1 changed"), "\(state.rows[0])")
    }

    @Test func `no change means nothing to list`() {
        var state = Self.row("one").opened(120, 40)
        state.type("E")
        #expect(state.message == "nothing changed yet")
        state.documentChanged(Self.row("one").document())
        state.type("E")
        #expect(state.message == "no element changed")
    }

    @Test func `the selection follows its element into a wrapper and out of it, and returns with it`() {
        var state = Self.row("one").opened(120, 40)
        state.type("j")
        #expect(state.selection?.description == "Row/Label")
        state.documentChanged(ToyElement.row(.label("one").inset(1), .box(3, 2)).document())
        #expect(state.selection?.description == "Row/inset/Label")
        state.documentChanged(Self.row("one").document())
        #expect(state.selection?.description == "Row/Label")
        state.documentChanged(ToyElement.row(.box(3, 2)).document())
        #expect(state.selection?.description == "Row")
        state.documentChanged(Self.row("one").document())
        #expect(state.selection?.description == "Row/Label")
    }

    @Test func `proposals can be undone and redone, a held key as one`() throws {
        var state = Self.row("one").opened(120, 40)
        let first = state.proposal
        state.type("[[[")
        let second = state.proposal
        state.type("-")
        let third = state.proposal
        state.type("u")
        #expect(state.proposal.proposal == second.proposal)
        state.type("u")
        #expect(state.proposal == first)
        state.type("u")
        #expect(state.message == "there is no proposal before this one")
        state.type("U")
        #expect(state.proposal.proposal == second.proposal)
        state.type("UU")
        #expect(state.message == "no proposal was undone")
        #expect(state.proposal.proposal == third.proposal)
    }
}

@Suite struct FinderTests {
    @Test func `elements can be searched by kind, text and path`() {
        var state = PlayedState.menu(120, 40)
        state.type("/2.4")
        #expect(state.found.map { $0.cells[0].text } == ["Label#2"])
        state.press(Key(.enter))
        #expect(state.overlay == nil && state.selection?.description == "Column/inset/Row/Label#2")
        state.type("/inset label")
        #expect(state.found.map { $0.cells[0].text } == ["Label", "Label#2"])
        state.press(Key(.down), Key(.enter))
        #expect(state.selection?.description == "Column/inset/Row/Label#2")
        state.type("/nonsense")
        state.press(Key(.enter))
        #expect(state.message == "no match for 'nonsense'" && state.finder != nil)
        state.press(Key(.escape))
        #expect(state.overlay == nil)
    }

    @Test func `steps of the trace can be searched`() {
        var state = PlayedState.menu(120, 40)
        state.type("4/espresso")
        #expect(state.found.allSatisfy { $0.cells[0].text.contains("Label \"Espresso\"") })
        state.press(Key(.enter))
        #expect(state.step == "asked Column/inset/Row/Label")
        #expect(!state.stepping.isActive && state.selection?.description == "Column/inset/Row/Label")
    }

    @Test func `keys and examples can be searched in their lists`() {
        var state = PlayedState.menu(120, 40)
        state.type("?/predict them")
        #expect(state.found.count { $0.cells[1].text.hasPrefix("hide the answers") } == 1)
        state.press(Key(.escape))
        state.type("x")
        #expect(state.found.count == 3)
        let effect = state.handle(.key(Key(.enter)))
        #expect(effect == .open(Example.three[0]))
    }

    @Test(arguments: [
        ("undo: the proposal", "u"), ("zoom", "z"), ("split", "|"), ("compare", "|"), ("git", "|"), ("probe", "W"),
        ("threshold", "W"), ("breakpoint", ")"), ("timeline", "drag"), ("resize", "alt →"), ("mouse", "click"),
        ("wheel", "wheel"), ("export", "haggle render"),
    ])
    func `the help finds a key by a word for its action`(word: String, key: String) {
        var state = PlayedState.menu(120, 40)
        state.type("?/\(word)")
        #expect(state.found.first?.cells[0].text == key, "\(state.screen)")
    }

    @Test func `an example is found by its name first, and then by its description`() {
        let examples = [("Inbox", "rows of messages"), ("Table rows", "columns"), ("Rows", "shares")].map {
            Example(name: $0, dialect: "toy", source: "// \($1).")
        }
        var state = PlayedState(120, 40, examples: examples)
        state.type("rows")
        #expect(state.found.map { $0.cells[0].text } == ["Rows", "Table rows", "Inbox"])
    }

    @Test func `a click opens a row`() throws {
        var state = PlayedState.menu(120, 40)
        state.type("/")
        let row = try #require(state.rows.firstIndex { $0.contains("│   Label ") })
        state.mouse(.press(.left), 40, row)
        #expect(state.selection?.description == "Column/Label")
    }

    @Test func `each pane has text to copy`() {
        var state = PlayedState.menu(120, 40)
        func copied(_ keys: String) -> Effect? {
            state.type(keys)
            return state.handle(.key(.character("y")))
        }
        #expect(copied("1") == .copy("Column"))
        #expect(copied("2") == .copyPicture)
        guard case .copy(let why) = copied("3") else { return #expect(Bool(false), "nothing was copied") }
        #expect(why.hasPrefix("Column\nthe root\n") && why.contains("Column answered 40×9."))
        #expect(copied("4g") == .copy("the window asks Column: 47×23 → 40×9: all of the window"))
    }
}

@Suite struct PaneSizeTests {
    @Test func `keys make panes wider and higher without changing the proposal`() {
        var state = PlayedState.menu(120, 40)
        let (before, proposal) = (state.arrangement.panes, state.proposal)
        state.type("3")
        state.press(Key(.right, .alt))
        #expect(state.arrangement.panes[.why]?.width == (before[.why]?.width ?? 0) + 2)
        #expect(state.arrangement.panes[.stage]?.width == (before[.stage]?.width ?? 0) - 2)
        state.press(Key(.left, .alt))
        #expect(state.arrangement.panes == before)
        state.press(Key(.down, .alt))
        #expect(state.arrangement.panes[.trace]?.height == (before[.trace]?.height ?? 0) + 1)
        #expect(state.proposal == proposal)
    }

    @Test func `a pane can be hidden, and its number shows it again`() {
        var state = PlayedState.menu(120, 40)
        state.type("3\\")
        #expect(state.arrangement.panes[.why] == nil)
        #expect(state.message == "Why is hidden; 3 shows it")
        state.type("4\\")
        #expect(state.arrangement.panes.keys.sorted { $0.rawValue < $1.rawValue } == [.tree, .stage])
        state.type("3")
        #expect(state.arrangement.panes[.why] != nil)
        state.type("2\\")
        #expect(state.arrangement.panes.count == 4)
    }

    @Test func `the lines between panes can be dragged`() throws {
        var state = PlayedState.menu(120, 40)
        let why = try #require(state.arrangement.panes[.why])
        state.mouse(.press(.left), why.minX - 1, 10)
        state.mouse(.drag(.left), why.minX - 6, 10)
        #expect(state.arrangement.panes[.why]?.width == why.width + 5)
        let trace = try #require(state.arrangement.panes[.trace])
        state.mouse(.press(.left), 60, trace.minY - 1)
        state.mouse(.drag(.left), 60, trace.minY + 3)
        #expect(state.arrangement.panes[.trace]?.height == trace.height - 4)
    }

    @Test(arguments: [(120, 40), (110, 24), (80, 24), (60, 18), (300, 90)])
    func `panes stay within the window and never overlap, whatever is dragged`(width: Int, height: Int) {
        for extra in [-500, -7, 0, 7, 500] {
            for hidden in [[], [.tree], [.why], [.trace], [.tree, .why], [.tree, .why, .trace]] as [Set<Pane>] {
                var shown = Arrangement.Shown()
                shown.extra = [.tree: extra, .why: extra, .trace: extra]
                shown.hidden = hidden
                let arrangement = Arrangement(window: CellSize(width: width, height: height), shown: shown)
                let areas = Array(arrangement.panes.values)
                let window = CellRect(x: 0, y: 0, width: width, height: height)
                for (index, area) in areas.enumerated() {
                    #expect(area.width > 0 && area.height > 0 && area.intersection(window) == area)
                    for other in areas[(index + 1)...] { #expect(area.intersection(other).isEmpty) }
                }
            }
        }
    }

    @Test func `every key in the footer can be clicked`() throws {
        var state = PlayedState.menu(120, 40)
        state.click("? keys")
        #expect(state.keyContext == .help)
    }
}
