import Foundation
import Negotiation
import Terminal
import Testing

@testable import LayoutInspection
@testable import Playground

/// The box that asks an element at proposals outside of the layout.
@Suite struct WhatIfTests {
    private static func curve(_ axis: Axis = .horizontal) -> AnswerCurve {
        // A text of 12 columns that breaks at 6.
        let answers = (1...16).map { $0 < 12 ? CGSize(width: min($0, 6), height: 2) : CGSize(width: 12, height: 1) }
        return AnswerCurve(
            axis: axis, across: 5, cell: CGSize(width: 1, height: 1), answers: answers,
            minimum: CGSize(width: 0, height: 5), ideal: CGSize(width: 12, height: 1),
            maximum: CGSize(width: 12, height: 1), current: 9, isText: true, asks: 4)
    }

    private static func story(_ encoding: CharacterEncoding = .utf8, _ width: Int = 30) -> String {
        let result = Exploration.Result(curve: curve(), reply: nil)
        return WhatIfStory(
            path: ElementPath(components: ["Label"]), result: result, isMute: false, problem: nil,
            notation: Notation(encoding), width: width
        ).lines.wrapped(to: width)
            .map { String($0.text.reversed().drop { $0 == " " }.reversed()) }.joined(separator: "\n")
    }

    @Test func `the curve is drawn with its axes, its plateaus and the layout's own proposal`() {
        expectPicture(
            Self.story(),
            """
            its width when more is
              proposed, at a height of at
              most 5
               12┤           █████
                 ┤           █████
                 ┤           █████
                 ┤           █████
                 ┤    ▃███████████
                 ┤   ▆████████████
                 ┤ ▃██████████████
                0┤▆███████████████
                 └────────┴───────
                  1       9     16
             high 2222222222211111

            now, at 9: 2 lines
            at 12 or more: 1 line
            at 0: 0×5, unlimited: 12×1,
              ideal: 12×1
            4 asks for 18 proposals
            """)
    }

    @Test func `a terminal of ASCII alone gets the same curve`() {
        let drawn = Self.story(.ascii)
        // The last rows spell out the signs of sizes, as the whole screen does.
        #expect(drawn.split(separator: "\n").dropLast(3).allSatisfy { $0.allSatisfy { $0.isASCII } })
        #expect(drawn.contains("   12|           #####"))
        #expect(drawn.contains("     +--------+-------"))
    }

    @Test func `a narrow box has the numbers without the drawing`() {
        #expect(!Self.story(.utf8, 14).contains("┤"))
        #expect(Self.story(.utf8, 14).contains("now, at 9:"))
    }

    @Test func `W asks about the selected element, tab switches the axis, and enter asks the typed length`() throws {
        var state = PlayedState(
            80, 24, document: ToyElement.label("one two").document(), proposal: try proposal("9", "5")
        ).state
        func asked() -> [Exploration] {
            state.takeRequests().compactMap { request in
                if case .whatIf(.explore(let exploration), _) = request { exploration } else { nil }
            }
        }
        func type(_ key: Key) { _ = state.handle(.key(key)) }
        type(.character("W"))
        #expect(state.whatIf != nil)
        #expect(asked().map(\.axis) == [.horizontal])
        #expect(asked().isEmpty, "nothing is asked twice")
        type(Key(.tab))
        type(Key(.backTab))
        #expect(asked().map { [$0.axis == .vertical, $0.isOpen] } == [[true, true]])
        for character in "12 inf" { type(.character(character)) }
        #expect(asked().isEmpty, "typing asks nothing yet")
        type(Key(.enter))
        #expect(asked().map(\.proposal) == [Proposal(width: .exactly(12), height: .unconstrained)])
        #expect(state.whatIf?.field.text == "12 inf")
        type(Key(.tab))
        #expect(asked() == [Exploration(path: ElementPath(components: ["Label"]), axis: .horizontal, isOpen: true)])
        #expect(state.whatIf?.field.text == "", "the curve is shown, and no proposal is asked")
        for character in "≤7 inf" { type(.character(character)) }
        #expect(asked().isEmpty)
        type(Key(.backspace))
        type(Key(.enter))
        #expect(state.whatIf?.problem?.hasPrefix("'in' is not a proposal") ?? false)
        type(Key(.escape))
        #expect(state.overlay == nil)
        #expect(asked().isEmpty)
    }

    @Test func `the answers are shown, or the reason why the element cannot be asked`() throws {
        var state = PlayedState(
            60, 24, document: ToyElement.label("one two").document(), proposal: try proposal("9", "5"))
        _ = state.handle(.key(.character("W")))
        #expect(state.canvas.rows.contains { $0.contains("Label is gone from the layout") })
        let said = Exploration.Said(
            depth: 0, asker: nil, asked: "Label", proposal: try proposal("<=3", "inf"),
            answer: CGSize(width: 3, height: 2),
            because: "why")
        let reply = Exploration.Reply(
            proposal: try proposal("<=3", "inf"), answer: CGSize(width: 3, height: 2), conversation: [said, said],
            remarks: ["a remark"])
        let key = try #require(state.shownLayout.key)
        let exploration = try #require(state.state.whatIf?.exploration)
        let result = Exploration.Result(curve: Self.curve(), reply: reply)
        state.state.receive(.whatIf(.explore(exploration), .explored(result), in: key))
        let rows = state.canvas.rows.map { $0.trimmingCharacters(in: .whitespaces) }
        for part in ["proposed ≤3×∞ it would answer 3×2", "a remark.", "Label ≤3×∞ → 3×2: why", "12┤"] {
            #expect(rows.contains { $0.contains(part) }, "\(part)")
        }
    }

    @Test func `an answer about another element or another layout is not shown`() throws {
        var state = PlayedState(
            60, 24, document: ToyElement.label("one two").document(), proposal: try proposal("9", "5"))
        _ = state.handle(.key(.character("W")))
        let key = try #require(state.shownLayout.key)
        let other = Exploration(path: ElementPath(components: ["Nobody"]), axis: .horizontal)
        let result = Exploration.Result(curve: Self.curve(), reply: nil)
        state.state.receive(.whatIf(.explore(other), .explored(result), in: key))
        #expect(state.state.whatIf?.result == nil)
    }

    @Test func `the next question replaces the last, and typing clears its error`() throws {
        var state = PlayedState(
            80, 24, document: ToyElement.label("one two").document(), proposal: try proposal("9", "5"))
        state.type("W12")
        state.press(Key(.enter))
        state.type("x")
        #expect(state.whatIf?.field.text == "x")
        state.press(Key(.enter))
        #expect(state.whatIf?.problem?.hasPrefix("'x' is not a proposal") ?? false)
        state.press(Key(.backspace))
        #expect(state.whatIf?.problem == nil && state.whatIf?.field.text == "")
    }
}
