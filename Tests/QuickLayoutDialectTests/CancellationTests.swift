import EngineKit
import Foundation
import LayoutTestSupport
import Negotiation
import QuickLayoutDialect
import Testing

/// A cancelled pass.
struct CancellationTests {
    private struct Leaf: LeafElement {
        let counter: MeasureCounter

        func layoutThatFits(_ proposal: CGSize, children: [ElementProxy], context: LayoutContext) -> LayoutNode {
            counter.measure()
            return LayoutNode(size: CGSize(width: 2, height: 1), context: context)
        }
    }

    private static func record(_ counter: MeasureCounter) -> LayoutRecord {
        let column = VStack { for _ in 0..<1000 { Leaf(counter: counter) } }
        return QuickLayoutPass(root: column, proposal: Proposal(width: .atMost(9), height: .atMost(9)))
            .recorded(until: counter.cancellation).record
    }

    @Test func `a pass that is cancelled before it begins asks no leaf and places nothing`() {
        let counter = MeasureCounter(cancellingAt: 0)
        let record = Self.record(counter)
        #expect(counter.count == 0)
        #expect(record.exchanges.map(\.answer) == [.zero])
        #expect(record.elements.allSatisfy { $0.placement == nil })
        #expect(record.notes.isEmpty)
    }

    @Test func `a record is complete if its pass was, even if other work is cancelled before it is read`() {
        let counter = MeasureCounter(cancellingAt: .max)
        let record = Self.record(counter)
        counter.cancellation.cancel()
        #expect(record.elements.count == 1001)
        #expect(record.elements.allSatisfy { $0.placement != nil })
    }

    @Test func `a running pass ends a bounded number of steps after it is cancelled`() {
        let counter = MeasureCounter(cancellingAt: 10)
        let record = Self.record(counter)
        #expect(counter.count <= 10 + DepthGuard.stepsBetweenChecks)
        #expect(record.notes.isEmpty)
        let whole = MeasureCounter(cancellingAt: .max)
        _ = Self.record(whole)
        #expect(whole.count >= 1000)
    }
}
