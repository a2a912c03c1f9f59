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
    func `the arithmetic of every reason gives the proposal or the frame`(numbers: RandomTree.Numbers) {
        for seed in 0..<300 as Range<UInt64> {
            var tree = RandomTree(seed: seed, numbers: numbers)
            let root = tree.component(depth: 4)
            let record = Recording(root, Self.proposal(&tree)).record
            for exchange in record.exchanges {
                for axis in Axis.allCases {
                    let place = "seed \(seed), \(numbers), exchange \(exchange.id.index)"
                    check(exchange.reason, axis, is: exchange.proposal[axis].length, place)
                }
            }
            for (index, element) in record.elements.enumerated() {
                guard let placement = element.placement else { continue }
                for axis in Axis.allCases {
                    let place = "seed \(seed), \(numbers), element \(index) \(element.name)"
                    check(placement.reason, axis, is: placement.frame.size[axis], place)
                }
            }
        }
    }

    /// Expects that a reason shows its arithmetic for every number, with the right result.
    private func check(_ reason: any Reason, _ axis: Axis, is length: CGFloat?, _ place: String) {
        guard let calculation = reason.calculation(on: axis) else {
            #expect(
                length.map(\.isNaN) ?? true, "\(place): no arithmetic in '\(reason.sentence)' on the \(axis) axis")
            return
        }
        let value = calculation.value
        let isSame =
            value == length || (length == nil && value == .infinity) || (value.isNaN && length?.isNaN ?? true)
            || Self.isNear(value, length)
        #expect(
            isSame, "\(place): \(calculation) is not \(length.map { "\($0)" } ?? "unlimited"): \(reason.sentence)")
    }

    /// Whether two lengths are equal except for the last bits of fractions.
    private static func isNear(_ value: CGFloat, _ length: CGFloat?) -> Bool {
        guard let length, value.isFinite, length.isFinite else { return false }
        return abs(value - length) <= 1e-9 * max(1, abs(length))
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

    @Test func `every exchange is inside its parent, and every size has the answer that decided it`() {
        for seed in 0..<200 as Range<UInt64> {
            var tree = RandomTree(seed: seed, numbers: .tame)
            let record = Recording(tree.component(depth: 4), 30, 20).record
            for exchange in record.exchanges {
                if let parent = exchange.parent {
                    #expect(record[parent].asked == exchange.asker, "seed \(seed)")
                    #expect(parent < exchange.id && exchange.id < record[parent].end, "seed \(seed)")
                }
                #expect(record[exchange.asked].parent == exchange.asker, "seed \(seed)")
            }
            for element in record.elements {
                guard let placement = element.placement, let decider = placement.decidedBy else { continue }
                #expect("\(record[decider].answer)" == "\(placement.frame.size)", "seed \(seed)")
                #expect(element.asked.contains(decider), "seed \(seed)")
            }
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

extension AxisProposal {
    /// The maximum points proposed; nil if unlimited.
    fileprivate var length: CGFloat? {
        switch self {
        case .exactly(let length), .atMost(let length): length
        case .between(_, let maximum): maximum == .infinity ? nil : maximum
        case .unconstrained, .unspecified: nil
        }
    }
}

@Suite(.serialized) struct SlowRandomTreeTests {
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
