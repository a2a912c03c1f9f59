@testable import BlueprintDialect
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

    @Test func `an element that is measured by its environment is probed without the sizing rules too`() throws {
        let probe = try BlueprintProbe(root: MeasuredInside(), proposal: Self.proposal)
        let answer = probe.ask(ElementID(0), CGSize(width: 30, height: CGFloat.infinity))?.size
        #expect(answer == CGSize(width: 9, height: 5))
    }

    /// Measures another element with the environment that it is given.
    private struct MeasuredInside: Element {
        var content: ElementContent {
            ElementContent { constraint, environment in
                AskingTwice().content.measure(in: constraint, environment: environment)
            }
        }
    }

    /// Asks its child again with the width that it answered; the child then answers another height.
    private struct AskingTwice: Element, SingleChildLayout {
        var content: ElementContent {
            ElementContent(child: Tall(), layout: self)
        }

        func sizeThatFits(
            proposal: SizeConstraint, subelement: Subelement, environment: Environment, cache: inout ()
        ) -> CGSize {
            subelement.sizeThatFits(SizeConstraint(width: subelement.sizeThatFits(proposal).width))
        }

        func placeSubelement(in size: CGSize, subelement: Subelement, environment: Environment, cache: inout ()) {}
    }

    /// Breaks the rules: it answers 9 to 30 and to 9, with different heights.
    private struct Tall: Element {
        var content: ElementContent {
            ElementContent { (constraint: SizeConstraint) in
                CGSize(width: 9, height: constraint.width.maximum < 20 ? 5 : 1)
            }
        }
    }
}
