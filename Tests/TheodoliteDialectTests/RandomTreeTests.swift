import Foundation
import LayoutTestSupport
import Negotiation
import Testing
import TheodoliteDialect

/// Rules for every tree, tried on many.
struct RandomTreeTests {
    static func proposal(_ tree: inout RandomTree) -> Proposal {
        func axis(_ length: CGFloat) -> AxisProposal {
            tree.pick([.exactly(length), .atMost(length), .unconstrained, .between(2, length)])
        }
        return Proposal(width: axis(tree.number() * 3), height: axis(tree.number() * 2))
    }

    /// The positions and sizes in a layout, as text, since NaN is not equal to itself.
    private static func frames(in layout: Layout) -> [String] {
        var frames = ["\(layout.size)"]
        var open = [layout]
        while let next = open.popLast() {
            for child in next.children {
                frames.append("\(child.position) \(child.layout.size)")
                open.append(child.layout)
            }
        }
        return frames
    }

    @Test(arguments: [RandomTree.Numbers.tame, .wild])
    func `a pass gives equal frames with and without a record`(numbers: RandomTree.Numbers) {
        for seed in 0..<300 as Range<UInt64> {
            var tree = RandomTree(seed: seed, numbers: numbers)
            let root = tree.component(depth: 4)
            let proposal = Self.proposal(&tree)
            let plain = Self.frames(in: TheodolitePass(root: root, proposal: proposal).run())
            #expect(plain == Self.frames(in: Recording(root, proposal).layout), "seed \(seed), \(numbers)")
        }
    }

    @Test(arguments: [RandomTree.Numbers.tame, .wild])
    func `every deduced answer is the one that its component measures`(numbers: RandomTree.Numbers) throws {
        var deduced = 0
        for seed in 0..<300 as Range<UInt64> {
            var tree = RandomTree(seed: seed, numbers: numbers)
            let root = tree.component(depth: 4)
            let recording = Recording(root, Self.proposal(&tree))
            for exchange in recording.record.exchanges where exchange.origin == .deduced {
                let component = recording.components[exchange.asked.index]
                let measured = Recording(component, exchange.proposal).record.exchanges[0]
                #expect("\(measured.answer)" == "\(exchange.answer)", "seed \(seed), \(numbers): \(exchange.proposal)")
                deduced += 1
            }
        }
        #expect(deduced > 50)
    }

    @Test(arguments: [RandomTree.Numbers.tame, .wild])
    func `a component that promises to stay in its range does`(numbers: RandomTree.Numbers) {
        for seed in 0..<1_000 as Range<UInt64> {
            var tree = RandomTree(seed: seed, numbers: numbers)
            let root = tree.component(depth: 3)
            let recording = Recording(root, Self.proposal(&tree))
            #expect(!recording.notes.contains { $0.contains("promised") }, "seed \(seed): \(recording.notes)")
        }
    }

    @Test func `a flex container with shrinking and growing children fills its line`() {
        for seed in 0..<500 as Range<UInt64> {
            var tree = RandomTree(seed: seed, numbers: .tame)
            let children = (0..<tree.pick([1, 2, 5])).map { _ in
                FlexChild(image(tree.number().rounded(), 1), flexGrow: 1, flexShrink: 1)
            }
            let size = (tree.number() * 4).rounded() + 1
            let record = Recording(flex(FlexOptions(), children), size, 3).record
            let ends = record.elements.dropFirst().compactMap { $0.placement?.frame.maxX }
            #expect(abs((ends.max() ?? 0) - size) <= 1, "seed \(seed)")
        }
    }
}

@Suite(.serialized) struct SlowRandomTreeTests {
    @Test(arguments: [RandomTree.Numbers.tame, .wild])
    func `a record's exchanges, reasons, shares, chains and origins agree`(numbers: RandomTree.Numbers) {
        var witness = RecordWitness([.openLengths, .rounding, .surroundingContainers, .sizesAlone, .fittedRoots])
        for seed in 0..<1_250 as Range<UInt64> {
            var tree = RandomTree(seed: seed, numbers: numbers)
            let root = tree.component(depth: 4)
            let record = Recording(root, RandomTreeTests.proposal(&tree)).record
            #expect(witness.contradictions(in: record) == [], "seed \(seed), \(numbers)")
        }
        #expect(witness.divided > 300)
        #expect(witness.recomputed > 10_000)
    }

    @Test func `any numbers give every component a frame, and infinite and NaN ones are reported`() {
        var infinite = 0
        for seed in 0..<10_000 as Range<UInt64> {
            var tree = RandomTree(seed: seed, numbers: .wild)
            let record = Recording(tree.component(depth: 3), RandomTreeTests.proposal(&tree)).record
            let frames = record.elements.compactMap(\.placement?.frame)
            #expect(frames.count == record.elements.count, "seed \(seed)")
            guard frames.contains(where: { !$0.isAllFinite }) else { continue }
            #expect(!record.notes.isEmpty, "seed \(seed)")
            infinite += 1
        }
        #expect(infinite > 1_000)
    }
}
