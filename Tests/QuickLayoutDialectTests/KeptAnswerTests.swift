import Negotiation
import QuickLayoutDialect
import Testing

/// What an author's code keeps of a pass outlives it.
struct KeptAnswerTests {
    /// A class, because the element keeps what it is given.
    private final class Kept {
        var answers: [LayoutNode] = []
        var proxies: [ElementProxy] = []
        var context: LayoutContext?
    }

    private struct Keeping: Layout {
        let kept: Kept
        let children: [any Element]

        func layoutThatFits(_ proposal: CGSize, children: [ElementProxy], context: LayoutContext) -> LayoutNode {
            kept.proxies = children
            kept.context = context
            kept.answers = children.map { $0.layoutThatFits(proposal) }
            return LayoutNode(size: proposal, children: kept.answers.map { LayoutNode.Child($0) }, context: context)
        }
    }

    /// Answers with an answer of an earlier pass.
    private struct Repeating: Layout {
        let answer: LayoutNode

        func layoutThatFits(_ proposal: CGSize, children: [ElementProxy], context: LayoutContext) -> LayoutNode {
            answer
        }
    }

    private static let proposal = Proposal(width: .atMost(20), height: .atMost(9))

    private static func kept(isRecorded: Bool) -> Kept {
        let kept = Kept()
        let tree = VStack {
            Keeping(
                kept: kept,
                children: [
                    HStack {
                        Text("one two"); Text("three").padding(1)
                    }, Text("four"),
                ])
        }
        _ = QuickLayoutPass(root: tree, proposal: proposal, recorder: isRecorded ? Recorder() : nil).run()
        return kept
    }

    @Test(arguments: [true, false]) func `answers, proxies and contexts can be used after their pass`(isRecorded: Bool)
    {
        let kept = Self.kept(isRecorded: isRecorded)
        #expect(kept.answers.map(\.size) == [CGSize(width: 14, height: 3), CGSize(width: 4, height: 1)])
        #expect(kept.answers[0].children[1].layout.children[0].position == CGPoint(x: 1, y: 1))
        let again = kept.proxies[0].layoutThatFits(CGSize(width: 10, height: 9))
        #expect(again.size == CGSize(width: 10, height: 3))
        #expect(kept.proxies.map { $0.flexibility(for: .horizontal) } == [.partial, .partial])
        let context = kept.context ?? LayoutContext()
        let node = LayoutNode(size: again.size, children: [LayoutNode.Child(again)], context: context)
        #expect(node.children[0].layout.children.count == 2)
    }

    @Test(arguments: [true, false]) func `an answer of another pass can be given again`(isRecorded: Bool) {
        let answer = Self.kept(isRecorded: isRecorded).answers[0]
        let tree = VStack {
            Repeating(answer: answer); Text("below")
        }
        let recorder = Recorder()
        let result = QuickLayoutPass(root: tree, proposal: Self.proposal, recorder: recorder).run()
        #expect(result.size == CGSize(width: 14, height: 4))
        let record = recorder.finished
        #expect(record.elements.map(\.name) == ["VStack", "Repeating", "Text"])
        #expect(record.exchanges.allSatisfy { !$0.reason.sentence.isEmpty })
        #expect(record[ElementID(1)].placement?.frame.size == CGSize(width: 14, height: 3))
    }

    /// A leaf that gives its first answer again. A class, because it keeps the answer.
    private final class Repeater: Layout {
        private var first: LayoutNode?

        func layoutThatFits(_ proposal: CGSize, children: [ElementProxy], context: LayoutContext) -> LayoutNode {
            let node = first ?? LayoutNode(size: CGSize(width: 3, height: 1), context: context)
            first = node
            return node
        }

        func flexibility(for axis: Axis, children: [ElementProxy], context: LayoutContext) -> Flexibility { .partial }
    }

    @Test func `an element that gives one answer twice is remembered with both proposals`() {
        let recorder = Recorder()
        let tree = VStack {
            Repeater(); Text("a")
        }
        let proposal = Proposal(width: .atMost(9), height: .atMost(1))
        let result = QuickLayoutPass(root: tree, proposal: proposal, recorder: recorder).run()
        #expect(result.size == CGSize(width: 3, height: 1))
        let record = recorder.finished
        #expect(
            record[ElementID(1)].asked.map { record[$0].proposal.height.description } == ["<=1", "<=0.5"])
        #expect(record[ElementID(1)].asked.map { record[$0].origin } == [.measured, .measured])
        #expect(record[ElementID(1)].placement?.decidedBy == record[ElementID(1)].asked.last)
    }

    @Test func `an answer without a pass has one of its own`() {
        let leaf = LayoutNode(size: CGSize(width: 3, height: 1), context: LayoutContext())
        let node = LayoutNode(
            size: CGSize(width: 5, height: 1), children: [LayoutNode.Child(leaf, at: CGPoint(x: 2, y: 0))],
            context: LayoutContext())
        #expect(node.children.map(\.position) == [CGPoint(x: 2, y: 0)])
        #expect(node.children[0].layout.size == CGSize(width: 3, height: 1))
    }

    @Test func `a container of the library lays out an author's proxies`() {
        struct Bordered: Layout {
            let children: [any Element]

            func layoutThatFits(_ proposal: CGSize, children: [ElementProxy], context: LayoutContext) -> LayoutNode {
                let column = VStack(spacing: 1).layoutThatFits(proposal, children: children, context: context)
                return LayoutNode(
                    size: CGSize(width: column.size.width + 2, height: column.size.height), children: column.children,
                    context: context)
            }
        }
        let result = Bordered(children: [Text("ab"), Text("abcd")]).layoutThatFits(CGSize(width: 20, height: 9))
        #expect(result.size == CGSize(width: 6, height: 3))
        #expect(result.children.map(\.frame.origin) == [CGPoint(x: 1, y: 0), CGPoint(x: 0, y: 2)])
    }
}
