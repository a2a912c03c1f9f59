import Foundation

/// Asks an element everything a second time, in another order and with elements made again. It finds answers that
/// depend on earlier asks.
struct SecondRound {
    private let asker: ElementAsker
    private let order: [Int]
    private var next = 0
    /// The first answer that differs.
    private(set) var unlike: BrokenRule?

    init(_ asker: ElementAsker, count: Int) {
        self.asker = asker
        var order = Array(0..<count)
        var numbers = ShuffledNumbers()
        order.shuffle(using: &numbers)
        self.order = order
    }

    /// The cost of its asks.
    var cost: Int { asker.cost }

    /// Whether elements may remember answers of stopped code.
    var isSpoilt: Bool { asker.isSpoilt }

    /// Continues with elements that were made again.
    func renew(_ probe: any ElementProbe) { asker.renew(probe) }

    /// Asks the remaining proposals, up to the first answer that differs.
    /// - Parameter isWanted: called before each ask, with the cost so far.
    /// - Returns: false if it was to stop.
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

/// Random numbers that are the same in each run (SplitMix64).
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
