import Negotiation
import Terminal
import Testing

@testable import Playground

@Suite struct StageEdgeTests {
    /// The cell of the window that shows a cell of the stage.
    private func window(_ x: Int, _ y: Int, in state: PlayedState) -> CellPoint {
        let origin = state.state.stageArea.origin
        return CellPoint(x: origin.x + x, y: origin.y + y)
    }

    private func mouse(_ action: Mouse.Action, _ point: CellPoint, in state: inout PlayedState) {
        _ = state.handle(.mouse(Mouse(action, at: point)))
    }

    private func drag(_ points: [CellPoint], in state: inout PlayedState) {
        mouse(.press(.left), points[0], in: &state)
        for point in points.dropFirst() { mouse(.drag(.left), point, in: &state) }
        mouse(.release, points[points.count - 1], in: &state)
    }

    @Test(arguments: [(80, 24), (120, 40), (200, 60)])
    func `dragging the right edge changes the width, and one undo restores it`(
        width: Int, height: Int
    ) throws {
        var state = PlayedState.menu(width, height)
        let before = state.proposal.proposal
        let (wide, tall) = (try #require(before.width.limit), try #require(before.height.limit))
        let start = window(Int(wide) - 1, 2, in: state)
        mouse(.press(.left), start, in: &state)
        #expect(state.proposal.proposal == before)
        for step in 1...5 {
            mouse(.drag(.left), CellPoint(x: start.x - step, y: start.y + 1), in: &state)
            #expect(state.proposal.proposal == Proposal(width: .exactly(wide - Double(step)), height: .exactly(tall)))
            #expect(state.rows[1].hasPrefix(" width  \(Int(wide) - step)  exactly   height  \(Int(tall)) "))
        }
        #expect(try #require(state.inspection).size.width == wide - 5)
        mouse(.release, CellPoint(x: start.x - 5, y: start.y), in: &state)
        state.type("u")
        #expect(state.proposal.proposal == before && state.proposal.isFollowing)
    }

    @Test func `the lower edge changes the height, the corner both, and each drag is one undo step`() throws {
        var state = PlayedState.menu(120, 40)
        let bottom = window(20, 22, in: state)
        drag([bottom, CellPoint(x: bottom.x, y: bottom.y - 3), CellPoint(x: bottom.x, y: bottom.y - 4)], in: &state)
        #expect(try state.proposal.proposal == proposal("47", "19"))
        #expect(state.proposal.followed == [.horizontal])
        let corner = window(46, 18, in: state)
        drag([corner, CellPoint(x: corner.x - 7, y: corner.y - 9)], in: &state)
        #expect(try state.proposal.proposal == proposal("40", "10"))
        state.type("u")
        #expect(try state.proposal.proposal == proposal("47", "19"))
        state.type("u")
        #expect(try state.proposal.proposal == proposal("47", "23"))
        state.type("UU")
        #expect(try state.proposal.proposal == proposal("40", "10"))
    }

    @Test func `an edge keeps the kind of its proposal, and an unlimited one becomes exact`() throws {
        var state = PlayedState.menu(120, 40, proposal: try proposal("<=30", "inf"))
        let right = window(29, 1, in: state)
        drag([right, CellPoint(x: right.x + 4, y: right.y)], in: &state)
        #expect(try state.proposal.proposal == proposal("<=34", "inf"))
        let height = try #require(state.inspection?.size.height)
        let bottom = window(3, Int(height) - 1, in: state)
        drag([bottom, CellPoint(x: bottom.x, y: bottom.y + 2)], in: &state)
        #expect(state.proposal.proposal == Proposal(width: .atMost(34), height: .exactly(height + 2)))
    }

    @Test func `an edge stops at 0, and still follows the pointer outside of the pane`() throws {
        var state = PlayedState.menu(120, 40)
        let right = window(46, 2, in: state)
        drag([right, CellPoint(x: right.x + 30, y: right.y)], in: &state)
        #expect(try state.proposal.proposal == proposal("77", "23"))
        state.type("u")
        drag([right, CellPoint(x: -90, y: right.y)], in: &state)
        #expect(try state.proposal.proposal == proposal("0", "23"))
    }

    @Test func `dragging by a cell changes the proposal by the cell's points`() throws {
        var state = ToyElement.row(.box(9, 1)).opened(80, 24, proposal: try proposal("80", "64"), projection: .phone)
        let right = window(9, 1, in: state)
        drag([right, CellPoint(x: right.x + 2, y: right.y)], in: &state)
        #expect(try state.proposal.proposal == proposal("96", "64"))
    }

    @Test func `a press at the edge is a click once it is released`() {
        var state = PlayedState.menu(120, 40)
        state.type("j")
        let right = window(46, 9, in: state)
        drag([right], in: &state)
        #expect(state.selection?.description == "Column" && state.proposal.isFollowing)
        state.type("?")
        drag([right, CellPoint(x: right.x - 4, y: right.y)], in: &state)
        #expect(state.proposal.isFollowing)
    }

    @Test func `the help lists the edges that can be dragged`() {
        let help = KeyTable.standard.help(Notation(.utf8)).rows(width: 120).map(\.text)
        #expect(help.contains { $0.contains("drag") && $0.contains("the stage's right or lower edge, or its corner") })
    }
}
