import EngineKit
import Negotiation

/// A stack's proposal, along its axis and across it.
struct StackProposal {
    let axis: Axis
    let size: CGSize
    let across: Across
    /// Whether the arithmetic of lengths will be read.
    let isRecorded: Bool

    /// The proposal to the children across the stack.
    enum Across {
        case proposed
        /// No limit, to find their lengths.
        case unlimited
        /// The longest of those lengths, but at most the stack's proposal.
        case ideal(longest: CGFloat, atMost: CGFloat)
    }

    func with(_ across: Across) -> StackProposal {
        StackProposal(axis: axis, size: size, across: across, isRecorded: isRecorded)
    }

    var lengthAcross: CGFloat {
        switch across {
        case .proposed: size[axis.other]
        case .unlimited: .infinity
        case .ideal(let longest, let maximum): min(maximum, longest)
        }
    }

    /// The proposal to a child for a length along the stack.
    func proposal(_ length: CGFloat) -> CGSize { CGSize(axis, length, cross: lengthAcross) }

    /// The lengths proposed across the stack for which the children's proposal is in an interval.
    func lengthsAcross(into inner: LengthInterval) -> LengthInterval {
        switch across {
        case .proposed: return inner
        case .unlimited: return .everywhere
        case .ideal(let longest, let maximum):
            var lengths = LengthInterval(only: maximum)
            for end in [inner.low, inner.high, -.infinity, .infinity] {
                lengths.reach(for: end) { inner.contains(min($0, longest)) }
            }
            return lengths
        }
    }

    var calculationAcross: Calculation {
        switch across {
        case .proposed, .unlimited: Calculation(lengthAcross)
        case .ideal(let longest, let maximum): Calculation(longest).adding(.atMost(maximum))
        }
    }
}

/// The rest along a stack while its children are asked, with its arithmetic.
struct StackRest {
    private(set) var length: CGFloat
    /// The sum so far, shortened to one step if it grows too long to read; the length alone if nothing is recorded.
    private(set) var calculation: Calculation
    private let isRecorded: Bool
    /// Whether the calculation begins in the middle, because it had too many steps.
    private(set) var isShortened = false

    private static let shownSteps = 5

    init(_ length: CGFloat, isRecorded: Bool) {
        self.length = length
        self.isRecorded = isRecorded
        calculation = Calculation(length)
    }

    /// The rest of a length after a child's length or a spacing; at least 0.
    static func rest(of length: CGFloat, without taken: CGFloat) -> CGFloat {
        // 0 stays 0.
        guard taken != 0, !(length == 0 && taken > 0) else { return length }
        return max(0, length - taken)
    }

    mutating func take(_ taken: CGFloat) {
        guard taken != 0, !(length == 0 && taken > 0) else { return }
        let rest = length - taken
        length = Self.rest(of: length, without: taken)
        guard isRecorded else { return }
        if calculation.steps.count >= Self.shownSteps {
            let shortened = calculation.shortened
            if shortened.start != calculation.start { isShortened = true }
            calculation = shortened
        }
        calculation = calculation.adding(.minus(taken))
        if !(rest >= 0) { calculation = calculation.adding(.atLeast(0)) }
    }
}
