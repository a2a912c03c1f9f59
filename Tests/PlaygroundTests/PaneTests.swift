import Foundation
import Terminal
import Testing

@testable import Playground

/// The content and the colours of single panes.
@Suite struct PaneTests {
    @Test func `a text in the tree is whole if there is room, and else has an ellipsis`() {
        let text = String(repeating: "word ", count: 16) + "end"
        var state = ToyElement.label(text).opened(140, 30)
        state.type("1")
        #expect(state.screen.contains("Label \"wo") && !state.screen.contains("\"\(text)\""))
        state.type("z")
        #expect(state.screen.contains("\"\(text)\""))
        var long = ToyElement.label(String(repeating: "word ", count: 60)).opened(300, 30)
        long.type("1z")
        #expect(long.screen.contains("word …\""))
    }

    @Test func `no cell has a colour without colour support`() {
        var state = PlayedState.menu(120, 40)
        for keys in ["", "j", "?", "?p", "9", "x"] {
            state.type(keys)
            let canvas = state.canvas
            for y in 0..<canvas.size.height {
                #expect(
                    canvas.row(y).allSatisfy { $0.style.foreground == .standard && $0.style.background == .standard })
            }
        }
    }

    @Test func `a cell with a background colour always sets its text colour`() {
        for colors in [ColorDepth.sixteen, .twoHundredFiftySix] {
            let canvas = PlayedState.menu(120, 40, colors: colors).canvas
            for y in 0..<canvas.size.height {
                for cell in canvas.row(y) where cell.style.background != .standard {
                    #expect(cell.style.foreground != .standard)
                }
            }
        }
    }

    @Test func `the rulers mark the columns and rows of the selected element, and count points`() {
        var state = PlayedState.menu(80, 24)
        state.type("jj")
        let canvas = state.canvas
        let room = state.stageArea
        func isMarked(_ x: Int, _ y: Int) -> Bool { canvas[x, y].style.attributes.contains(.reverse) }
        #expect((0..<room.width).filter { isMarked(room.minX + $0, room.minY - 1) } == Array(0..<17))
        #expect((0..<room.height).filter { isMarked(room.minX - 1, room.minY + $0) } == [2, 3, 4])
        let large = ToyElement.box(3, 3).opened(80, 24, projection: .init(cell: CGSize(width: 8, height: 16)))
        #expect(large.rows[3].hasPrefix("    0    ╷    80   ╷    160"))
        #expect(large.rows[9].hasPrefix(" 80"))
    }

    @Test func `the selected row is reversed in the focused pane, and bold elsewhere`() throws {
        var state = PlayedState.menu(120, 40)
        let trace = try #require(state.rows.lastIndex { $0.hasPrefix("▸") })
        for (key, tree, step) in [("1", true, false), ("2", true, false), ("3", false, false), ("4", false, true)] {
            state.type(key)
            let canvas = state.canvas
            for (row, isReversed) in [(3, tree), (trace, step)] {
                let attributes = canvas[1, row].style.attributes
                #expect(attributes.contains(.reverse) == isReversed, "\(key), row \(row)")
                #expect(isReversed || attributes.contains(.bold), "\(key), row \(row)")
            }
        }
    }

    @Test func `a path too deep for the tree is cut at its beginning`() {
        let deep = (0..<40).reduce(ToyElement.label("x")) { element, _ in element.inset(0) }
        var state = deep.opened(40, 12)
        state.type("1")
        state.press(Key(.end))
        #expect(state.rows[10].hasPrefix("▸⋯          └Label"), "\(state.screen)")
    }

    @Test func `the thumb is at the top at first, and at the bottom at the end`() {
        var state = PlayedState.menu(80, 24)
        state.type("??")
        #expect(state.rows[3].contains("▐│") && !state.rows[20].contains("▐│"))
        state.press(Key(.end))
        #expect(!state.rows[3].contains("▐│") && state.rows[20].contains("▐│"))
    }
}
