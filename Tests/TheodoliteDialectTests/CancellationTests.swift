import EngineKit
import Foundation
import LayoutTestSupport
import Negotiation
import Testing
import TheodoliteDialect

/// A cancelled pass.
struct CancellationTests {
    private final class Leaf: Component, TypedComponent {
        typealias PropType = MeasureCounter

        override func layout(constraint: SizeRange, tree: ComponentTree) -> Layout {
            props.measure()
            return Layout(component: self, size: CGSize(width: 2, height: 1), children: [])
        }
    }

    private static func record(_ counter: MeasureCounter) -> LayoutRecord {
        let column = flex(FlexOptions(flexDirection: .column), (0..<1000).map { _ in FlexChild(Leaf(counter)) })
        var states = ComponentStates()
        return TheodolitePass(root: column, proposal: Proposal(width: .atMost(9), height: .atMost(9)))
            .recorded(keeping: &states, until: counter.cancellation).record
    }

    @Test func `a pass that is cancelled before it begins asks no component and places nothing`() {
        let counter = MeasureCounter(cancellingAt: 0)
        let record = Self.record(counter)
        #expect(counter.count == 0)
        #expect(record.exchanges.map(\.answer) == [.zero])
        #expect(record.elements.allSatisfy { $0.placement == nil })
        #expect(record.notes.isEmpty)
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
