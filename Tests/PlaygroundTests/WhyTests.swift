import Foundation
import LayoutInspection
import Negotiation
import SwiftSource
import Terminal
import Testing

@testable import Playground

@Suite struct WhyTests {
    private func why(_ state: PlayedState, width: Int = 60) -> String {
        state.state.whyRows(width: width).map { row in
            var text = row.text
            while text.last == " " { text.removeLast() }
            return text
        }.joined(separator: "\n")
    }

    @Test func `the root's story has its proposal, its size and its reasons`() {
        expectPicture(
            why(.menu(120, 40)),
            """
            Column
            the root

            What its code did
              asked Label ≤47×≤23 → 40×1
              asked inset ≤47×≤21 → 17×3
              asked Box ≤47×≤17 → 12×3
              placed Label at 0, 0: 40×1
              placed inset at 0, 2: 17×3
              placed Box at 0, 6: 12×3

            The window proposed exactly 47 wide, exactly 23 high: all
            of the window.
            Column answered 40×9.
            Asked once, measured.

            The window gave it 47×23 at 0, 0: the root stands at the
            corner.
            The window had the last word: 47×23, not 40×9.

            Where its width comes from
              47: from the window.
            Where its height comes from
              23: from the window.

            Properties
              axis: .vertical
              spacing: 1 point

            Written at line 1
            1 │ Column(spacing: 1) {
            """)
    }

    @Test func `the story of an element with a source quotes it`() {
        var state = PlayedState.menu(120, 40)
        state.type("jjl")
        expectPicture(
            why(state),
            """
            Row
            Column/inset/Row

            What its code did
              asked Label ≤15×≤1 → 8×1
              asked Label#2 ≤4×≤1 → 4×1
              placed Label at 0, 0: 8×1
              placed Label#2 at 11, 0: 4×1

            inset proposed at most 15 wide, at most 1 high: what the
            inset of 1 leaves.
            Row answered 15×1.
            Asked twice, measured both times.

            inset gave it 15×1 at 1, 3: inset on all sides.
            It got the size it answered.

            Where its width comes from
              15 = 8 + 4 + 3: what the children of Row take together.
            Where its height comes from
              1: what Label shows.

            Properties
              spacing: 3 points
              by default: axis .horizontal

            Written at line 3
            3 │ Row(spacing: 3) {
            """)
    }

    @Test func `the window proposes until a person types a length`() throws {
        var state = PlayedState.menu(120, 40)
        #expect(why(state).contains("The window proposed exactly 47 wide"))
        #expect(state.screen.contains("the window asks Column"), "\(state.screen)")
        state.type("]]")
        #expect(why(state).contains("You proposed exactly 49 wide"))
        #expect(state.screen.contains("you ask Column"), "\(state.screen)")
        state.type(".")
        #expect(state.screen.contains("You ask Column:"), "\(state.screen)")
    }

    @Test func `an unconstrained proposal is named`() throws {
        let state = PlayedState.menu(120, 40, proposal: try proposal("inf", "<=9"))
        #expect(why(state).contains("You proposed any width, at most 9 high: all of the window."))
    }

    @Test func `overlaps, overhangs and lengths of 0 are mentioned`() throws {
        let pile = ToyElement.pile(
            .box(6, 4), .box(6, 4).named("Badge"), .box(0, 3), at: [.zero, CGPoint(x: 3, y: -1), .zero])
        var state = pile.opened(120, 40, proposal: try proposal("8", "4"))
        state.type("j")
        #expect(why(state).contains("It is covered by Badge in 3×3 cells at 3, 0."))
        state.type("j")
        #expect(why(state).contains("It covers Box in 3×3 cells at 3, 0."))
        #expect(why(state).contains("It reaches past Pile: 1 to the right, 1 above."))
        state.type("j")
        #expect(why(state).contains("It is 0 wide: it cannot be seen."))
        #expect(state.screen.contains("▏0 wide"))
    }

    @Test(arguments: [(4, nil), (5, "It overlaps 1 more sibling."), (9, "It overlaps 5 more siblings.")])
    func `four of many overlaps are listed, and the others are counted`(siblings: Int, more: String?) {
        let boxes = (0...siblings).map { _ in ToyElement.box(6, 4) }
        let corners = (0...siblings).map { CGPoint(x: $0 % 2, y: 0) }
        var state = ToyElement(name: "Pile", kind: .pile(corners), children: boxes).opened(120, 40)
        state.press(Key(.end))
        let shown = why(state)
        #expect(shown.components(separatedBy: "It covers Box").count - 1 == 4)
        #expect(shown.components(separatedBy: "\n").first { $0.hasPrefix("It overlaps") } == more)
    }

    @Test func `a container that draws its first child in front covers the second`() throws {
        let pile = ToyElement.pile(.box(6, 4), .box(6, 4).named("Paper"), at: [.zero, .zero])
            .looking { $0.isFirstInFront = true }
        var state = pile.opened(120, 40)
        state.type("j")
        #expect(why(state).contains("It covers Paper in 6×4 cells at 0, 0."))
        state.type("j")
        #expect(why(state).contains("It is covered by Box in 6×4 cells at 0, 0."))
    }

    @Test func `an example's story begins with its purpose, at the root alone`() {
        var state = ToyElement.row(.box(2, 2)).opened(120, 40)
        let example = Example.three[1]
        #expect(example.headline == "A picture, a title")
        state.open(ToyElement.row(.box(2, 2)).document(named: example.name, source: example.source))
        #expect(why(state).hasPrefix("A picture, a title. And what can be done.\n\nRow\nthe root\n"))
        state.type("j")
        #expect(why(state).hasPrefix("Box\nRow/Box\n"))
        for (name, source) in [("Mine.swift", example.source), (example.name, "// Mine.")] {
            state.open(ToyElement.row(.box(2, 2)).document(named: name, source: source))
            #expect(why(state).hasPrefix("Row\nthe root\n"))
        }
    }

    @Test func `a part of a written element has the element's line`() {
        let row = ToyElement.row(.box(2, 2)).written(at: SourceRange(0, 3))
        var state = PlayedState(
            120, 40,
            document: row.document(
                source: "Row", diagnostics: [Diagnostic(.warning, "a row of one", at: SourceRange(0, 3))]))
        #expect(why(state).contains("warning: a row of one."))
        state.type("j")
        #expect(why(state).contains("Written at line 1\n1 │ Row"))
        #expect(!why(state).contains("a row of one"))
    }

    @Test func `a path is broken after its slashes`() {
        let rows = [Line("background/padding/VStack/fixedSize // and/or")].wrapped(to: 27)
        #expect(
            rows.map { $0.text } == [
                "background/padding/VStack/", "fixedSize // and/or",
            ])
    }

    @Test func `the middle of a deep path is omitted`() {
        let deep = (0..<30).reduce(ToyElement.label("x")) { element, _ in element.inset(0) }
        var state = deep.opened(120, 40)
        state.press(Key(.end))
        let path = "inset/inset/… 19 more …/" + String(repeating: "inset/", count: 9) + "Label"
        #expect(why(state).replacing("\n", with: "").hasPrefix("Label" + path))
    }

    @Test func `frames between cells are given in cells too`() throws {
        var state = ToyElement.label("x").inset(0.5).opened(120, 40)
        state.type("j")
        #expect(why(state).contains("inset gave it 46×22 at 0.5, 0.5: inset on all sides."))
        #expect(why(state).contains("On the stage: 46×22 cells at 1, 1."))
    }

    @Test func `a diagnostic is shown at its element`() {
        let text = "Column {\n    Box(1, 1)\n    Box(2, 0)\n}"
        let boxes = [SourceRange(13, 22), SourceRange(27, 36)].map { ToyElement.box(1, 1).written(at: $0) }
        let column = ToyElement.column(boxes[0], boxes[1]).written(at: SourceRange(0, text.utf8.count))
        let document = column.document(
            source: text, diagnostics: [Diagnostic(.warning, "a box without height", at: SourceRange(27, 36))])
        var state = PlayedState(120, 40, document: document)
        #expect(!why(state).contains("without height"))
        state.type("j")
        #expect(!why(state).contains("without height"))
        state.type("j")
        #expect(why(state).contains("warning: a box without height."))
        #expect(state.rows[0].hasSuffix("1 warning"))
    }

    @Test func `a reason's sum omits the steps that changed nothing`() throws {
        let recorder = Recorder()
        let root = recorder.declare("Root", parent: nil, origin: nil)
        recorder.ask(root, by: nil, try proposal("27", "inf"), because: SumReason())
        let exchange = recorder.answer(CGSize(width: 5, height: 1), .deduced)
        recorder.place(root, in: CGRect(x: 0, y: 0, width: 5, height: 1), because: SumReason(), decidedBy: exchange)
        recorder.placed()
        #expect(SumReason().calculation(on: .horizontal)?.value == 27)
        let story = try SumDialect.story(of: recorder.finished)
        let lines = story.negotiation.map { $0.spans.map(\.text).joined() }
        #expect(lines[1] == "  width 38 - 8 - 3 = 27")
        #expect(lines[2] == "Root answered 5×1 (known from an earlier answer).")
    }
}

private struct SumReason: Reason {
    let sentence = "what the others leave"

    func calculation(on axis: Axis) -> Calculation? {
        switch axis {
        case .horizontal: Calculation(38).adding(.minus(8)).adding(.minus(0)).adding(.minus(3)).adding(.atLeast(0))
        case .vertical: Calculation(4).adding(.minus(0)).adding(.atMost(9))
        }
    }
}

@Suite struct PassageTests {
    private func wrap(_ line: Line, _ width: Int) -> [String] {
        line.wrapped(to: width).map { $0.text }
    }

    @Test func `words wrap at spaces, and long ones are cut`() {
        #expect(wrap(Line("one two three"), 8) == ["one two ", "three"])
        #expect(wrap(Line("abcdefghij"), 4) == ["abcd", "efgh", "ij"])
        #expect(wrap(Line([Span("a "), Span("bc", .strong), Span("d")]), 3) == ["a ", "bcd"])
        #expect(wrap(Line(""), 4) == [""])
        #expect(wrap(Line("x"), 0) == [])
        #expect(wrap(Line("宽宽"), 3) == ["宽", "宽"])
    }

    @Test func `continuation rows are indented by the line's hang`() {
        #expect(wrap(Line("key  a value", hang: 5), 11) == ["key  a ", "     value"])
    }

    @Test func `a text's control characters are shown, never sent`() {
        #expect(wrap(Line("a\u{1B}[2J\u{7}"), 20) == ["a␛[2J␇"])
    }
}
