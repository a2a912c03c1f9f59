import Foundation
import Terminal
import Testing

@testable import Playground

@Suite struct ScrollTests {
    private func tall() throws -> PlayedState {
        let labels = (0..<60).map { ToyElement.label("line \($0)") }
        let column = ToyElement(name: "Column", kind: .stack(.vertical, spacing: 0), children: labels)
        return column.opened(80, 24, proposal: try proposal("120", "60"))
    }

    @Test func `a layout larger than the stage scrolls, and keeps the selection visible`() throws {
        var state = try tall()
        state.press(Key(.end))
        #expect(state.offset(.stage) == CellPoint(x: 0, y: 48))
        #expect(state.rows[15].contains("line 59"))
        state.type("K")
        #expect(state.offset(.stage).y == 47)
        state.press(Key(.right, .shift))
        #expect(state.offset(.stage).x == 2)
        state.type("k")
        #expect(state.offset(.stage).y == 47)
        for _ in 0..<100 { state.type("L") }
        #expect(state.offset(.stage).x == 120 - 45)
        state.press(Key(.home))
        #expect(state.offset(.stage).y == 47)
    }

    @Test func `rulers and arrows show the scroll position`() throws {
        var state = try tall()
        state.type("JJJJJJJJJL")
        let stage = state.rows[3...15].map { $0.prefix(49).replacing(/\ +$/, with: "") }
        expectPicture(
            stage.joined(separator: "\n"),
            """
               ◂   ╷    10   ╷    20   ╷    30   ╷    40   ╷▸
               ▴ne 9
             10 ne 10
                ne 11
                ne 12
                ne 13
                ne 14
             15 ne 15
                ne 16
                ne 17
                ne 18
                ne 19
             20▾ne 20
            """)
    }

    @Test func `a long tree scrolls with the selection`() throws {
        var state = try tall()
        state.type("1")
        state.press(Key(.end))
        #expect(state.rows[22].hasPrefix("▸└ Label#60"))
        state.press(Key(.pageUp))
        #expect(state.selection?.description == "Column/Label#55")
        state.press(Key(.home))
        #expect(state.rows[17].hasPrefix("▸Column"))
    }

    @Test func `why and the help scroll to their ends and no further`() throws {
        var state = try tall()
        state.type("3")
        let last = state.state.offsetRange(of: .why).rows.upperBound
        #expect(last > 0)
        state.press(Key(.end))
        #expect(state.offset(.why).y == last)
        state.press(Key(.down), Key(.pageDown))
        #expect(state.offset(.why).y == last)
        state.press(Key(.up))
        #expect(state.offset(.why).y == last - 1)
        state.press(Key(.home))
        state.type("?")
        state.press(Key(.end))
        #expect(state.offset(.help).y == state.state.offsetRange(of: .help).rows.upperBound)
        #expect(state.offset(.why).y == 0)
        state.type("g")
        #expect(state.offset(.help).y == 0)
    }

    @Test func `a larger window brings back content that was scrolled away`() throws {
        var state = try tall()
        state.press(Key(.end))
        state.apply(resizing: 200, 100)
        #expect(state.offset(.stage) == .zero)
    }

    @Test func `an element that overhangs the stage by a cell is shown whole, and the root scrolls back`() {
        var state = ToyElement.pile(.box(6, 2), .box(6, 2), at: [.zero, CGPoint(x: 40, y: 3)]).opened(80, 24)
        #expect(state.stageArea.width == 45)
        state.type("jj")
        #expect(state.offset(.stage) == CellPoint(x: 1, y: 0))
        #expect(state.rows[7].prefix(49).hasSuffix("┏━━━━┓"), "\(state.screen)")
        #expect(state.rows[3].contains("◂"))
        state.press(Key(.home))
        #expect(state.offset(.stage) == .zero)
    }

    @Test func `a smaller window keeps the selection and the step visible`() throws {
        var state = try tall()
        state.press(Key(.end))
        state.apply(resizing: 80, 19)
        #expect(state.stageArea.height == 9 && state.offset(.stage).y == 60 - 9)
        #expect(state.rows.contains { $0.contains("line 59") })
        state.apply(resizing: 80, 40)
        state.type("4")
        state.press(Key(.end))
        #expect(state.visibleSize(of: .trace).height == 11)
        state.apply(resizing: 80, 18)
        #expect(state.rows[16].hasPrefix("▸"), "\(state.screen)")
    }

    @Test func `elements left of the corner can be reached`() throws {
        var state = ToyElement.pile(.box(4, 2), .box(3, 2), at: [CGPoint(x: -10, y: -3), CGPoint(x: 100, y: 2)])
            .opened(80, 24, proposal: try proposal("<=40", "<=10"))
        state.type("j")
        #expect(state.offset(.stage) == CellPoint(x: -10, y: -3))
        state.type("j")
        #expect(state.offset(.stage).x == 103 - 45)
        state.type("k")
        for _ in 0..<60 { state.type("JL") }
        #expect(state.rows[4...15].contains { $0.contains("◂") }, "\(state.screen)")
    }
}
