@testable import BlueprintDialect
import LayoutTestSupport
import Negotiation
import Testing

/// Rules for every tree, tried on many.
struct RandomTreeTests {
    private static func frame(_ tree: inout RandomTree) -> CGRect {
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

    @Test(arguments: [RandomTree.Numbers.tame, .wild])
    func `the arithmetic of every reason gives the proposal or the placement`(numbers: RandomTree.Numbers) throws {
        for seed in 0..<300 as Range<UInt64> {
            var tree = RandomTree(seed: seed, numbers: numbers)
            let root = tree.element(depth: 4)
            let frame = Self.frame(&tree)
            for record in [
                try Recording(root, frame.size.width, frame.size.height).record,
                try Recording(root, Proposal(width: .atMost(frame.size.width), height: .unconstrained)).record,
            ] {
                for exchange in record.exchanges {
                    for axis in Negotiation.Axis.allCases {
                        check(
                            exchange.reason, axis, is: exchange.proposal[axis].length,
                            "seed \(seed), \(numbers), exchange \(exchange.id.index)")
                    }
                }
                for (index, element) in record.elements.enumerated() {
                    guard let placement = element.placement else { continue }
                    for axis in Negotiation.Axis.allCases {
                        check(
                            placement.reason, axis, is: placement.frame.size[axis],
                            "seed \(seed), \(numbers), element \(index) \(element.name)")
                    }
                }
            }
        }
    }

    /// Expects that a built-in reason shows its arithmetic for each number, with the right result.
    private func check(_ reason: any Reason, _ axis: Negotiation.Axis, is length: CGFloat?, _ place: String) {
        guard let calculation = reason.calculation(on: axis) else {
            #expect(length == nil, "\(place): no arithmetic in '\(reason.sentence)' on the \(axis) axis")
            return
        }
        let value = calculation.value
        let same = value == length || value.isNaN && length?.isNaN == true || length == nil && isUnlimited(value)
        #expect(same, "\(place): \(calculation) is not \(length.map { "\($0)" } ?? "unlimited"): \(reason.sentence)")
    }

    private func isUnlimited(_ value: CGFloat) -> Bool {
        value.isInfinite || value == .greatestFiniteMagnitude
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

    @Test func `every exchange is inside its parent, and every size has the answer that decided it`() throws {
        for seed in 0..<200 as Range<UInt64> {
            var tree = RandomTree(seed: seed, numbers: .tame)
            let root = tree.element(depth: 4)
            let record = try Recording(root, 30, 20).record
            for exchange in record.exchanges {
                if let parent = exchange.parent {
                    #expect(record[parent].asked == exchange.asker, "seed \(seed)")
                    #expect(parent < exchange.id && exchange.id < record[parent].end, "seed \(seed)")
                }
                #expect(record[exchange.asked].parent == exchange.asker, "seed \(seed)")
            }
            for element in record.elements {
                guard let placement = element.placement, let decider = placement.decidedBy else { continue }
                let size = placement.frame.size
                let answer = record[decider].answer
                #expect(answer.width == size.width || answer.height == size.height || element.isCapped, "seed \(seed)")
                #expect(element.asked.contains(decider), "seed \(seed)")
            }
        }
    }
}

extension CGSize {
    /// Whether it is finite and not negative.
    fileprivate var isSound: Bool { width.isFinite && height.isFinite && width >= 0 && height >= 0 }
}

extension RecordedElement {
    /// Whether its answer was cut to the frame on both axes.
    fileprivate var isCapped: Bool { placement?.reason.sentence.contains("cut to") == true }
}

extension AxisProposal {
    /// The points proposed; nil if unlimited.
    fileprivate var length: CGFloat? {
        switch self {
        case .exactly(let length), .atMost(let length): length
        case .between, .unconstrained, .unspecified: nil
        }
    }
}
