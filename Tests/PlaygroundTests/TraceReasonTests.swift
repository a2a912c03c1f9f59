import Terminal
import Testing

@testable import Playground

@Suite struct TraceReasonTests {
    /// The trace pane, without the spaces at its rows' ends.
    private func trace(_ state: PlayedState) -> String {
        guard let area = state.arrangement.panes[.trace] else { return "" }
        return (area.minY..<area.maxY).map { y in
            let row = state.rows[y].dropFirst(area.minX).prefix(area.width - 1)
            return String(row.reversed().drop { $0 == " " }.reversed())
        }.joined(separator: "\n")
    }

    private static let nested = ToyElement.row(
        .box(3, 1), .label("a text that takes what the others leave"), spacing: 2)

    @Test func `a row opens to its full reason, in as many lines as it needs, and closes again`() {
        var state = Self.nested.opened(60, 18)
        state.type("4")
        state.press(Key(.home), Key(.down), Key(.down))
        #expect(state.step == "asked Row/Label" && !state.stepping.isActive)
        state.press(Key(.enter))
        let step = state.step
        #expect(step == "answered Row/Label")
        expectPicture(
            trace(state),
            """
             ● window › Row                31×8 → ?  all of the window
               ● Row › Box                 ≤31×≤8 → 3×1  all there is
            ▸  ● Row › Label "a text that… ≤26×≤8 → 26×2  all that is …
                   because: all that is left.
            """)
        state.press(Key(.enter))
        #expect(state.step == step && !trace(state).contains("because"))
    }

    @Test func `a click on the current row opens it, and a click on its reason closes it`() throws {
        var state = PlayedState.menu(120, 40)
        let area = try #require(state.arrangement.panes[.trace])
        let point = CellPoint(x: area.minX + 20, y: area.minY + 2)
        func click(_ point: CellPoint) { _ = state.handle(.mouse(Mouse(.press(.left), at: point))) }
        click(point)
        let selection = state.selection
        #expect(!trace(state).contains("because") && !state.stepping.isActive)
        click(point)
        let step = state.step
        #expect(trace(state).contains("     because: all that is left."), "\(trace(state))")
        #expect(state.step == step && state.selection == selection)
        click(CellPoint(x: point.x, y: point.y + 1))
        #expect(!trace(state).contains("because") && state.step == step)
        // Clicks hit the rows below an open one.
        click(point)
        click(CellPoint(x: point.x, y: point.y + 2))
        #expect(state.step != step && state.state.hit(CellPoint(x: point.x, y: point.y + 2)) == .traceRow(3))
    }

    @Test func `an open row stays open at every detail that shows it, and when it is found by search`() {
        var state = PlayedState.menu(120, 40)
        state.type("4gjj")
        #expect(state.step == "asked Column/inset")
        state.press(Key(.enter))
        for _ in 0..<3 {
            #expect(trace(state).contains("because: all that is left."), "\(trace(state))")
            state.type("v")
        }
        state.type("/inset asks")
        state.press(Key(.enter))
        #expect(trace(state).contains("because: all that is left."), "\(trace(state))")
        state.press(Key(.end))
        let (page, height) = (state.state.tracePage, state.visibleSize(of: .trace).height)
        #expect(state.offset(.trace).y == page.count - height && page.count > page.rows)
        #expect(state.rows.contains { $0.hasPrefix("▸") })
    }

    @Test func `a reason contains nothing that is not known yet`() {
        var state = PlayedState.menu(120, 40)
        state.type("4G")
        state.press(Key(.enter))
        #expect(trace(state).contains("because:"))
        state.press(Key(.home))
        state.press(Key(.end))
        state.type("..")
        let placements = state.state.tracePage.opened.count
        #expect(placements == 1)
        state.press(Key(.home))
        #expect(state.state.tracePage.opened.allSatisfy { $0.lines.isEmpty })
    }
}
