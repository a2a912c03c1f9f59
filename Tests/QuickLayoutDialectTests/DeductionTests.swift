import Foundation
import Negotiation
import TestSupport
import Testing

@testable import QuickLayoutDialect

/// An answer that is known to hold for other proposals stands for theirs, and nobody sees a difference.
struct DeductionTests {
    @Test(arguments: [RandomTree.Numbers.tame, .wild])
    func `a pass that deduces answers gives the frames of one that computes each`(numbers: RandomTree.Numbers) {
        for seed in UInt64(0)..<1500 {
            var tree = RandomTree(seed: seed, numbers: numbers)
            let root = tree.element(depth: 5)
            for proposal in Self.proposals(to: root) {
                let told = "seed \(seed), \(numbers), in \(proposal)"
                let (deduced, computed) = (
                    Self.frames(root, proposal, deduces: true), Self.frames(root, proposal, deduces: false)
                )
                #expect(deduced == computed, "\(told)")
            }
        }
    }

    @Test func `trees of texts in too little room have the frames that they have when each answer is computed`() {
        for seed in UInt64(0)..<300 {
            var random = TextTrees(seed: seed)
            let root = random.element(depth: 5)
            for proposal in Self.proposals(to: root) {
                let told = "seed \(seed), in \(proposal)"
                let (deduced, computed) = (
                    Self.frames(root, proposal, deduces: true), Self.frames(root, proposal, deduces: false)
                )
                #expect(deduced == computed, "\(told)")
            }
        }
    }

    @Test func `every answer that is deduced or remembered is the one that its element computes`() {
        var deduced = 0
        for seed in UInt64(0)..<400 {
            var tree = RandomTree(seed: seed, numbers: .tame)
            let root = tree.element(depth: 4)
            let size = tree.proposal()
            let record = Recording(root, size.width, size.height).record
            for exchange in record.exchanges where exchange.how == .deduced {
                deduced += 1
                let measured = record[exchange.asked].asked.map { record[$0] }.filter { $0.how == .measured }
                #expect(measured.contains { $0.answer == exchange.answer }, "seed \(seed)")
            }
        }
        #expect(deduced > 100)
    }

    @Test
    func `a text that is not cut answers the same in all room between its lines' length and where a word moves up`() {
        let widths: [CGFloat] = [7, 7.5, 5, 4.5, 6, 8]
        let probe = Recording(
            Asking(child: Text("ab cd efg"), proposals: widths.map { CGSize(width: $0, height: 9) }), 20, 20)
        let answers = probe.record.exchanges.dropFirst().map { "\(PointsFormat.short($0.answer)) \($0.how)" }
        #expect(
            answers == [
                "5×2 measured", "5×2 deduced", "5×2 deduced", "3×3 measured", "5×2 deduced", "5×2 measured",
            ])
    }

    @Test func `the same element twice in a row is laid out once where nothing is recorded`() {
        let notebook = CountingLeaf.Notebook()
        let leaf: any Element = CountingLeaf(notebook: notebook)
        let stack = ZStack {
            leaf
            leaf
        }
        _ = QuickLayoutPass(root: stack, proposal: Proposal(width: .atMost(9), height: .atMost(9))).run()
        let once = notebook.count
        let other: any Element = CountingLeaf(notebook: notebook)
        let mixed = ZStack {
            leaf
            Spacer(1)
            other
        }
        _ = QuickLayoutPass(root: mixed, proposal: Proposal(width: .atMost(9), height: .atMost(9))).run()
        #expect(once == 1 && notebook.count == 3)
    }

    private static func frames(_ root: any Element, _ proposal: CGSize, deduces: Bool) -> [String] {
        var pass = QuickLayoutPass(
            root: root, proposal: Proposal(width: .atMost(proposal.width), height: .atMost(proposal.height)))
        pass.deduces = deduces
        // Written, for NaN is not equal to itself; nothing has no sign.
        return QuickLayoutDialectTests.frames(of: pass.run()).map { frame in
            "\([frame.origin.x, frame.origin.y, frame.size.width, frame.size.height].map { $0 + 0 })"
        }
    }

    /// Much room, little, and hardly any, seen from the size that the tree would like.
    private static func proposals(to root: any Element) -> [CGSize] {
        let unlimited = Proposal(width: .unconstrained, height: .unconstrained)
        let natural = QuickLayoutPass(root: root, proposal: unlimited).run().size
        return [1, 0.7, 0.4, 0.1].map { CGSize(width: natural.width * $0, height: natural.height * $0) }
    }
}

/// Stacks of texts, some in a frame or a padding, with lengths that are no whole numbers.
private struct TextTrees {
    private var random: SeededGenerator

    init(seed: UInt64) {
        random = SeededGenerator(seed: seed)
    }

    mutating func element(depth: Int) -> any Element {
        let length = CGFloat(Int.random(in: 0...30, using: &random)) / 7
        guard depth > 0 else { return Text(random.text(of: ["ab", " ", "cde", " ", "f", "\n"], count: 1...7)) }
        switch Int.random(in: 0..<9, using: &random) {
        case 0: return element(depth: depth - 1).padding(length)
        case 1: return element(depth: depth - 1).frame(minWidth: length, maxWidth: 3 * length, maxHeight: 2 * length)
        case 2: return element(depth: depth - 1).frame(width: 3 * length)
        case 3: return element(depth: depth - 1).constrainedSize(maxWidth: 5 * length)
        default: return stack(depth, spacing: depth.isMultiple(of: 3) ? length : 0)
        }
    }

    private mutating func stack(_ depth: Int, spacing: CGFloat) -> any Element {
        let children = (0..<Int.random(in: 2...3, using: &random)).map { _ in
            let priority = CGFloat(Int.random(in: 0...1, using: &random))
            return element(depth: depth - 1).layoutPriority(priority) as any Element
        }
        let isIdeal = Int.random(in: 0..<5, using: &random) == 0
        return Bool.random(using: &random)
            ? HStack(alignment: .top, spacing: spacing) { children }.idealLayout(isIdeal) as any Element
            : VStack(alignment: .leading, spacing: spacing) { children }.idealLayout(isIdeal)
    }
}

/// A leaf that counts how often it is asked.
private struct CountingLeaf: LeafElement {
    let notebook: Notebook

    /// A class, for a pass writes into it.
    final class Notebook {
        var count = 0
    }

    func flexibility(for axis: Axis, children: [ElementProxy], context: LayoutContext) -> Flexibility { .fixedSize }

    func layoutThatFits(_ proposal: CGSize, children: [ElementProxy], context: LayoutContext) -> LayoutNode {
        notebook.count += 1
        return LayoutNode(size: CGSize(width: 2, height: 1), context: context)
    }
}

/// Asks its child one proposal after the other.
private struct Asking: Layout {
    let child: any Element
    let proposals: [CGSize]

    var children: [any Element] { [child] }

    func layoutThatFits(_ proposal: CGSize, children: [ElementProxy], context: LayoutContext) -> LayoutNode {
        for proposal in proposals { _ = children[0].layoutThatFits(proposal) }
        return LayoutNode(size: .zero, context: context)
    }
}
