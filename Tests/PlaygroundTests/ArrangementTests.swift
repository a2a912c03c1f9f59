import Terminal
import TextMetrics
import Testing

@testable import Playground

@Suite struct ArrangementTests {
    /// The rectangles as boxes: each cell has the letter of what covers it.
    private func rows(_ width: Int, _ height: Int, _ shown: Arrangement.Shown = .init()) -> [String] {
        let arrangement = Arrangement(window: CellSize(width: width, height: height), shown: shown)
        var canvas = Canvas(size: arrangement.window)
        func fill(_ rect: CellRect, _ letter: Character) {
            canvas.fill(rect, with: Glyph(character: letter, columns: 1), style: .plain)
        }
        for rule in arrangement.rules { fill(rule.cells, rule.axis == .across ? "-" : "|") }
        fill(arrangement.title, "t")
        fill(arrangement.proposal, "p")
        fill(arrangement.footer, "f")
        for (pane, rect) in arrangement.panes { fill(rect, Character(String(pane.rawValue))) }
        return canvas.rows
    }

    /// The rows, with equal ones that follow each other as one with their number.
    private func drawn(_ width: Int, _ height: Int, _ shown: Arrangement.Shown = .init()) -> String {
        var runs: [(row: String, count: Int)] = []
        for row in rows(width, height, shown) {
            if runs.last?.row == row { runs[runs.count - 1].count += 1 } else { runs.append((row, 1)) }
        }
        return runs.map { $0.count > 1 ? "\($0.row) ×\($0.count)" : $0.row }.joined(separator: "\n")
    }

    @Test func `a wide window shows the tree, the stage and why above the trace`() {
        expectPicture(
            drawn(110, 24),
            """
            tttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttt
            pppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppp
            --------------------------------------------------------------------------------------------------------------
            1111111111111111111111111111111|22222222222222222222222222222222222222222222222|333333333333333333333333333333 ×13
            --------------------------------------------------------------------------------------------------------------
            44444444444444444444444444444444444444444444444444444444444444444444444444444444444444444444444444444444444444 ×6
            ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff
            """)
    }

    @Test func `a divided stage is 80 columns wide, and the trace, the tree or why is below it`() {
        for lower in [Pane.trace, .tree, .why] {
            var shown = Arrangement.Shown(lower: lower)
            shown.isSplit = true
            let rows = rows(80, 24, shown)
            #expect(rows[3...14].allSatisfy { $0 == String(repeating: "2", count: 80) }, "\(rows)")
            #expect(rows[17...22].allSatisfy { $0 == String(repeating: "\(lower.rawValue)", count: 80) }, "\(rows)")
        }
        #expect(drawn(80, 24, Arrangement.Shown(lower: .why)) == drawn(80, 24), "why stands beside one layout")
    }

    @Test func `a terminal of 80 by 24 shows the stage and why above the trace`() {
        expectPicture(
            drawn(80, 24),
            """
            tttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttt
            pppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppp
            --------------------------------------------------------------------------------
            2222222222222222222222222222222222222222222222222|333333333333333333333333333333 ×13
            --------------------------------------------------------------------------------
            44444444444444444444444444444444444444444444444444444444444444444444444444444444 ×6
            ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff
            """)
    }

    @Test func `at 80 by 24 the tree takes the trace's place`() {
        let arrangement = Arrangement(window: CellSize(width: 80, height: 24), shown: .init(lower: .tree))
        let usual = Arrangement(window: CellSize(width: 80, height: 24))
        #expect(arrangement.panes[.tree] == usual.panes[.trace])
        #expect(arrangement.panes[.trace] == nil)
    }

    @Test func `a small window shows one pane below the names of all`() {
        expectPicture(
            drawn(40, 12, .init(front: .why)),
            """
            tttttttttttttttttttttttttttttttttttttttt
            pppppppppppppppppppppppppppppppppppppppp
            ----------------------------------------
            3333333333333333333333333333333333333333 ×8
            ffffffffffffffffffffffffffffffffffffffff
            """)
    }

    @Test func `a zoomed pane fills the window`() {
        let arrangement = Arrangement(
            window: CellSize(width: 120, height: 40), shown: .init(front: .trace, isZoomed: true))
        #expect(arrangement.panes == [.trace: CellRect(x: 0, y: 3, width: 120, height: 36)])
    }

    @Test(arguments: [
        (110, 24, Arrangement.Mode.wide), (109, 24, .medium), (110, 23, .medium), (60, 18, .medium),
        (59, 18, .single), (60, 17, .single), (24, 6, .single),
    ])
    func `the size of a window decides how much it shows`(width: Int, height: Int, mode: Arrangement.Mode) {
        #expect(Arrangement(window: CellSize(width: width, height: height)).mode == mode)
    }

    @Test(arguments: [(18, 4), (24, 6), (40, 11), (60, 14), (200, 14)])
    func `the lower pane has three tenths of the height, between 4 and 14 rows`(height: Int, rows: Int) {
        let arrangement = Arrangement(window: CellSize(width: 120, height: height))
        #expect(arrangement.panes[.trace]?.height == rows)
    }

    @Test func `a small stage has no rulers`() {
        func room(_ width: Int, _ height: Int) -> CellRect {
            Arrangement.stageArea(in: CellRect(x: 2, y: 3, width: width, height: height))
        }
        #expect(room(20, 4) == CellRect(x: 6, y: 4, width: 16, height: 3))
        #expect(room(19, 4) == CellRect(x: 2, y: 3, width: 19, height: 4))
        #expect(room(20, 3) == CellRect(x: 2, y: 3, width: 20, height: 3))
    }

    @Test(arguments: [(23, 6), (24, 5), (10, 3), (1, 1), (0, 0), (-4, 7)])
    func `a window that is too small for a pane has none`(width: Int, height: Int) {
        let arrangement = Arrangement(window: CellSize(width: width, height: height))
        #expect(arrangement.mode == .tooSmall)
        #expect(arrangement.panes.isEmpty)
    }

    @Test func `no pane is outside the window or over another, at any size`() {
        for width in 0...130 {
            for height in 0...50 {
                for shown in [
                    Arrangement.Shown(), .init(front: .tree, lower: .tree), .init(front: .why, isZoomed: true),
                ] {
                    check(Arrangement(window: CellSize(width: width, height: height), shown: shown))
                }
            }
        }
        check(Arrangement(window: CellSize(width: 1000, height: 1000)))
    }

    private func check(_ arrangement: Arrangement) {
        guard let trouble = trouble(in: arrangement) else { return }
        Issue.record("\(trouble): \(arrangement)")
    }

    private func trouble(in arrangement: Arrangement) -> String? {
        let rects = [arrangement.title, arrangement.proposal, arrangement.footer] + Array(arrangement.panes.values)
        let window = CellRect(origin: .zero, size: arrangement.window)
        for (index, rect) in rects.enumerated() where !rect.isEmpty {
            guard window.intersection(rect) == rect else { return "\(rect) is not within" }
            for other in rects[(index + 1)...] where !other.isEmpty {
                guard rect.intersection(other).isEmpty else { return "\(rect) and \(other) overlap" }
            }
        }
        guard arrangement.mode != .tooSmall else { return nil }
        guard arrangement.panes.values.allSatisfy({ !$0.isEmpty }) else { return "a pane is empty" }
        for rule in arrangement.rules {
            guard window.intersection(rule.cells) == rule.cells else { return "\(rule) is not within" }
            guard rects.allSatisfy({ $0.intersection(rule.cells).isEmpty }) else { return "\(rule) overlaps" }
        }
        return nil
    }

    @Test func `showing and hiding panes does not change the proposal that follows the window`() {
        var state = PlayedState.menu(120, 40)
        let before = state.proposal.proposal
        state.type("z1z3z4b")
        state.press(Key(.tab), Key(.escape))
        #expect(state.proposal.proposal == before)
        #expect(Arrangement.followedSize(in: CellSize(width: 0, height: 0)) == CellSize(width: 1, height: 1))
    }
}
