import Foundation
import LayoutInspection
import Terminal
import Testing

@testable import Playground

/// Scrolling and tapping elements on the stage.
@Suite struct InteractionTests {
    /// A title over a window on thirty lines.
    private func list(rootHeight: String = "8") throws -> PlayedState {
        let lines = (0..<30).map { ToyElement.label("line \($0)") }
        let column = ToyElement(name: "Column", kind: .stack(.vertical, spacing: 0), children: lines)
        return ToyElement.column(.label("title"), column.behindWindow(5), .label("below"))
            .opened(80, 24, proposal: try proposal("20", rootHeight))
    }

    /// The offset of the only window.
    private func offset(_ state: PlayedState) -> CGPoint? { state.windowOffsets.values.first }

    @Test func `a window shows its part of the content, and nothing beside it`() throws {
        let state = try list()
        #expect(state.scene?.elements(in: CellRect(x: 0, y: 0, width: 20, height: 8)).count == 10)
        let picture = StagePicture(try #require(state.inspection), .init(decorations: .plain)).canvas.rows
        #expect(picture == ["title", "line 0", "line 1", "line 2", "line 3", "line 4", "below", ""])
    }

    @Test func `the wheel scrolls the window under it, then the stage`() throws {
        var state = try list(rootHeight: "60")
        let room = state.stageArea
        func wheel(_ action: Mouse.Action) {
            state.mouse(action, room.minX + 1, room.minY + 1)
        }
        wheel(.scrollDown)
        #expect(offset(state) == CGPoint(x: 0, y: 3))
        #expect(state.offset(.stage) == .zero)
        for _ in 0..<20 { wheel(.scrollDown) }
        #expect(offset(state) == CGPoint(x: 0, y: 25))
        #expect(state.offset(.stage).y > 0)
    }

    @Test func `a click selects the visible element at any scroll position`() throws {
        var state = try list()
        state.type("j")
        state.type("j")
        state.press(Key(.down, .shift), Key(.down, .shift))
        #expect(offset(state) == CGPoint(x: 0, y: 2))
        let room = state.stageArea
        for (row, path) in [(6, "Column/Label#2"), (1, "Column/Window/Column/Label#3")] {
            state.mouse(.press(.left), room.minX + 2, room.minY + row)
            #expect(state.selection?.description == path)
        }
    }

    @Test func `pages and ends of a scrolling window can be reached by keys`() throws {
        var state = try list()
        state.type("jj")
        state.press(Key(.pageDown, .shift))
        #expect(offset(state)?.y == 4)
        state.press(Key(.end, .shift))
        #expect(offset(state)?.y == 25)
        state.press(Key(.pageUp, .shift))
        #expect(offset(state)?.y == 21)
        state.press(Key(.home, .shift))
        #expect(offset(state) == .zero)
    }

    @Test func `a selected element is scrolled into view`() throws {
        var state = try list()
        state.press(Key(.end))
        state.type("k")
        #expect(state.selection?.description == "Column/Window/Column/Label#30")
        #expect(offset(state)?.y == 25)
        state.press(Key(.up), Key(.up), Key(.up), Key(.up))
        #expect(offset(state)?.y == 25)
        state.press(Key(.up))
        #expect(offset(state)?.y == 24)
    }

    @Test func `an arrow points to an element that was scrolled out of its window`() throws {
        var state = try list()
        state.type("jjjj")
        #expect(state.selection?.description == "Column/Window/Column/Label")
        for _ in 0..<4 { state.press(Key(.down, .shift)) }
        #expect(state.rows[state.stageArea.minY + 1].contains("▴ine 4"), "\(state.screen)")
    }

    @Test func `a new layout keeps its scroll position, another document does not`() throws {
        var state = try list()
        state.type("jj")
        state.press(Key(.pageDown, .shift))
        state.type("]")
        #expect(offset(state)?.y == 4)
        state.open(ToyElement.label("x").document())
        #expect(state.windowOffsets.isEmpty)
    }

    @Test func `enter taps the selected element, and the layout changes`() throws {
        var state = ToyElement.column(.label("title"), ToyElement.tapCounter.inset(1)).opened(120, 40)
        state.press(Key(.end))
        #expect(state.selection?.description == "Column/inset/Counter")
        state.press(Key(.enter), Key(.enter))
        #expect(state.screen.contains("2 taps"))
        #expect(state.message == "tapped Counter")
        state.type("]")
        #expect(state.screen.contains("2 taps"))
        state.documentChanged(ToyElement.column(.label("other"), ToyElement.tapCounter.inset(1)).document())
        #expect(state.screen.contains("2 taps"))
        state.open(ToyElement.tapCounter.document())
        #expect(state.screen.contains("0 taps"))
    }

    @Test func `a click taps and selects the element under it`() throws {
        var state = ToyElement.column(.label("title"), .tapCounter).opened(120, 40)
        let room = state.stageArea
        for taps in 1...3 {
            state.mouse(.press(.left), room.minX + 1, room.minY + 1)
            #expect(state.selection?.description == "Column/Counter")
            #expect(state.screen.contains("\(taps) taps"))
        }
    }
}
