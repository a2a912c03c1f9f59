import LayoutTestSupport
import Negotiation
import Testing
import TheodoliteDialect

/// The origins of lengths: the number that the engine names, and its arithmetic, give the length.
struct OriginTests {
    @Test(arguments: [RandomTree.Numbers.tame, .wild])
    func `every number of a tree is what its origin gives`(numbers: RandomTree.Numbers) {
        var recomputed = 0
        for seed in 0..<1_250 as Range<UInt64> {
            var tree = RandomTree(seed: seed, numbers: numbers)
            let root = tree.component(depth: 4)
            let record = Recording(root, RandomTreeTests.proposal(&tree)).record
            let witness = OriginWitness(record)
            #expect(witness.contradictions == [], "seed \(seed), \(numbers)")
            #expect(witness.unexplained == [], "seed \(seed), \(numbers)")
            recomputed += witness.recomputed
        }
        #expect(recomputed > 10_000)
    }
}
