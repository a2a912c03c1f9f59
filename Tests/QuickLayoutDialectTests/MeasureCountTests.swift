import QuickLayoutDialect
import Testing

/// The number of leaf measures in the trees that were measured on the real library: never more than there.
@Suite(.serialized) struct SlowMeasureCountTests {
    private static func leafMeasures(_ benchmark: QuickLayoutBenchmark) -> Int {
        let record = benchmark.recordedPass()
        return record.exchanges.count { $0.origin == .measured && record[$0.asked].children.isEmpty }
    }

    @Test(arguments: QuickLayoutBenchmark.all.filter { $0.realMeasures ?? .max < 20_000 }.map(\.name))
    func `no tree measures its leaves more often than the real library`(name: String) throws {
        let benchmark = try #require(QuickLayoutBenchmark.all.first { $0.name == name })
        #expect(Self.leafMeasures(benchmark) <= benchmark.realMeasures ?? 0)
    }
}

struct MeasureCountTests {
    @Test func `nested frames that take everything cost at most four times as much at twice the depth`() {
        let counts = [8, 16, 32].map { depth in
            let tree = QuickLayoutTrees.fillSpine(depth)
            let record = Recording(tree, 15, CGFloat(depth + 1)).record
            return record.exchanges.count { $0.origin == .measured && record[$0.asked].name == "Text" }
        }
        #expect(counts[1] <= counts[0] * 4 && counts[2] <= counts[1] * 4, "\(counts)")
    }

    /// A class, because the leaves count in it.
    private final class Count {
        var measures = 0
    }

    private struct Small: LeafElement {
        let count: Count

        func layoutThatFits(_ proposal: CGSize, children: [ElementProxy], context: LayoutContext) -> LayoutNode {
            count.measures += 1
            return LayoutNode(size: proposal, context: context)
        }
    }

    private struct Large: LeafElement {
        let small: Small
        let numbers = (1, 2, 3, 4)

        func layoutThatFits(_ proposal: CGSize, children: [ElementProxy], context: LayoutContext) -> LayoutNode {
            small.layoutThatFits(proposal, children: children, context: context)
        }
    }

    @Test(arguments: [true, false]) func `an element that occurs twice in a row is measured once`(isLarge: Bool) {
        let count = Count()
        let leaf: any Element = isLarge ? Large(small: Small(count: count)) : Small(count: count)
        let tree = HStack {
            leaf
            leaf
        }
        #expect(tree.layoutThatFits(CGSize(width: 10, height: 4)).size == CGSize(width: 10, height: 4))
        #expect(count.measures == 1)
        count.measures = 0
        let apart = HStack {
            leaf
            Spacer(1)
            leaf
        }
        #expect(apart.layoutThatFits(CGSize(width: 11, height: 4)).size == CGSize(width: 11, height: 4))
        #expect(count.measures == 2)
    }
}
