@testable import BlueprintDialect
import LayoutTestSupport
import Negotiation
import Testing

/// Rules for every tree, tried on many.
struct RandomTreeTests {
    fileprivate static func frame(_ tree: inout RandomTree) -> CGRect {
        CGRect(x: 0, y: 0, width: tree.number() * 3, height: tree.number() * 2)
    }

    @Test(arguments: [RandomTree.Numbers.tame, .wild])
    func `a pass gives equal frames with and without a record`(numbers: RandomTree.Numbers) throws {
        for seed in 0..<300 as Range<UInt64> {
            var tree = RandomTree(seed: seed, numbers: numbers)
            let root = tree.element(depth: 4)
            let frame = Self.frame(&tree)
            let plain = frames(of: root.layout(frame: frame))
            let recorded = frames(of: try Recording(root, frame.size.width, frame.size.height).result)
            // As text, since NaN is not equal to itself.
            #expect(plain.map { "\($0)" } == recorded.map { "\($0)" }, "seed \(seed), \(numbers)")
        }
    }

    @Test func `no length makes a pass crash or a frame infinite, and odd ones are reported`() throws {
        for seed in 0..<10_000 as Range<UInt64> {
            var tree = RandomTree(seed: seed, numbers: .wild)
            let root = tree.element(depth: 3)
            let frame = Self.frame(&tree)
            let record = try Recording(root, frame.size.width, frame.size.height).record
            let remarked = Set(record.notes.map(\.element))
            for (index, element) in record.elements.enumerated() {
                guard let placement = element.placement else { continue }
                #expect(placement.frame.isAllFinite, "seed \(seed), element \(index) \(element.name)")
                let isOdd =
                    placement.reason is MadeFinite || placement.frame.size.width < 0 || placement.frame.size.height < 0
                #expect(!isOdd || remarked.contains(ElementID(index)), "seed \(seed), element \(index)")
            }
            for exchange in record.exchanges where exchange.origin == .measured && !exchange.answer.isSound {
                #expect(remarked.contains(exchange.asked), "seed \(seed), exchange \(exchange.id.index)")
            }
            _ = root.content.measure(in: SizeConstraint(Self.frame(&tree).size), environment: .empty)
        }
    }

    @Test func `no leaf is measured twice for the same proposal`() throws {
        for seed in 0..<300 as Range<UInt64> {
            var tree = RandomTree(seed: seed, numbers: .tame)
            let recording = try Recording(tree.element(depth: 4), 30, 20)
            let record = recording.record
            for (index, element) in record.elements.enumerated() where recording.elements[index] is Label {
                let measured = element.asked.filter { record[$0].origin == .measured }.map { record[$0].proposal }
                #expect(Set(measured).count == measured.count, "seed \(seed), element \(index)")
            }
        }
    }

    @Test func `a tree of ordinary sizes in enough space has no notes`() throws {
        for text in ["a", "one two three"] {
            let label = Label(text: text)
            let root = Column {
                Row { label.inset(uniform: 1) }
                Flow { label.flowChild(priority: .grows) }
                GridRow { label }
                label.centered()
            }
            #expect(try Recording(root, 30, 20).record.notes.isEmpty)
        }
    }
}

@Suite(.serialized) struct SlowRandomTreeTests {
    @Test(arguments: [RandomTree.Numbers.tame, .wild])
    func `a record's exchanges, reasons, shares, chains and origins agree`(numbers: RandomTree.Numbers) throws {
        var witness = RecordWitness(
            containers: ["Row", "Column", "EqualStack", "Overlay", "GridRow", "Flow"], closures: ["LayoutWriter"],
            [.openLengths, .cutAnswers, .sizesAlone])
        for seed in 0..<1_250 as Range<UInt64> {
            var tree = RandomTree(seed: seed, numbers: numbers)
            let root = tree.element(depth: 4)
            let size = RandomTreeTests.frame(&tree).size
            let record =
                seed % 4 == 0
                ? try Recording(root, Proposal(width: .atMost(size.width), height: .unconstrained)).record
                : try Recording(root, size.width, size.height).record
            #expect(witness.contradictions(in: record) == [], "seed \(seed), \(numbers)")
        }
        #expect(witness.divided > 500)
        #expect(witness.recomputed > 10_000)
        #expect(numbers == .wild || witness.ruled < witness.recomputed / 200)
    }
}

extension CGSize {
    /// Whether it is finite and not negative.
    fileprivate var isSound: Bool { width.isFinite && height.isFinite && width >= 0 && height >= 0 }
}
