import Foundation
import LayoutTestSupport
import Negotiation
import Testing

@testable import SwiftUIDialect

/// Rules for every tree, tried on many.
struct RandomTreeTests {
    fileprivate struct Sample {
        let seed: UInt64
        let root: any View
        let proposal: ProposedViewSize

        var recording: Recording { Recording(root, proposal.width, proposal.height) }
    }

    fileprivate static func samples(
        _ count: UInt64, _ numbers: RandomTree.Numbers, depth: Int = 4, counts: [Int] = [0, 1, 2, 3, 4]
    ) -> some Sequence<Sample> {
        (0..<count).lazy.map { seed in
            var tree = RandomTree(seed: seed, numbers: numbers)
            tree.counts = counts
            // The stack guarantees that there is an element.
            let root = VStack(alignment: .leading, spacing: nil, ViewSequence([tree.view(depth: depth), Text("end")]))
            return Sample(seed: seed, root: root, proposal: tree.proposal())
        }
    }

    @Test(arguments: [RandomTree.Numbers.tame, .wild])
    func `a pass gives equal frames with a record, without one, and without memory`(
        numbers: RandomTree.Numbers
    ) throws {
        for sample in Self.samples(400, numbers, depth: 3) {
            var pass = SwiftUIPass(root: sample.root, proposal: Proposal(sample.proposal))
            let plain = try #require(pass.run()).allFrames
            pass.memory = .nothing
            let forgetful = try #require(pass.run()).allFrames
            // As text, since NaN is not equal to itself.
            let written = plain.map { "\($0)" }
            #expect(written == sample.recording.frames.map { "\($0)" }, "seed \(sample.seed), \(numbers)")
            #expect(written == forgetful.map { "\($0)" }, "seed \(sample.seed), \(numbers)")
        }
    }

    @Test(arguments: [RandomTree.Numbers.tame, .wild])
    func `every deduced answer is the one that its element would compute`(numbers: RandomTree.Numbers) {
        var deduced = 0
        for sample in Self.samples(400, numbers) {
            let computed = Self.answers(of: sample, .answers)
            for (question, answer) in Self.answers(of: sample, .deductions) where answer.origin == .deduced {
                deduced += 1
                // A pass that deduces also asks what follows from an answer, so some questions are its own.
                guard let expected = computed[question] else { continue }
                let isSame = "\(answer.size)" == "\(expected.size)" || answer.size.isNear(expected.size)
                #expect(isSame, "seed \(sample.seed), \(numbers), \(question): \(answer.size), not \(expected.size)")
            }
        }
        #expect(deduced > 1_000)
    }

    /// Deep and narrow.
    private static func deepSamples(_ count: UInt64, _ numbers: RandomTree.Numbers) -> some Sequence<Sample> {
        samples(count, numbers, depth: 14, counts: [1, 1, 1, 2])
    }

    @Test(arguments: [RandomTree.Numbers.tame, .wild])
    func `every answer in a deep tree that is remembered or deduced is the one that is computed`(
        numbers: RandomTree.Numbers
    ) {
        var known = 0
        for sample in Self.deepSamples(50, numbers) {
            let recorder = Recorder()
            let computing = Pass(recorder: recorder, memory: .answers)
            _ = SwiftUIPass(root: sample.root, proposal: Proposal(sample.proposal)).run(computing)
            let paths = recorder.finished
            computing.record(in: nil)
            known += withExtendedLifetime(computing) { Self.compare(sample, numbers, with: computing.nodes, at: paths) }
        }
        #expect(known > 1_500)
    }

    /// Compares the answers of a sample that were not measured with those that nodes compute.
    /// - Returns: their number.
    private static func compare(
        _ sample: Sample, _ numbers: RandomTree.Numbers, with all: [Node], at paths: LayoutRecord
    ) -> Int {
        var known = 0
        let nodes = Dictionary(all.compactMap { node in node.id.map { (path(of: $0, in: paths), node) } }) { first, _ in
            first
        }
        let record = sample.recording.record
        for exchange in record.exchanges where exchange.origin != .measured {
            guard let node = nodes[path(of: exchange.asked, in: record)] else { continue }
            known += 1
            let expected = node.ask(ProposedViewSize(exchange.proposal), because: UnstatedReason())
            let isSame = "\(exchange.answer)" == "\(expected)" || exchange.answer.isNear(expected)
            #expect(
                isSame, "seed \(sample.seed), \(numbers), \(exchange.proposal): \(exchange.answer), not \(expected)")
        }
        return known
    }

    @Test(arguments: [RandomTree.Numbers.tame, .wild])
    func `a deep tree has equal frames with a record, without one, and without deducing`(
        numbers: RandomTree.Numbers
    ) throws {
        for sample in Self.deepSamples(100, numbers) {
            var pass = SwiftUIPass(root: sample.root, proposal: Proposal(sample.proposal))
            let plain = try #require(pass.run()).allFrames
            pass.memory = .answers
            let computed = try #require(pass.run()).allFrames
            for other in [computed, sample.recording.frames] {
                try #require(other.count == plain.count)
                for (found, expected) in zip(plain, other) {
                    #expect(found.isLike(expected), "seed \(sample.seed), \(numbers): \(found), not \(expected)")
                }
            }
        }
    }

    @Test func `a layout from right to left is the mirrored one`() throws {
        for sample in Self.samples(300, .tame) {
            let mirrored = HandingDown(sample.root) { $0.layoutDirection = .rightToLeft }
            let plain = sample.recording.frames
            let other = Recording(mirrored, sample.proposal.width, sample.proposal.height).frames
            try #require(plain.count == other.count)
            for (frame, found) in zip(plain, other) where frame.isFinite && plain[0].isFinite {
                let expected = CGRect(
                    x: plain[0].size.width - frame.origin.x - frame.size.width, y: frame.origin.y,
                    width: frame.size.width, height: frame.size.height)
                let isSame = found.size.isNear(expected.size) && abs(found.origin.x - expected.origin.x) < 1e-6
                #expect(isSame && abs(found.origin.y - expected.origin.y) < 1e-6, "seed \(sample.seed): \(found)")
            }
        }
    }

    private static func path(of element: ElementID, in record: LayoutRecord) -> String {
        let path = record.lineage(of: element).map { element in
            let parent = record[element].parent
            return parent.flatMap { record[$0].children.firstIndex(of: element) }.map { "\($0)" } ?? "root"
        }
        return "\(path)"
    }

    private struct Answer {
        let size: CGSize
        let origin: AnswerOrigin
    }

    /// The answers by question: the element's path from the root and the proposal.
    private static func answers(of sample: Sample, _ memory: PassMemory) -> [String: Answer] {
        let recorder = Recorder()
        var pass = SwiftUIPass(root: sample.root, proposal: Proposal(sample.proposal), recorder: recorder)
        pass.memory = memory
        pass.run()
        let record = recorder.finished
        var answers: [String: Answer] = [:]
        for exchange in record.exchanges where exchange.origin != .remembered {
            let path = path(of: exchange.asked, in: record)
            answers["\(path) \(exchange.proposal.exact)"] = Answer(size: exchange.answer, origin: exchange.origin)
        }
        return answers
    }

    @Test(arguments: [RandomTree.Numbers.tame, .wild])
    func `no element computes the answer to a proposal twice`(numbers: RandomTree.Numbers) {
        for sample in Self.samples(500, numbers) {
            var computed: Set<String> = []
            for exchange in sample.recording.record.exchanges where exchange.origin == .measured {
                let question = "\(exchange.asked.index) \(exchange.proposal.exact)"
                #expect(computed.insert(question).inserted, "seed \(sample.seed), \(numbers): \(question)")
            }
        }
    }

    @Test func `any numbers give a layout, and every infinite or NaN frame is reported on its element`() {
        var infinite = 0
        for sample in Self.samples(3_000, .wild, depth: 3) {
            let record = sample.recording.record
            let reported = Set(record.notes.map(\.element))
            for (index, element) in record.elements.enumerated() {
                guard let frame = element.placement?.frame, !frame.isAllFinite else { continue }
                #expect(reported.contains(ElementID(index)), "seed \(sample.seed), \(element.name): \(frame)")
                infinite += 1
            }
        }
        #expect(infinite > 300)
    }

    @Test func `a stack asks each child at most three times for one answer`() {
        for sample in Self.samples(300, .tame) {
            let record = sample.recording.record
            for exchange in record.exchanges where ["HStack", "VStack"].contains(record[exchange.asked].name) {
                var asked: [ElementID: Int] = [:]
                for inner in record.exchanges[(exchange.id.index + 1)..<exchange.end.index]
                where inner.parent == exchange.id && inner.asker == exchange.asked {
                    asked[inner.asked, default: 0] += 1
                }
                #expect((asked.values.max() ?? 0) <= 3, "seed \(sample.seed), \(exchange.id.index)")
            }
        }
    }
}

@Suite(.serialized) struct SlowRandomTreeTests {
    @Test(arguments: [RandomTree.Numbers.tame, .wild])
    func `a record's exchanges, reasons, positions, shares, chains and origins agree`(numbers: RandomTree.Numbers) {
        var witness = RecordWitness(containers: ["HStack", "VStack", "ZStack", "Grid"], .unstatedReasons)
        for sample in RandomTreeTests.samples(1_250, numbers) {
            #expect(
                witness.contradictions(in: sample.recording.record) == [], "seed \(sample.seed), \(numbers)")
        }
        #expect(witness.divided > 400)
        #expect(witness.recomputed > 10_000)
        #expect(numbers == .wild || witness.ruled < witness.recomputed / 50)
    }
}

extension Proposal {
    /// A proposal as elements inside a tree get it: an infinite length is no limit.
    fileprivate init(_ proposal: ProposedViewSize) {
        func axis(_ length: CGFloat?) -> AxisProposal {
            guard let length else { return .unspecified }
            return length == .infinity ? .unconstrained : .atMost(length)
        }
        self.init(width: axis(proposal.width), height: axis(proposal.height))
    }

    /// Both lengths in full, since NaN is not equal to itself. Each NaN has its bits, since others are different
    /// proposals.
    fileprivate var exact: String {
        func written(_ length: CGFloat?) -> String {
            length.map { $0.isNaN ? "nan \($0.bitPattern)" : "\($0)" } ?? "nil"
        }
        return "\(written(width.exactLength)) \(written(height.exactLength))"
    }
}

extension AxisProposal {
    /// The points proposed; nil for the ideal length.
    fileprivate var exactLength: CGFloat? {
        switch self {
        case .exactly(let length), .atMost(let length), .between(_, let length): length
        case .unconstrained: .infinity
        case .unspecified: nil
        }
    }
}

extension CGSize {
    /// Whether the sizes are equal except for rounding.
    fileprivate func isNear(_ other: CGSize) -> Bool {
        abs(width - other.width) < 1e-6 && abs(height - other.height) < 1e-6
    }
}

extension CGRect {
    fileprivate var isAllFinite: Bool {
        [origin.x, origin.y, size.width, size.height].allSatisfy(\.isFinite)
    }
}

extension CGRect {
    fileprivate var isFinite: Bool {
        [origin.x, origin.y, size.width, size.height].allSatisfy { $0.isFinite && abs($0) < 1e6 }
    }

    /// Whether it is the same but for rounding.
    fileprivate func isLike(_ other: CGRect) -> Bool {
        let lengths = zip(
            [origin.x, origin.y, size.width, size.height],
            [other.origin.x, other.origin.y, other.size.width, other.size.height])
        return lengths.allSatisfy { one, other in
            one == other || one.isNaN && other.isNaN || abs(one - other) <= 1e-6 * max(1, abs(one))
        }
    }
}
