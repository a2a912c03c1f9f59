import Negotiation
import QuickLayoutDialect
import Testing

/// How often leaves are measured in the trees by which the real library was measured: never more often than there.
@Suite(.serialized) struct SlowMeasureCountTests {
    private static func leafMeasures(_ benchmark: QuickLayoutBenchmark) -> Int {
        let record = benchmark.recordedPass()
        return record.exchanges.count { $0.origin == .measured && record[$0.asked].children.isEmpty }
    }

    @Test(arguments: QuickLayoutBenchmark.all.filter { $0.realMeasures < 20_000 }.map(\.name))
    func `no tree measures its leaves more often than the real library`(name: String) throws {
        let benchmark = try #require(QuickLayoutBenchmark.all.first { $0.name == name })
        #expect(Self.leafMeasures(benchmark) <= benchmark.realMeasures)
    }
}

struct MeasureCountTests {
    @Test func `frames that take everything, one in another, cost each depth a constant more`() {
        let counts = [8, 16, 32].map { depth in
            let tree = QuickLayoutTrees.fillSpine(depth)
            let record = Recording(tree, 15, CGFloat(depth + 1)).record
            return record.exchanges.count { $0.origin == .measured && record[$0.asked].name == "Text" }
        }
        #expect(counts[1] <= counts[0] * 4 && counts[2] <= counts[1] * 4, "\(counts)")
    }
}
