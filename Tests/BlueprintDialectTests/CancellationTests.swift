import BlueprintDialect
import EngineKit
import LayoutTestSupport
import Negotiation
import Testing

/// A cancelled pass.
struct CancellationTests {
    private struct Leaf: Element {
        let counter: MeasureCounter

        var content: ElementContent {
            ElementContent { (_: SizeConstraint) in
                counter.measure()
                return CGSize(width: 2, height: 1)
            }
        }
    }

    private static func record(_ counter: MeasureCounter, _ height: AxisProposal) throws -> LayoutRecord {
        let column = Column { for _ in 0..<1000 { Leaf(counter: counter) } }
        return try BlueprintPass(root: column, proposal: Proposal(width: .atMost(9), height: height))
            .recorded(until: counter.cancellation).record
    }

    @Test(arguments: [AxisProposal.atMost(9), .exactly(9)])
    func `a pass that is cancelled before it begins asks no leaf and places nothing`(height: AxisProposal) throws {
        let counter = MeasureCounter(cancellingAt: 0)
        let record = try Self.record(counter, height)
        #expect(counter.count == 0)
        #expect(record.exchanges.map(\.answer) == [.zero])
        #expect(record.elements.allSatisfy { $0.placement == nil })
        #expect(record.notes.isEmpty)
    }

    @Test func `a running pass ends a bounded number of steps after it is cancelled`() throws {
        let counter = MeasureCounter(cancellingAt: 10)
        let record = try Self.record(counter, .atMost(9))
        #expect(counter.count <= 10 + DepthGuard.stepsBetweenChecks)
        #expect(record.notes.isEmpty)
        let whole = MeasureCounter(cancellingAt: .max)
        _ = try Self.record(whole, .atMost(9))
        #expect(whole.count >= 1000)
    }
}
