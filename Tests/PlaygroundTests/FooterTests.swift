import LayoutInspection
import Terminal
import Testing

@testable import Playground

@Suite struct FooterTests {
    private static let windows = [(24, 6), (40, 12), (60, 18), (80, 24), (120, 40), (200, 60)].map {
        CellSize(width: $0.0, height: $0.1)
    }

    /// Keys that lead to every mode from a playground that has just opened.
    private static let modes: [(keys: String, context: KeyBinding.Context)] = [
        ("1", .tree), ("2", .stage), ("3", .why), ("4", .trace), ("p", .proposal), ("p3", .field), ("?", .help),
        ("??", .help),
        ("/", .finder), ("c", .predicting), ("W", .whatIf), ("S", .strip), ("M", .stops),
        ("4.", .trace),
    ]

    private func hints(_ state: PlayedState) -> [FooterKeys.Hint] {
        FooterKeys(state: state.state).hints(in: state.arrangement.footer)
    }

    private func click(_ cell: CellRect, in state: inout PlayedState) -> Effect? {
        state.handle(.mouse(Mouse(.press(.left), at: cell.origin)))
    }

    @Test(arguments: windows)
    func `the examples, the help and the exit are always in the footer, and work`(window: CellSize) throws {
        for (keys, context) in Self.modes {
            for isTold in window.width < 120 ? [false] : [false, true] {
                var state = PlayedState.menu(window.width, window.height)
                state.type(keys)
                #expect(state.keyContext == context, "\(keys)")
                state.state.message =
                    isTold ? "a message that says something, in more words than there is room for" : nil
                let last = hints(state).suffix(3)
                #expect(
                    last.map(\.action) == [.program(.toggleOpenings), .program(.quit), .program(.toggleHelp)], "\(keys)"
                )
                let cells = last.map(\.cells)
                for cell in cells { #expect(state.arrangement.footer.intersection(cell) == cell && cell.width > 0) }
                var (examples, quit, help) = (state, state, state)
                _ = click(cells[0], in: &examples)
                #expect(keys == "x" ? examples.overlay == nil : examples.finder?.subject == .openings)
                #expect(click(cells[1], in: &quit) == .quit, "\(keys)")
                _ = click(cells[2], in: &help)
                #expect((help.keyContext == .help) == (keys != "??"), "\(keys)")
            }
        }
    }

    @Test func `a key of the footer does what it says, by key and by click`() throws {
        for (keys, _) in Self.modes {
            var state = PlayedState.menu(120, 40)
            state.type(keys)
            for hint in hints(state) {
                let text = hint.line.spans.map(\.text).joined()
                let row = state.rows[39].dropFirst(hint.cells.minX).prefix(hint.cells.width)
                #expect(row == text, "\(keys): \(text)")
                #expect(state.hit(hint.cells.origin) == .hint(hint.action), "\(keys): \(text)")
            }
        }
    }

    @Test func `each key of a pair is clicked by itself`() throws {
        var state = PlayedState.menu(120, 40)
        let pair = hints(state).prefix(2)
        #expect(pair.map { $0.line.spans.map(\.text).joined() } == ["↑", "↓ select"])
        _ = click(pair[1].cells, in: &state)
        #expect(state.selection?.description == "Column/Label")
        _ = click(pair[0].cells, in: &state)
        #expect(state.selection?.description == "Column")
    }

    @Test func `a message stands beside the last keys, and a click dismisses it`() {
        var state = PlayedState.menu(80, 24)
        state.state.message = "a message"
        #expect(state.rows[23] == " a message" + String(repeating: " ", count: 43) + "x examples  q quit  ? keys")
        state.state.message = String(repeating: "long ", count: 30)
        #expect(state.rows[23].hasPrefix(" long long") && state.rows[23].hasSuffix("lo…"))
        _ = click(CellRect(x: 4, y: 23, width: 1, height: 1), in: &state)
        #expect(state.message == nil && state.rows[23].contains("select"))
    }

    @Test(arguments: [
        (28, "x  q  ?"), (29, "x  q  ?"), (30, "q  ?"), (32, "q  ?"), (33, "?"), (35, "?"), (36, ""), (38, ""),
        (60, ""),
    ])
    func `the last keys make room for a message, the most useful one last`(columns: Int, keys: String) {
        var state = PlayedState.menu(40, 12)
        let message = String(repeating: "m", count: columns)
        state.state.message = message
        let shown = columns > 38 ? message.prefix(37) + "…" : message[...]
        let room = keys.isEmpty ? 0 : 38 - shown.count - keys.count
        #expect(state.rows[11] == " " + shown + String(repeating: " ", count: room) + keys)
    }

    @Test func `a click on the progress stops the work`() {
        var state = PlayedState.menu(80, 24)
        state.state.work = Work(.layingOut, for: .seconds(3))
        #expect(state.rows[23].hasPrefix(" laying out for 3.0 s; esc stops it"))
        #expect(click(CellRect(x: 4, y: 23, width: 1, height: 1), in: &state) == .stopWork)
    }

    @Test func `function keys open the help and the examples while text is typed`() {
        var state = PlayedState.menu(80, 24)
        state.type("p3")
        state.press(Key(.function(1)))
        #expect(state.keyContext == .help)
        state.press(Key(.function(1)), Key(.function(1)))
        #expect(state.overlay == nil && state.proposal.field?.text == "3")
        state.press(Key(.function(2)))
        #expect(state.finder?.subject == .openings && state.finder != nil)
        state.press(Key(.escape))
        #expect(state.overlay == nil && state.keyContext == .field)
        state.press(Key(.escape))
        state.type("/Lab")
        state.press(Key(.function(2)))
        #expect(state.finder?.subject == .openings && state.finder != nil)
    }
}
