import LayoutInspection
import Negotiation
import Terminal
import Testing

@testable import Playground

/// The layouts at each size at which something changes, side by side.
@Suite struct StripTests {
    private static func state(_ width: Int = 72, _ height: Int = 18) throws -> PlayedState {
        PlayedState(
            width, height, document: ToyElement.column(.label("one two three"), .label("four")).document(),
            proposal: try proposal("<=9", "<=5"))
    }

    @Test func `S shows the layouts, and lists the changes of the chosen one`() throws {
        var state = try Self.state()
        state.type("S")
        expectPicture(
            state.screen,
            """
             haggle  Toy.swift · toy                             3 elements, 5 asks
             width  <=9  at most   height  <=5  at most   pinned    Column took 7×3
            ─ ┌─ At each width at which something changes ───────────────────────┐ ─
              │ 1│2 │3  │4   │5    │6    │7      │13                             │ ▐
              │ o│on│one│one!│one·!│one·!│one two│one two three                  │
              │ n│e·│two│two·│two··│two··│three··│four        !                  │
              │ e│tw│thr│thre│three│three│four  !│                               │
              │ t│o·│ee·│e···│four┘│four┘│       │                               │2
              │ w│th│fou│four│     │     │       │                               │
              │ o│re│r··│    │     │     │       │                               │
              │ t│e·│   │    │     │     │       │                               │
              │ …│f…│   │    │     │     │       │                               │
            ─ │ width 7 (7 of 8): Label has 2 lines, not 3                       │──
            ▸●│                                                                  │ ▐
              │                                                                  │
              └──────────────────────────────────────────────────────────────────┘
            •└ Column answers                   → 7×3
             ←→ choose  enter propose it  tab axis  x examples  ctrl c quit  ? keys
            """)
    }

    @Test func `arrows choose a layout, and enter proposes its size`() throws {
        var state = try Self.state()
        state.type("S")
        let steps = try #require(state.state.strip?.steps)
        #expect(steps.map(\.cells) == [1, 2, 3, 4, 5, 6, 7, 13])
        #expect(state.state.strip?.chosen == 6)
        state.press(Key(.right))
        #expect(state.state.strip?.chosen == 7)
        state.press(Key(.right), Key(.enter))
        #expect(state.overlay == nil)
        #expect(state.proposal.proposal == (try proposal("<=13", "<=5")))
        #expect(state.message == "width 13; u takes it back")
        state.type("u")
        #expect(state.proposal.proposal == (try proposal("<=9", "<=5")))
    }

    @Test func `tab tries heights instead, and requests only what is new`() throws {
        var state = try Self.state().state
        func asked() -> [Axis] {
            state.takeRequests().compactMap { if case .whatIf(.strip(let axis), _) = $0 { axis } else { nil } }
        }
        _ = state.handle(.key(.character("S")))
        #expect(asked() == [.horizontal])
        #expect(asked().isEmpty)
        _ = state.handle(.key(Key(.tab)))
        #expect(asked() == [.vertical])
        _ = state.handle(.key(Key(.escape)))
        #expect(state.overlay == nil && asked().isEmpty)
    }

    @Test func `a click on a layout proposes its size`() throws {
        var state = try Self.state()
        state.type("S")
        let area = try #require(state.state.overlayArrangement).scrolled
        let columns = try #require(state.state.strip?.columns[3])
        let point = CellPoint(x: area.minX + columns.lowerBound - state.offset(.strip).x, y: area.minY)
        _ = state.apply(.window(.click(point)))
        #expect(state.proposal.proposal.width == .atMost(4))
    }

    @Test func `the chosen layout is always visible`() throws {
        for width in 24...50 {
            var state = try Self.state(width, 12)
            state.type("S")
            state.press(Key(.home))
            for _ in 0..<7 {
                let strip = try #require(state.state.strip)
                let columns = strip.columns[strip.chosen]
                let seen = state.offset(.strip).x..<(state.offset(.strip).x + state.visibleSize(of: .strip).width)
                #expect(seen.contains(columns.lowerBound), "\(width): \(strip.chosen)")
                state.press(Key(.right))
            }
        }
    }
}
