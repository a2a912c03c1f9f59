import LayoutInspection
import Negotiation
import SwiftSource
import Terminal
import TestSupport
import Testing

@testable import Playground

/// The marked row of the trace and the why pane are about the same element.
@Suite struct CurrentRowTests {
    /// The element of the marked row, nil if no row is marked, and the element of the why pane.
    /// Also whether any row is about the latter.
    private func subjects(_ state: PlayedState) -> (row: String?, why: String, hasRow: Bool)? {
        guard let inspection = state.inspection, let selected = state.state.selected else { return nil }
        let record = inspection.record
        let row = state.currentRow.map { state.stepping.rows.rows[$0] }
        let described =
            state.stepping.isActive
            ? state.stepping.now.map(record.subject) ?? ElementID(0) : inspection.elements[selected].recordID
        let paths = record.paths
        return (
            row.map { paths[record.subject(of: $0.subject).index] }, paths[described.index],
            state.stepping.rows.rows.contains { record.subject(of: $0.subject) == described }
        )
    }

    @Test(arguments: 0..<12 as Range<UInt64>)
    func `the marked row of the trace and the why pane have the same subject after any keys`(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var state = PlayedState.menu(120, 40)
        let keys = Array(".....,,>><<jjkkhlgG   vvtcmw4213z\\]]-=") + ["\u{1B}"]
        var marked = 0
        for count in 0..<250 {
            if Int.random(in: 0..<30, using: &random) == 0 {
                let trees: [ToyElement] = [
                    .menu, .row(.label("one"), .label("two"), .box(3, 1)).inset(1), .menu.inset(2),
                    .row(.label("zero"), .label("one"), .label("two"), .box(3, 1)).inset(1),
                ]
                state.documentChanged(trees.randomElement(using: &random)?.document() ?? ToyElement.menu.document())
            } else if Int.random(in: 0..<6, using: &random) == 0 {
                let place = CellPoint(x: .random(in: 0..<120, using: &random), y: .random(in: 0..<40, using: &random))
                _ = state.handle(.mouse(Mouse(.press(.left), at: place)))
            } else if let key = keys.randomElement(using: &random) {
                _ = state.handle(.key(key == "\u{1B}" ? Key(.escape) : Key(.character(key))))
            }
            guard let (row, why, hasRow) = subjects(state) else { continue }
            marked += row == nil ? 0 : 1
            #expect(row == nil || row == why, "seed \(seed), event \(count)")
            // With less detail some elements have no row, or none at their best moment.
            guard state.showsTrace, state.stepping.detail == .all else { continue }
            #expect(row != nil || !hasRow, "seed \(seed), event \(count): \(why) has a row, and none is marked")
        }
        #expect(marked > 100)
    }

    /// The marked row of the trace and the first line of the why pane.
    private func shown(_ state: PlayedState) -> (row: String, why: String) {
        let rows = state.rows
        let trace = rows.firstIndex { $0.contains("4 Trace") }.map { rows[($0 + 1)...] } ?? []
        let why = state.state.whyRows(width: 60).map(\.text)
        return (trace.first { $0.hasPrefix("▸") } ?? "none", why.prefix(3).joined(separator: " / "))
    }

    @Test func `an inserted element of the same name takes neither the row nor the pane`() {
        var state = ToyElement.row(.label("one"), .label("two")).opened(120, 40, proposal: nil)
        state.type("j")
        #expect(shown(state).row.contains("asks Label \"one\""))
        state.documentChanged(ToyElement.row(.label("zero"), .label("one"), .label("two")).document())
        #expect(state.selection?.description == "Row/Label#2")
        #expect(shown(state).row.contains("asks Label#2 \"one\""), "\(shown(state).row)")
        #expect(shown(state).why.hasPrefix("Label#2"))
    }

    @Test func `a visible row stays visible after an edit that moves it far down`() {
        let labels = ["a", "b", "c", "d", "e", "f", "g"].map { ToyElement.label($0) }
        func row(_ count: Int) -> ToyElement {
            ToyElement(
                name: "Row", kind: .stack(.horizontal, spacing: 0), children: labels.prefix(count) + [.box(3, 1)])
        }
        var state = row(1).opened(120, 24, proposal: nil)
        state.press(Key(.end))
        #expect(shown(state).row.contains("Box"))
        state.documentChanged(row(7).document())
        #expect(shown(state).row.contains("Box"), "\(state.rows)")
    }

    @Test func `a step that the story leaves out selects a row that it has`() throws {
        var state = PlayedState.menu(120, 40)
        let hidden = state.stepping.moments.all.indices.filter { !state.stepping.isShown($0) }
        #expect(!hidden.isEmpty)
        for moment in hidden {
            // A step that is named is shown, in the detail that it needs.
            _ = state.apply(.trace(.stepTo(moment)))
            #expect(state.stepping.detail == .all && state.message == "all asks, also those that only probed")
            #expect(shown(state).row.hasPrefix("▸"))
            state.type("v")
            #expect(state.stepping.detail == .story && shown(state).row.hasPrefix("▸"), "\(state.screen)")
        }
    }

    @Test func `esc returns to the selected element if stepping did not select`() {
        var state = PlayedState.menu(120, 40)
        state.type("jt....")
        #expect(state.selection?.description == "Column/Label" && !state.step.hasSuffix("Label"), "\(state.step)")
        state.press(Key(.escape))
        #expect(state.step.hasSuffix("Column/Label"), "\(state.step)")
        #expect(shown(state).row.contains("Label"), "\(shown(state).row)")
    }

    @Test func `the step under a folded placement is the placement`() {
        var state = PlayedState.menu(120, 40)
        state.type("4G")
        let last = state.step
        state.type("g")
        for _ in 0..<60 where !state.step.hasPrefix("placed Column/inset") { state.type("j") }
        #expect(state.step == "placed Column/inset", "\(last)")
        state.type(" jk")
        #expect(state.step == "placed Column/inset")
        #expect(shown(state).row.contains("inset"), "\(shown(state).row)")
    }
}
