import Foundation
import Negotiation
import Testing

@testable import QuickLayoutDialect

/// Answers that are known to hold for other proposals.
struct DeductionTests {
    @Test func `every deduced or remembered answer is the one that its element computes`() {
        var deduced = 0
        for seed in UInt64(0)..<400 {
            var tree = RandomTree(seed: seed, numbers: .tame)
            let root = tree.element(depth: 4)
            let size = tree.proposal()
            let record = Recording(root, size.width, size.height).record
            for exchange in record.exchanges where exchange.origin == .deduced {
                deduced += 1
                let measured = record[exchange.asked].asked.map { record[$0] }.filter { $0.origin == .measured }
                #expect(measured.contains { $0.answer == exchange.answer }, "seed \(seed)")
            }
        }
        #expect(deduced > 100)
    }

    @Test
    func `an uncut text has the same answer in all widths with the same line breaks`() {
        let widths: [CGFloat] = [7, 7.5, 5, 4.5, 6, 8]
        let probe = Recording(
            Asking(child: Text("ab cd efg"), proposals: widths.map { CGSize(width: $0, height: 9) }), 20, 20)
        let answers = probe.record.exchanges.dropFirst().map { "\(PointsFormat.short($0.answer)) \($0.origin)" }
        #expect(
            answers == [
                "5×2 measured", "5×2 deduced", "5×2 deduced", "3×3 measured", "5×2 deduced", "5×2 measured",
            ])
    }

    @Test func `an element that follows itself is laid out once if nothing is recorded`() {
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
}

/// A leaf that counts its asks.
private struct CountingLeaf: LeafElement {
    let notebook: Notebook

    /// A class, since a pass writes into it.
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
