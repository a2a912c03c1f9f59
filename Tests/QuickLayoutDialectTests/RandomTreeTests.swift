import Foundation
import LayoutTestSupport
import Negotiation
import Testing

@testable import QuickLayoutDialect

/// Rules for every tree, tried on many.
struct RandomTreeTests {
    fileprivate struct Sample {
        let seed: UInt64
        let root: any Element
        let proposal: Proposal
    }

    fileprivate static func samples(
        _ count: UInt64, _ numbers: RandomTree.Numbers, depth: Int = 4
    ) -> some Sequence<Sample> {
        (0..<count).lazy.map { seed in
            var tree = RandomTree(seed: seed, numbers: numbers)
            let root = tree.element(depth: depth)
            let size = tree.proposal()
            return Sample(
                seed: seed, root: root, proposal: Proposal(width: .atMost(size.width), height: .atMost(size.height)))
        }
    }

    @Test(arguments: [RandomTree.Numbers.tame, .wild])
    func `a pass gives equal frames with and without a record`(numbers: RandomTree.Numbers) {
        for sample in Self.samples(500, numbers) {
            let plain = frames(of: QuickLayoutPass(root: sample.root, proposal: sample.proposal).run())
            let recorded = frames(of: Recording(sample.root, sample.proposal).result)
            // As text, since NaN is not equal to itself.
            #expect(plain.map { "\($0)" } == recorded.map { "\($0)" }, "seed \(sample.seed), \(numbers)")
        }
    }

    @Test(arguments: [RandomTree.Numbers.tame, .wild])
    func `no element computes the answer to a proposal twice`(numbers: RandomTree.Numbers) {
        for sample in Self.samples(500, numbers, depth: 5) {
            var computed: Set<String> = []
            for exchange in Recording(sample.root, sample.proposal).record.exchanges where exchange.origin == .measured
            {
                // In full, since NaN is not equal to itself.
                let lengths = Axis.allCases.map { exchange.proposal[$0].length }
                let question = "\(exchange.asked.index) \(lengths)"
                #expect(computed.insert(question).inserted, "seed \(sample.seed), \(numbers): \(question)")
            }
        }
    }

    @Test func `any numbers give a layout, and every infinite or NaN frame is reported on its element`() {
        var infinite = 0
        for sample in Self.samples(10_000, .wild, depth: 3) {
            let record = Recording(sample.root, sample.proposal).record
            let reported = Set(record.notes.map(\.element))
            #expect(record.elements[0].placement != nil, "seed \(sample.seed)")
            for (index, element) in record.elements.enumerated() {
                guard let frame = element.placement?.frame, !frame.isAllFinite else { continue }
                #expect(reported.contains(ElementID(index)), "seed \(sample.seed), \(element.name): \(frame)")
                infinite += 1
            }
        }
        #expect(infinite > 1_000)
    }

    @Test func `an element of fixed size answers the same length to any proposal along the axis`() {
        for axis in Axis.allCases { Self.compareFixedLengths(axis) }
    }

    private static func compareFixedLengths(_ axis: Axis) {
        var compared = 0
        for sample in samples(600, .tame, depth: 3) where isRigid(sample.root) {
            var tree = RandomTree(seed: sample.seed &+ 1_000_000, numbers: .tame)
            let across = tree.number()
            let proposals = (0..<6).map { _ in
                let along = tree.pick([tree.number() * 3, .infinity])
                return axis == .horizontal
                    ? CGSize(width: along, height: across) : CGSize(width: across, height: along)
            }
            let answers = FlexibilityProbe(child: sample.root, proposals: proposals).ask()
            guard answers.flexibility[axis] == .fixedSize else { continue }
            compared += 1
            #expect(Set(answers.sizes.map { $0[axis] }).count == 1, "seed \(sample.seed): \(answers.sizes)")
        }
        #expect(compared > 50)
    }

    /// Whether no element of the tree follows its proposal although it is fixed, as flows of the real library do.
    private static func isRigid(_ root: any Element) -> Bool {
        let record = Recording(root, 9, 9).record
        return !record.elements.contains { ["HFlow", "VFlow", "Grid", "padding"].contains($0.name) }
    }
}

@Suite(.serialized) struct SlowRandomTreeTests {
    @Test(arguments: [RandomTree.Numbers.tame, .wild])
    func `a record's exchanges, reasons, positions, shares, chains and origins agree`(numbers: RandomTree.Numbers) {
        var witness = RecordWitness(containers: ["HStack", "VStack", "ZStack", "HFlow", "VFlow", "Grid"])
        for sample in RandomTreeTests.samples(1_250, numbers) {
            let record = Recording(sample.root, sample.proposal).record
            #expect(witness.contradictions(in: record) == [], "seed \(sample.seed), \(numbers)")
        }
        #expect(witness.divided > 500)
        #expect(witness.recomputed > 10_000)
        #expect(numbers == .wild || witness.ruled < witness.recomputed / 1_000)
    }
}

/// Asks its child one proposal after the other, and shows nothing.
private struct FlexibilityProbe: Layout {
    let child: any Element
    let proposals: [CGSize]
    let notebook = Notebook()

    /// A class, since a pass writes into it.
    final class Notebook {
        var sizes: [CGSize] = []
        var flexibility: [Axis: Flexibility] = [:]
    }

    var children: [any Element] { [child] }

    func layoutThatFits(_ proposal: CGSize, children: [ElementProxy], context: LayoutContext) -> LayoutNode {
        for axis in Axis.allCases { notebook.flexibility[axis] = children[0].flexibility(for: axis) }
        notebook.sizes = proposals.map { children[0].layoutThatFits($0).size }
        return LayoutNode(size: .zero, context: context)
    }

    func ask() -> (sizes: [CGSize], flexibility: [Axis: Flexibility]) {
        _ = layoutThatFits(CGSize(width: 9, height: 9), layoutDirection: nil)
        return (notebook.sizes, notebook.flexibility)
    }
}

extension CGSize {
    fileprivate subscript(axis: Axis) -> CGFloat { axis == .horizontal ? width : height }
}

extension AxisProposal {
    /// The points proposed; infinite if unlimited.
    fileprivate var length: CGFloat {
        switch self {
        case .exactly(let length), .atMost(let length): length
        case .between, .unconstrained, .unspecified: .infinity
        }
    }
}
