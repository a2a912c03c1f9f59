import Foundation

/// An element is asked everything once more, in another order, of elements made again: for answers that depend on what was
/// asked before.
struct SecondRound {
    private let asker: ElementAsker
    private let order: [Int]
    private var next = 0
    /// The first answer that is another.
    private(set) var unlike: BrokenRule?

    init(_ asker: ElementAsker, count: Int) {
        self.asker = asker
        var order = Array(0..<count)
        var numbers = ShuffledNumbers()
        order.shuffle(using: &numbers)
        self.order = order
    }

    /// What its asks took.
    var cost: Int { asker.cost }

    /// Whether the elements remember what says nothing.
    var isSpoilt: Bool { asker.isSpoilt }

    /// Goes on with elements that were made again.
    func renew(_ probe: any ElementProbe) { asker.renew(probe) }

    /// Asks what was not asked again yet, up to the first answer that is another.
    /// - Parameter isWanted: called before each ask, with what all of this took.
    /// - Returns: false where it was to stop.
    mutating func compare(with table: AnswerTable, while isWanted: (Int) -> Bool) -> Bool {
        while next < order.count, unlike == nil {
            guard isWanted(asker.cost) else { return false }
            let proposal = table.proposal(order[next])
            switch asker.ask(proposal) {
            case .answered(let answer): unlike = rule(proposal, table[order[next]], answer.size)
            case .refused: return true
            case .stopped: return false
            }
            next += 1
        }
        return true
    }

    private func rule(_ proposal: CGSize, _ expected: CGSize, _ size: CGSize) -> BrokenRule? {
        for axis in Axis.allCases
        where abs(size[axis] - expected[axis]) > 1e-6 || size[axis].isNaN != expected[axis].isNaN {
            return BrokenRule(
                .sameAgain, axis, BrokenRule.Evidence(proposal: Proposal(limits: proposal), answer: expected),
                BrokenRule.Evidence(proposal: Proposal(limits: proposal), answer: size))
        }
        return nil
    }
}

/// Numbers that are the same each time (SplitMix64).
private struct ShuffledNumbers: RandomNumberGenerator {
    private var state: UInt64 = 0x5EED

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var number = state
        number = (number ^ (number >> 30)) &* 0xBF58_476D_1CE4_E5B9
        number = (number ^ (number >> 27)) &* 0x94D0_49BB_1331_11EB
        return number ^ (number >> 31)
    }
}
