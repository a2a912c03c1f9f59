@testable import BlueprintDialect
import LayoutTestSupport
import Negotiation
import Testing

/// Elements that are asked outside of a record.
struct ProbeTests {
    private static let proposal = Proposal(width: .atMost(20), height: .atMost(10))

    @Test func `an answer holds for all proposals of its box`() throws {
        for seed in 0..<40 as Range<UInt64> {
            var tree = RandomTree(seed: seed, numbers: .tame)
            let root = tree.element(depth: 3)
            let probe = try BlueprintProbe(root: root, proposal: Self.proposal)
            for width in 1...16 {
                for height in [1, 2, 3, 5, 8] {
                    let asked = CGSize(width: CGFloat(width), height: CGFloat(height))
                    let answer = probe.ask(ElementID(0), asked)?.size
                    let alone = try BlueprintProbe(root: root, proposal: Self.proposal).ask(ElementID(0), asked)?.size
                    #expect("\(answer ?? .zero)" == "\(alone ?? .zero)", "seed \(seed), \(width)×\(height)")
                }
            }
        }
    }

    @Test func `asking adds nothing to the record`() throws {
        let root = Row { row in row.add(child: Label(text: "one two three")) }
        let probe = try BlueprintProbe(root: root, proposal: Self.proposal)
        let exchanges = probe.record.exchanges.count
        _ = probe.ask(ElementID(1), CGSize(width: 4, height: CGFloat.infinity))
        #expect(probe.record.exchanges.count == exchanges)
    }

    @Test func `a probe measures the element itself, without the sizing rules`() throws {
        let half = Half()
        let probe = try BlueprintProbe(root: Column { $0.add(child: half) }, proposal: Self.proposal)
        let answers = [20, 10, 5].map { probe.ask(ElementID(1), CGSize(width: CGFloat($0), height: 9))?.size.width }
        #expect(answers == [10, 5, 2.5])
    }

    /// Breaks the rules.
    private struct Half: Element {
        var content: ElementContent {
            ElementContent { constraint in CGSize(width: (constraint.width.constrainedValue ?? 8) / 2, height: 1) }
        }
    }
}
