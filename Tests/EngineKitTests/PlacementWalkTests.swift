import EngineKit
import Foundation
import Negotiation
import Testing

/// The walk through the placed elements of a tree.
struct PlacementWalkTests {
    private struct Box {
        let name: String
        var children: [Box] = []
    }

    private static let tree = Box(
        name: "root", children: [Box(name: "first", children: [Box(name: "inner")]), Box(name: "second")])

    @Test func `parents come before their children, and children in order`() {
        var names: [String] = []
        var walk = PlacementWalk(from: Self.tree, recorder: nil)
        while let box = walk.next() {
            names.append(box.name)
            walk.enter(box.children) { $0 }
        }
        #expect(names == ["root", "first", "inner", "second"])
    }

    @Test func `a record nests elements by the walk's order`() {
        let recorder = Recorder()
        var walk = PlacementWalk(from: Self.tree, recorder: recorder)
        while let box = walk.next() {
            let id = recorder.declare(box.name, parent: nil, origin: nil)
            recorder.place(id, in: .zero, because: UnstatedReason(), decidedBy: nil)
            walk.enter(box.children) { $0 }
        }
        #expect(recorder.finished.steps.map(\.depth) == [0, 1, 2, 1])
    }

    @Test func `a tree of any depth is walked`() {
        var count = 0
        var walk = PlacementWalk(from: 1_000_000, recorder: nil)
        while let rest = walk.next() {
            count += 1
            walk.enter(rest > 0 ? [rest - 1] : []) { $0 }
        }
        #expect(count == 1_000_001)
    }
}
