import Negotiation
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
}
