import BlueprintDialect
import LayoutTestSupport
import Negotiation
import Testing

/// The origins of lengths: the number that the engine names, and its arithmetic, give the length.
struct OriginTests {
    @Test(arguments: [RandomTree.Numbers.tame, .wild])
    func `every number of a tree is what its origin gives`(numbers: RandomTree.Numbers) throws {
        var recomputed = 0
        for seed in 0..<1_250 as Range<UInt64> {
            var tree = RandomTree(seed: seed, numbers: numbers)
            let root = tree.element(depth: 4)
            let record = try Recording(root, tree.number() * 3, tree.number() * 2).record
            let witness = OriginWitness(record)
            #expect(witness.contradictions == [], "seed \(seed), \(numbers)")
            // The closure of a LayoutWriter is an author's code.
            let unexplained = witness.unexplained.filter { record[$0].name != "LayoutWriter" }
            #expect(unexplained == [], "seed \(seed), \(numbers)")
            recomputed += witness.recomputed
        }
        #expect(recomputed > 10_000)
    }
}
