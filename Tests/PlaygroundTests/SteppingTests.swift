import LayoutInspection
import Negotiation
import Terminal
import Testing

@testable import Playground

extension PlayedState {
    /// The moment at which one stands: "asked Column/Label".
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
    @Test func `an ask and its answer are two steps, and the first key shows where one stands`() {
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
                0    ╷    10   ╷    20   ╷    30   ╷   │ Step 3 of 13            ▐
              0 one two ┈┈┈                           ┐│                         ▐
                ╎       ┊┈┊                           ╎│ Label "one two" answers ▐
                ╎                                     ╎│ 7×1.                    ▐
                ╎                                     ╎│   It was proposed       ▐
                ╎                                     ╎│   ≤39×≤8.
              5 ╎                                     ╎│
                ╎                                     ╎│ All asks of Label
                └╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌┘│ ▸ 1. Row ≤39×≤8 → 7×1
            ─ 1 Tree  4 Trace ──── ● measured  ○ remembered  ◌ deduced  ▪ placed ─
             ● the window asks Row               39×8 → ?         all of the win…◀
            ▸  ● Row asks Label "one tw…       ≤39×≤8 → 7×1       all there is
               ● Row asks Box                  ≤31×≤8 → ?         all that is le…
             └ Row answers                            → ?
             ↑↓ select  ← parent  → child  , . steps   x examples  q quit  ? keys
            """)
    }

    @Test func `stepping ends at both ends with a word, and esc shows the finished layout`() {
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

    @Test func `one can step through what is about the selected element`() throws {
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
        let exchange = try #require(state.inspection?.placement(of: 2)?.decidedBy)
        #expect(state.stepping.now == .asked(exchange))
        #expect(!state.stepping.isActive)
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

    @Test func `a deep negotiation shows the depth as a number`() {
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
    @Test func `three levels of detail`() {
        var state = PlayedState.menu(120, 40)
        let all = state.stepping.rows.rows.count
        state.type("v")
        let measured = state.stepping.rows.rows.count
        state.type("v")
        let containers = state.stepping.rows.rows.count
        #expect(containers < measured && measured <= all)
        #expect(state.message == "the trace shows containers alone")
        state.type("v")
        #expect(state.stepping.rows.rows.count == all)
    }

    @Test func `containers alone are asked without what they asked`() {
        var state = PlayedState.menu(120, 40)
        state.type("vv")
        let rows = state.rows.filter { $0.contains("asks") }
        #expect(rows.allSatisfy { !$0.contains("asks Label") && !$0.contains("asks Box") }, "\(state.screen)")
        #expect(rows.contains { $0.contains("inset asks Row") }, "\(state.screen)")
    }

    @Test func `a row folds what is inside, and stepping passes over it`() {
        var state = PlayedState.menu(120, 40)
        state.type("4g")
        state.press(Key(.down), Key(.down))
        #expect(state.step == "asked Column/inset")
        let before = state.stepping.rows.rows.count
        state.type(" ")
        #expect(state.stepping.rows.rows.count < before)
        #expect(state.screen.contains("⊞ 3 inside"), "\(state.screen)")
        state.type(".")
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
        _ = state.handle(.mouse(Mouse(.drag(.left), at: CellPoint(x: edge.x, y: area.minY))))
        #expect(state.stepping.moment == 0)
        #expect(state.screen.contains("◀"))
    }
}

@Suite struct PlayingTests {
    @Test func `playing ends with a selection, and with another document`() {
        var state = PlayedState.menu(120, 40)
        state.press(Key(.home))
        state.type("a")
        #expect(state.state.playInterval != nil)
        state.state.select(1)
        #expect(state.state.playInterval == nil)
        let selected = state.selection
        state.state.playOn()
        #expect(state.selection == selected)
        state.press(Key(.home))
        state.type("ca")
        #expect(state.state.playInterval != nil && state.stepping.isPredicting)
        state.open(ToyElement.label("another").document())
        #expect(state.state.playInterval == nil && !state.stepping.isPredicting)
    }

    @Test func `playing goes on step by step, to a marked element or to the end`() {
        var state = PlayedState.menu(120, 40)
        state.press(Key(.end))
        state.type("m")
        state.press(Key(.home))
        #expect(state.state.playInterval == nil)
        state.type("a")
        #expect(state.state.playInterval == .milliseconds(800))
        state.type("A")
        #expect(state.state.playInterval == .milliseconds(200))
        var steps: Set<Int> = []
        while state.state.playInterval != nil {
            state.state.playOn()
            steps.insert(state.stepping.moment)
            if steps.count > 1000 { break }
        }
        #expect(state.step == "asked Column/Box" && state.message == "stopped at Box")
        state.press(Key(.end))
        state.type("ma")
        while state.state.playInterval != nil { state.state.playOn() }
        #expect(state.stepping.moment == state.stepping.moments.all.count - 1)
        #expect(state.message == "played to the end")
    }

    @Test func `any step by hand pauses`() {
        var state = PlayedState.menu(120, 40)
        state.type("a.")
        #expect(state.state.playInterval == nil)
    }

    @Test func `running stops at marked elements alone`() {
        var state = PlayedState.menu(120, 40)
        state.press(Key(.end))
        state.type("m")
        #expect(state.message == "running stops at Box; w runs")
        state.type("w")
        #expect(state.step == "asked Column/Box" && state.message == "stopped at Box")
        #expect(state.screen.contains("◆"))
        state.type("w")
        #expect(state.step == "answered Column/Box")
        state.type("m")
        #expect(state.stepping.stops.elements.isEmpty)
    }

    @Test func `without marks running stops at a third ask and at an answer larger than its proposal`() throws {
        var state = ToyElement.row(.box(9, 1)).opened(120, 40, proposal: try proposal("5", "2"))
        state.type("w")
        #expect(state.message == "stopped at an answer larger than its proposal")
        #expect(state.step == "answered Row/Box")
    }
}

@Suite struct PredictionTests {
    @Test func `answers are covered until they come, and what was said is compared`() throws {
        var state = ToyElement.row(.label("one two"), .box(3, 2)).opened(120, 30)
        state.type("c.")
        #expect(state.step == "asked Row/Label")
        #expect(state.keyContext == .predicting)
        #expect(state.screen.contains("What will Label \"one two\""), "\(state.screen)")
        #expect(!state.screen.contains("→ 7×1"), "\(state.screen)")
        state.type("9x2")
        #expect(state.screen.contains("‹9x2"))
        state.press(Key(.backspace))
        state.type("1")
        state.press(Key(.enter))
        #expect(state.step == "answered Row/Label")
        #expect(state.screen.contains("Label \"one two\" answers 7×1."), "\(state.screen)")
        #expect(state.screen.contains("You said 9×1: it is 2"), "\(state.screen)")
        state.type("c")
        #expect(!state.stepping.isActive && state.message == "answers are shown again")
    }

    @Test func `the question and what is typed are seen in a small window`() {
        var state = ToyElement.row(.label("one two"), .box(3, 2)).opened(60, 18)
        state.type("c.")
        #expect(state.screen.contains("answer? ‹\u{A0}›"), "\(state.screen)")
        state.state.offsets[.why]?.y = 4
        state.type("4x2")
        #expect(state.screen.contains("‹4x2\u{A0}›"), "\(state.screen)")
    }

    @Test func `the field of a prediction is never divided`() {
        for width in 60...90 {
            var state = ToyElement.row(.label("one two"), .box(3, 2)).opened(width, 24)
            state.type("c.12")
            #expect(state.screen.contains("‹12\u{A0}›"), "\(state.screen)")
        }
    }

    @Test func `without the why pane what is typed is in the footer`() {
        var state = ToyElement.row(.label("one two"), .box(3, 2)).opened(80, 24)
        state.type("2zc.7x")
        #expect(state.message == "what it will answer: 7x")
    }

    @Test func `the report makes room for what is to be predicted`() {
        var state = PlayedState.order(80, 24)
        state.type("d")
        state.press(Key(.escape))
        #expect(state.showsReport && state.keyContext == .stage)
        state.type("c")
        #expect(!state.showsReport && state.keyContext == .predicting)
        state.type("9x2")
        #expect(state.screen.contains("‹9x2\u{A0}›"), "\(state.screen)")
    }

    @Test(arguments: ["2", "3", "4"])
    func `a second enter goes on to the next ask`(pane: String) {
        var state = ToyElement.row(.label("one two"), .box(3, 2)).opened(120, 30)
        state.type(pane + "c.")
        state.press(Key(.enter))
        #expect(state.step == "answered Row/Label" && state.message == nil)
        state.press(Key(.enter))
        #expect(state.step == "asked Row/Box" && state.message == nil)
        for _ in 0..<8 { state.press(Key(.enter)) }
        #expect(state.message == "there is no later ask; c shows all answers again")
    }

    @Test func `a number before a key is taken at a covered answer, too`() {
        var state = ToyElement.row(.label("one two"), .box(3, 2)).opened(120, 30)
        state.type("c.#3.")
        #expect(state.step == "answered Row/Box", "\(state.step)")
    }

    @Test func `a prediction of other lengths is compared in words of size`() {
        var state = ToyElement.row(.label("one two"), .box(3, 2)).opened(120, 30)
        state.type("c.9x3")
        state.press(Key(.enter))
        #expect(
            state.state.whyRows(width: 120).contains { $0.text.hasPrefix("You said 9×3: it is 2 narrower, 2 shorter.") }
        )
    }

    @Test func `a size can be dragged on the stage`() throws {
        var state = ToyElement.row(.label("one two"), .box(3, 2)).opened(120, 30)
        state.type("c.")
        let corner = state.state.stageArea.origin
        _ = state.handle(.mouse(Mouse(.press(.left), at: corner)))
        #expect(state.stepping.prediction?.text == "1x1")
        _ = state.handle(.mouse(Mouse(.drag(.left), at: CellPoint(x: corner.x + 6, y: corner.y))))
        #expect(state.stepping.prediction?.text == "7x1")
        state.type(".")
        #expect(state.screen.contains("You said 7×1: right."), "\(state.screen)")
    }

    @Test(arguments: [(80, 24), (120, 40), (200, 60)])
    func `at a step with nothing to predict digits are no commands, and enter goes on to the next ask`(
        width: Int, height: Int
    ) {
        var state = ToyElement.row(.label("one two"), .box(3, 2)).opened(width, height)
        state.type("c")
        while let now = state.stepping.now, state.state.stepping.nextAsk != nil || state.stepping.question != nil {
            guard state.stepping.question == nil else {
                state.type(".")
                continue
            }
            let (focus, step, selection) = (state.focus, state.step, state.selection)
            #expect(state.screen.contains("enter goes on to the next"), "\(state.screen)")
            for key in "9x12340" {
                state.type(String(key))
                #expect(state.message == "nothing is hidden at this step: enter goes on to the next ask")
            }
            #expect(state.overlay == nil && state.focus == focus && state.step == step && state.selection == selection)
            state.press(Key(.enter))
            #expect(state.stepping.question != nil && state.stepping.now != now)
        }
        state.press(Key(.end))
        #expect(state.step.hasPrefix("placed") || state.stepping.question != nil)
        while state.stepping.question != nil { state.type(".") }
        state.type("9x1")
        #expect(state.overlay == nil && state.message == "there is no later ask; c shows all answers again")
    }

    @Test func `a prediction that is not a size is not compared`() {
        var state = ToyElement.row(.label("one two")).opened(120, 30)
        state.type("c.9x")
        state.press(Key(.enter))
        #expect(!state.screen.contains("You said"))
    }

    @Test func `in a narrow window the trace keeps who asks whom, the proposal and the answer`() {
        var element = ToyElement.row(.label("Katherine Johnson"), .label("Grace Hopper"))
        for _ in 0..<7 { element = element.inset(0) }
        var state = element.opened(80, 24)
        state.type("4z")
        let row = state.rows.first { $0.contains("Row asks Label#2") }
        #expect(row?.contains("→ 12×1") == true, "\(state.screen)")
    }
}
