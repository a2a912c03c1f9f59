import LayoutInspection
import Terminal
import Testing
@testable import Playground

@Suite struct PredictionTests {
    @Test func `answers are hidden until their step, and predictions are compared with them`() throws {
        var state = ToyElement.row(.label("one two"), .box(3, 2)).opened(120, 30)
        state.type("c")
        state.press(Key(.enter))
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
        #expect(state.screen.contains("You said 9×1. The answer is"), "\(state.screen)")
        state.type("c")
        #expect(!state.stepping.isActive && state.message == "answers are shown again")
    }

    @Test func `the question and the typed prediction are visible in a small window`() {
        var state = ToyElement.row(.label("one two"), .box(3, 2)).opened(60, 18)
        state.type("c")
        state.press(Key(.enter))
        #expect(state.screen.contains("answer? ‹\u{A0}›"), "\(state.screen)")
        state.state.offsets[.why]?.y = 4
        state.type("4x2")
        #expect(state.screen.contains("‹4x2\u{A0}›"), "\(state.screen)")
    }

    @Test func `the field of a prediction is never broken across lines`() {
        for width in 60...90 {
            var state = ToyElement.row(.label("one two"), .box(3, 2)).opened(width, 24)
            state.type("c")
            state.press(Key(.enter))
            state.type("12")
            #expect(state.screen.contains("‹12\u{A0}›"), "\(state.screen)")
        }
    }

    @Test func `the footer shows the typed prediction if there is no why pane`() {
        var state = ToyElement.row(.label("one two"), .box(3, 2)).opened(80, 24)
        state.type("2zc")
        state.press(Key(.enter))
        state.type("7x")
        #expect(state.message == "what it will answer: 7x")
    }

    @Test func `the report makes room for a prediction`() {
        var state = PlayedState.order(80, 24)
        state.type("d")
        state.state.setFocus(.pane(.stage))
        #expect(state.showsReport && state.keyContext == .stage)
        state.type("c")
        #expect(!state.showsReport && state.keyContext == .predicting)
        state.type("9x2")
        #expect(state.screen.contains("‹9x2\u{A0}›"), "\(state.screen)")
    }

    @Test(arguments: ["2", "3", "4"])
    func `a second enter goes on to the next ask`(pane: String) {
        var state = ToyElement.row(.label("one two"), .box(3, 2)).opened(120, 30)
        state.type(pane + "c")
        state.press(Key(.enter))
        state.press(Key(.enter))
        #expect(state.step == "answered Row/Label" && state.message == nil)
        state.press(Key(.enter))
        #expect(state.step == "asked Row/Box" && state.message == nil)
        for _ in 0..<8 { state.press(Key(.enter)) }
        #expect(state.message == "that was the last question; c leaves")
    }

    @Test func `a prediction is compared with the answer in one sentence`() {
        var state = ToyElement.row(.label("one two"), .box(3, 2)).opened(120, 30)
        state.type("c")
        state.press(Key(.enter))
        state.type("9x3")
        state.press(Key(.enter))
        #expect(
            state.state.whyRows(width: 120).contains { $0.text.hasPrefix("You said 9×3. The answer is 7×1.") }
        )
    }

    @Test func `a size can be dragged on the stage`() throws {
        var state = ToyElement.row(.label("one two"), .box(3, 2)).opened(120, 30)
        state.type("c")
        state.press(Key(.enter))
        let corner = state.state.stageArea.origin
        _ = state.handle(.mouse(Mouse(.press(.left), at: corner)))
        #expect(state.stepping.prediction?.text == "1x1")
        state.mouse(.drag(.left), corner.x + 6, corner.y)
        #expect(state.stepping.prediction?.text == "7x1")
        state.press(Key(.enter))
        #expect(state.screen.contains("You said 7×1. Right."), "\(state.screen)")
    }

    @Test(arguments: [(80, 24), (120, 40), (200, 60)])
    func `digits are no commands at a step without a question, and enter goes to the next ask`(
        width: Int, height: Int
    ) {
        var state = ToyElement.row(.label("one two"), .box(3, 2)).opened(width, height)
        state.type("c")
        while let now = state.stepping.now, state.state.stepping.nextAsk != nil || state.stepping.question != nil {
            guard state.stepping.question == nil else {
                state.press(Key(.enter))
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
        for _ in 0..<100 where state.stepping.question != nil { state.press(Key(.enter)) }
        #expect(state.stepping.question == nil)
        state.type("9x1")
        #expect(state.overlay == nil && state.message == "that was the last question; c leaves")
    }

    @Test func `a prediction that is not a size is refused with what would be one`() {
        var state = ToyElement.row(.label("one two")).opened(120, 30)
        state.type("c")
        state.press(Key(.enter))
        state.type("77")
        let step = state.step
        state.press(Key(.enter))
        #expect(state.message == "'77' is not a size: type a width and a height, as 9x2")
        #expect(state.step == step && state.screen.contains("‹77"))
        state.type(", 1")
        state.press(Key(.enter))
        #expect(state.screen.contains("You said 77×1."), "\(state.screen)")
    }

    @Test func `predicting begins at the ask that decided the size of the selected element`() {
        var state = ToyElement.row(.label("one two"), .box(3, 2)).opened(120, 30)
        state.press(Key(.end))
        state.type("c")
        #expect(state.step == "asked Row/Box" && state.stepping.question != nil)
    }

    @Test func `later asks reveal nothing while answers are hidden`() {
        var state = ToyElement.row(.label("one two"), .box(3, 2)).opened(120, 30)
        state.press(Key(.home))
        state.type("c")
        let row = state.rows.first { $0.contains("Row asks Box") }
        #expect(row?.contains("? → ?") == true && row?.contains("all that is left") == false, "\(state.screen)")
        #expect(state.state.whyRows(width: 60).contains { $0.text == "enter goes on, esc shows all answers." })
    }

    @Test func `the keyboard is the prediction's until it ends`() {
        var state = ToyElement.row(.label("one two"), .box(3, 2)).opened(120, 30)
        state.type("c")
        let step = state.step
        for key in "vqwjk nN[]d" {
            state.type(String(key))
            #expect(state.step == step && state.keyContext == .predicting, "\(key)")
        }
        state.press(Key(.down), Key(.tab))
        #expect(state.step == step && state.keyContext == .predicting)
        state.press(Key(.escape))
        #expect(!state.stepping.isActive && state.message == "answers are shown again")
    }

    @Test func `the trace of a narrow window keeps the asker, the child, the proposal and the answer`() {
        var element = ToyElement.row(.label("Katherine Johnson"), .label("Grace Hopper"))
        for _ in 0..<7 { element = element.inset(0) }
        var state = element.opened(80, 24)
        state.type("4z")
        let row = state.rows.first { $0.contains("Row › Label#2") }
        #expect(row?.contains("→ 12×1") == true, "\(state.screen)")
    }
}
