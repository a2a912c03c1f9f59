import Foundation
import Negotiation
import QuickLayoutDialect
import Testing

/// Leaves, wrappers and containers that are written outside of the module: here, and in OwnElements.swift.
struct OwnElementTests {
    /// Proposes half of the width, and is as large as its child.
    private struct Half: Layout {
        let child: any Element
        var children: [any Element] { [child] }

        func layoutThatFits(_ proposal: CGSize, children: [ElementProxy], context: LayoutContext) -> LayoutNode {
            let answer = children[0].layoutThatFits(
                CGSize(width: proposal.width / 2, height: proposal.height), because: StatedReason("half the width"))
            return LayoutNode(size: answer.size, children: [LayoutNode.Child(answer)], context: context)
        }
    }

    /// Returns its child's answer as its own.
    private struct Through: Layout {
        let child: any Element
        var children: [any Element] { [child] }

        func layoutThatFits(_ proposal: CGSize, children: [ElementProxy], context: LayoutContext) -> LayoutNode {
            children[0].layoutThatFits(proposal)
        }
    }

    @Test func `a leaf shares a stack with the others`() {
        let row = HStack {
            Dots(count: 9)
            Text("ab")
        }
        #expect(Recording(row, 6, 1).drawing == "HStack 0,0 6×1\n  Dots 0,0 4×1\n  Text 4,0 2×1")
    }

    @Test func `a wrapper chooses its proposal, and may give a reason`() {
        let recording = Recording(Half(child: Text("one two")), 9, 2)
        #expect(recording.drawing == "Half 0,0 3×2\n  Text 0,0 3×2")
        #expect(recording.asks(of: "Half") == ["half the width"])
    }

    @Test func `a container chooses its children's positions, and takes part in stacks`() {
        let stairs = Stairs(step: 2, children: [Text("ab"), Image(width: 1, height: 2)])
        let column = VStack {
            stairs
            Text("c")
        }
        let recording = Recording(column, 9, 9)
        #expect(
            recording.drawing == """
                VStack 0,0 3×4
                  Stairs 0,0 3×3
                    Text 0,0 2×1
                    Image 2,1 1×2
                  Text 1,3 1×1
                """)
        #expect(recording.asks(of: "Stairs") == ["the layout gives no reason", "the layout gives no reason"])
        #expect(
            recording.placements.filter { $0.contains("Stairs") && !$0.contains("after") } == [
                "its own size, at 0, 0 by the code of Stairs", "its own size, at 2, 1 by the code of Stairs",
            ])
    }

    @Test func `an element that returns its child's answer is an element of its own`() {
        #expect(Recording(Through(child: Text("ab")), 9, 9).drawing == "Through 0,0 2×1\n  Text 0,0 2×1")
    }

    @Test func `a repeated ask is allowed, and its answer is remembered`() {
        struct Twice: Layout {
            let child: any Element
            var children: [any Element] { [child] }

            func layoutThatFits(_ proposal: CGSize, children: [ElementProxy], context: LayoutContext) -> LayoutNode {
                _ = children[0].layoutThatFits(proposal)
                return LayoutNode(
                    size: proposal, children: [LayoutNode.Child(children[0].layoutThatFits(proposal))], context: context
                )
            }
        }
        let record = Recording(Twice(child: Text("ab")), 9, 9).record
        #expect(record.exchanges.map(\.origin) == [.measured, .measured, .remembered])
    }
}
