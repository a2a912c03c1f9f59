import Foundation
import Negotiation
import TestSupport
import Testing

@testable import QuickLayoutDialect

/// Passes that deduce answers are equivalent to passes that compute each.
@Suite(.serialized) struct SlowDeductionTests {
    @Test(arguments: [RandomTree.Numbers.tame, .wild])
    func `a pass that deduces answers gives the frames of one that computes each`(numbers: RandomTree.Numbers) {
        for seed in UInt64(0)..<500 {
            var tree = RandomTree(seed: seed, numbers: numbers)
            Self.expectEqualFrames(of: tree.element(depth: 5), "seed \(seed), \(numbers)")
        }
    }

    @Test func `texts in too little space have the same frames with and without deduction`() {
        for seed in UInt64(0)..<100 {
            var random = TextTrees(seed: seed)
            Self.expectEqualFrames(of: random.element(depth: 5), "seed \(seed)")
        }
    }

    private static func expectEqualFrames(of root: any Element, _ sample: String) {
        for proposal in proposals(to: root) {
            let deduced = frames(root, proposal, deduces: true)
            #expect(deduced == frames(root, proposal, deduces: false), "\(sample), in \(proposal)")
        }
    }

    private static func frames(_ root: any Element, _ proposal: CGSize, deduces: Bool) -> [String] {
        var pass = QuickLayoutPass(
            root: root, proposal: Proposal(width: .atMost(proposal.width), height: .atMost(proposal.height)))
        pass.deduces = deduces
        // As text, since NaN is not equal to itself; 0 has no sign.
        return QuickLayoutDialectTests.frames(of: pass.run()).map { frame in
            "\([frame.origin.x, frame.origin.y, frame.size.width, frame.size.height].map { $0 + 0 })"
        }
    }

    /// Ample, little and hardly any space, relative to the tree's ideal size.
    private static func proposals(to root: any Element) -> [CGSize] {
        let unlimited = Proposal(width: .unconstrained, height: .unconstrained)
        let natural = QuickLayoutPass(root: root, proposal: unlimited).run().size
        return [1, 0.7, 0.4, 0.1].map { CGSize(width: natural.width * $0, height: natural.height * $0) }
    }
}

/// Stacks of texts, some in a frame or a padding, with fractional lengths.
private struct TextTrees {
    private var random: SeededGenerator

    init(seed: UInt64) {
        random = SeededGenerator(seed: seed)
    }

    mutating func element(depth: Int) -> any Element {
        let length = CGFloat(Int.random(in: 0...30, using: &random)) / 7
        guard depth > 0 else { return Text(random.text(of: ["ab", " ", "cde", " ", "f", "\n"], count: 1...7)) }
        switch Int.random(in: 0..<9, using: &random) {
        case 0: return element(depth: depth - 1).padding(length)
        case 1: return element(depth: depth - 1).frame(minWidth: length, maxWidth: 3 * length, maxHeight: 2 * length)
        case 2: return element(depth: depth - 1).frame(width: 3 * length)
        case 3: return element(depth: depth - 1).constrainedSize(maxWidth: 5 * length)
        default: return stack(depth, spacing: depth.isMultiple(of: 3) ? length : 0)
        }
    }

    private mutating func stack(_ depth: Int, spacing: CGFloat) -> any Element {
        let children = (0..<Int.random(in: 2...3, using: &random)).map { _ in
            let priority = CGFloat(Int.random(in: 0...1, using: &random))
            return element(depth: depth - 1).layoutPriority(priority) as any Element
        }
        let isIdeal = Int.random(in: 0..<5, using: &random) == 0
        return Bool.random(using: &random)
            ? HStack(alignment: .top, spacing: spacing) { children }.idealLayout(isIdeal) as any Element
            : VStack(alignment: .leading, spacing: spacing) { children }.idealLayout(isIdeal)
    }
}
