import LayoutInspection
import Negotiation
import Terminal
import Testing

@testable import Playground

extension PlayedState {
    /// The current moment: "asked Column/Label".
    var step: String {
        guard let inspection = state.inspection, let now = state.stepping.now else { return "none" }
        let path = inspection.record.paths[inspection.record.subject(of: now).index]
        switch now {
        case .asked: return "asked \(path)"
        case .answered: return "answered \(path)"
        case .placed: return "placed \(path)"
        }
    }
}

@Suite struct SteppingTests {
    @Test func `an ask and its answer are two steps, and the first key begins at the selection`() {
        var state = PlayedState.menu(120, 40)
        #expect(!state.stepping.isActive)
        var steps: [String] = []
        for _ in 0..<6 {
            state.type(".")
            steps.append(state.step)
        }
        #expect(
            steps == [
                "asked Column", "asked Column/Label", "answered Column/Label", "asked Column/inset",
                "asked Column/inset/Row", "asked Column/inset/Row/Label",
            ])
        #expect(state.selection?.description == "Column/inset/Row/Label")
        state.type(",,")
        #expect(state.step == "asked Column/inset")
        #expect(state.selection?.description == "Column/inset")
    }

    @Test func `the stage shows what is known at a step`() {
        var state = ToyElement.row(.label("one two"), .box(3, 2)).opened(70, 18, proposal: nil)
        state.type("g...")
        #expect(state.step == "answered Row/Label")
        expectPicture(
            state.screen,
            """
             haggle  Toy.swift · toy                           3 elements, 5 asks
             width  39  exactly   height  8  exactly   follows the window  took ?
            ─ 2 Stage ─────────────────────────────────┬─ 3 Why ──────────────────
                0    ╷    10   ╷    20   ╷    30   ╷   │ Step 3 of 9             ▐
              0 one two ┈┈┈                           ┐│                         ▐
                ╎       ┊┈┊                           ╎│ Label "one two" answers ▐
                ╎                                     ╎│ 7×1.                    ▐
                ╎                                     ╎│   It was proposed       ▐
                ╎                                     ╎│   ≤39×≤8.
              5 ╎                                     ╎│
                ╎                                     ╎│ All asks of Label
                └╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌┘│ ▸ 1. Row ≤39×≤8 → 7×1
            ─ 1 Tree  4 Trace  5 Source ───────────────┴──────────────────────────
             ● window › Row                39×8 → ?   all of the window          ◀
            ▸  ● Row › Label "one two"   ≤39×≤8 → 7×1 all there is               ▐
               ● Row › Box               ≤31×≤8 → ?   all that is left
             └ Row answers                      → ?
             ↑↓ select  ← parent  → child  F fields    x examples  q quit  ? keys
            """)
    }

    @Test(arguments: [2, 0])
    func `a proposal is drawn whole from the parent's corner, even for an element without area`(height: Double) {
        var state = ToyElement.row(.label("one two"), .box(3, height)).opened(70, 18, proposal: nil)
        state.type("g....")
        #expect(state.step == "asked Row/Box")
        // The row proposed 31 of its 39 columns.
        let inner = "    ╎" + String(repeating: " ", count: 29) + "╎" + String(repeating: " ", count: 7) + "╎"
        #expect(state.rows[8].hasPrefix(inner), "\(state.screen)")
    }

    @Test func `stepping reports both ends, and esc shows the finished layout`() {
        var state = PlayedState.menu(120, 40)
        state.type("4")
        state.press(Key(.home))
        #expect(state.step == "asked Column" || state.step == "answered Column")
        state.type(",,")
        #expect(state.message == "this is the first step")
        state.press(Key(.end))
        #expect(state.stepping.moment == state.stepping.moments.all.count - 1)
        state.type(".")
        #expect(state.message == "this is the last step")
        #expect(state.stepping.isActive)
        state.press(Key(.escape))
        #expect(!state.stepping.isActive && state.message == "the finished layout")
    }

    @Test func `stepping can leave the selection alone`() {
        var state = PlayedState.menu(120, 40)
        state.type("t...")
        #expect(state.step == "answered Column/Label")
        #expect(state.selection?.description == "Column")
        state.type("t.")
        #expect(state.selection?.description == "Column/inset")
    }

    @Test func `stepping can be limited to the selected element`() throws {
        var state = PlayedState.menu(120, 40)
        state.type("j.")
        var steps = [state.step]
        for _ in 0..<3 {
            state.type(">")
            steps.append(state.step)
        }
        #expect(
            steps == [
                "asked Column/Label", "answered Column/Label", "placed Column/Label", "placed Column/Label",
            ])
        #expect(state.message == "no later step is about Label")
        state.type("<<<<<<<")
        #expect(state.step == "asked Column/Label")
        #expect(state.message == "no earlier step is about Label")
        #expect(state.selection?.description == "Column/Label")
    }

    @Test func `selecting an element goes to the ask that decided its size, in the finished layout`() throws {
        var state = PlayedState.menu(120, 40)
        state.type("j..")
        #expect(state.stepping.isActive)
        state.type("2j")
        let record = try #require(state.inspection).record
        let exchange = try #require(state.inspection?.placement(of: 2)?.decidedBy)
        guard case .asked(let asked) = state.stepping.now else { return #expect(Bool(false), "no ask") }
        #expect(record[asked].proposal == record[exchange].proposal && record[asked].answer == record[exchange].answer)
        #expect(!state.stepping.isActive)
    }

    @Test func `an arrow in the trace selects a row and its element`() {
        var state = PlayedState.menu(120, 40)
        state.type("4g")
        state.press(Key(.down))
        #expect(!state.stepping.isActive && state.selection?.description == "Column/Label")
        #expect(state.screen.contains("Column proposed"), "\(state.screen)")
        #expect(state.rows.contains { $0.hasPrefix("▸  ● Column asks Label") }, "\(state.screen)")
        state.type(".")
        #expect(state.stepping.isActive && state.step == "asked Column/Label")
        state.press(Key(.escape), Key(.down), Key(.enter))
        #expect(state.stepping.isActive && state.screen.contains("because:"))
    }

    @Test func `the row of the step can be seen`() {
        var state = PlayedState.menu(80, 24)
        state.type("4")
        for _ in 0..<20 {
            state.press(Key(.down))
            let top = state.offset(.trace).y
            #expect(state.stepping.row >= top && state.stepping.row < top + state.visibleSize(of: .trace).height)
            #expect(state.rows.contains { $0.hasPrefix("▸") })
        }
    }

    @Test func `a deep negotiation shows its depth as a number`() {
        var element = ToyElement.label("deep")
        for _ in 0..<30 { element = element.inset(0) }
        var state = element.opened(80, 24)
        state.type("4")
        state.press(Key(.end))
        #expect(state.rows[22].hasPrefix("▸⋯30 ▪ inset"), "\(state.screen)")
    }

    @Test func `a step stays at the same ask of the same element, whatever happens elsewhere`() {
        var state = PlayedState.menu(120, 40)
        state.type(".......")
        #expect(state.step == "answered Column/inset/Row/Label")
        state.documentChanged(ToyElement.menu.document())
        #expect(state.step == "answered Column/inset/Row/Label")
        state.documentChanged(
            ToyElement.column(.label("x"), .label("y"), .row(.label("a"), .label("b")).inset(1)).document())
        #expect(state.step == "answered Column/inset/Row/Label")
        state.type("[")
        #expect(state.step == "answered Column/inset/Row/Label")
        state.apply(resizing: 118, 38)
        #expect(state.step == "answered Column/inset/Row/Label")
        state.documentChanged(ToyElement.column(.box(1, 1)).document())
        #expect(state.step == "asked Column")
    }
}

@Suite struct TraceDetailTests {
    @Test func `a row folds what is inside, and stepping passes over it`() {
        var state = PlayedState.menu(120, 40)
        state.type("4g")
        state.press(Key(.down), Key(.down))
        #expect(state.step == "asked Column/inset")
        let before = state.stepping.rows.rows.count
        state.type(" ")
        #expect(state.stepping.rows.rows.count < before)
        #expect(state.screen.contains("⊞ 3 inside"), "\(state.screen)")
        state.type("..")
        #expect(state.step == "answered Column/inset")
        state.type(" ")
        #expect(state.stepping.rows.rows.count == before)
    }

    @Test func `the timeline on the trace's edge leads to any step`() throws {
        var state = PlayedState.menu(120, 40)
        let area = try #require(state.arrangement.panes[.trace])
        let edge = CellPoint(x: area.maxX - 1, y: area.maxY - 1)
        _ = state.handle(.mouse(Mouse(.press(.left), at: edge)))
        #expect(state.stepping.moment == state.stepping.moments.all.count - 1)
        state.mouse(.drag(.left), edge.x, area.minY)
        #expect(state.stepping.moment == 0)
        #expect(state.screen.contains("◀"))
    }
}
