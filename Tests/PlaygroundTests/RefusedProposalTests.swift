import Foundation
import Negotiation
import SwiftSource
import Terminal
import Testing

@testable import Playground

/// A proposal that the dialect refuses: its message and the layout that remains.
@Suite struct RefusedProposalTests {
    private func line(_ state: PlayedState) -> String { state.rows[1] }

    @Test func `a refused proposal says so, and the previous layout stays`() {
        var state = PlayedState.menu(120, 40)
        let size = state.inspection?.size
        state.type("p20..40")
        state.press(Key(.enter))
        expectPicture(
            line(state),
            """
             width ‹20..40› between   height  23  exactly   width refused: see why                                Column took 47×23
            """)
        #expect(state.inspection?.size == size)
        #expect(state.refusal != nil)
        state.press(Key(.right))
        #expect(state.proposal.proposal.width == .between(20, 41))
        state.type("e")
        #expect(state.refusal == nil)
        #expect(state.inspection?.size.width == 41)
    }

    @Test func `a small window shows the whole refusal over the previous layout`() {
        var state = PlayedState.menu(40, 12)
        state.type("p20..40")
        state.press(Key(.enter))
        expectPicture(
            state.screen,
            """
             haggle  Menu.swift · toy     1 finding
             w ‹20..40› h  7  refused: see 3 Why
            ─ 1  2 Stage  3  4  5 ──────────────────
                0    ╷    10   ╷    20   ╷    30   ╷
              0 Proposal refused: toy cannot propose
                20..40: it knows no minimum size;
                write 40 (exactly), <=40 (at most),
                inf or nil.
                ┃Espresso   2.40│                  ┃
              5 ┃───────────────┘                  ┃
               ▾┗━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┛
             ←→ width    x examples  q quit  ? keys
            """)
        state.press(Key(.escape))
        state.type("3")
        #expect(!state.screen.contains("Espresso") && state.screen.contains("Proposal refused: toy cannot"))
    }

    @Test(arguments: [(120, 40), (80, 24), (70, 20), (60, 14), (40, 12), (30, 9)])
    func `a refusal that refers to why is in the why pane, and any other is on the stage`(width: Int, height: Int) {
        let diagnostic = Diagnostic(.warning, "a mistake", at: SourceRange(0, 1))
        for keys in ["", "d", "3G", "3z", "1z", "4", "2\\"] {
            var state = PlayedState(
                width, height, document: ToyElement.menu.inset(1).document(source: "a", diagnostics: [diagnostic]))
            state.type(keys)
            state.type("p20..40")
            state.press(Key(.enter))
            guard state.refusal != nil else {
                Issue.record("nothing is refused after \(keys)")
                continue
            }
            let rows = state.rows
            let isShown = rows.dropFirst(2).contains { $0.contains("Proposal refused:") }
            if rows.contains(where: { $0.contains("see why") }) { #expect(isShown, "\(keys): \(rows)") }
            if rows.contains(where: { $0.contains("see 3 Why") }) {
                while state.focus == .proposal { state.press(Key(.escape)) }
                state.type("3")
                #expect(state.rows.contains { $0.contains("Proposal refused:") }, "\(keys): \(state.rows)")
            }
        }
    }

    @Test func `an initial proposal that is refused is shown on the stage and in why`() throws {
        let refused = try proposal("20..40", "9")
        let sentence =
            "Proposal refused: toy cannot propose 20..40: it knows no minimum size; "
            + "write 40 (exactly), <=40 (at most), inf or nil."
        for window in [(120, 40), (80, 24), (60, 14)] {
            var state = PlayedState.menu(window.0, window.1, proposal: refused)
            #expect(state.inspection == nil)
            #expect(state.screen.contains("Proposal refused: toy"), "\(window)")
            state.type("3")
            #expect(state.rows.contains { $0.contains("Proposal refused:") }, "\(window)")
            let why = state.state.whyRows(width: 200).map { $0.text }
            #expect(why == [sentence, "", "Nothing is selected."])
        }
    }

    @Test func `the layout before a refused proposal is dim, and labelled so`() {
        var state = PlayedState.menu(80, 24, colors: .twoHundredFiftySix)
        let place = CellPoint(x: state.stageArea.minX + 30, y: state.stageArea.minY + 5)
        func style() -> Style { state.canvas[place.x, place.y].style }
        #expect(style().background != .standard && !state.rows[2].contains("the layout before"))
        state.type("p2..4")
        state.press(Key(.enter))
        #expect(style() == Style(attributes: .dim))
        #expect(state.rows[2].contains(" the previous layout ─┬"))
    }
}
