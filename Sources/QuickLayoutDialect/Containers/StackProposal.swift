import EngineKit
import Negotiation

/// What a stack has to give: what it was proposed, seen along its axis and across it.
struct StackProposal {
    let axis: Axis
    let size: CGSize
    let across: Across
    /// Whether anybody will read how lengths were worked out.
    let isRecorded: Bool

    /// What the children are proposed across the stack.
    enum Across {
        case proposed
        /// No limit, to learn how long they would be.
        case unlimited
        /// The longest of those lengths, but not more than what was proposed.
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

    /// What a child is proposed that gets a length along the stack.
    func proposal(_ length: CGFloat) -> CGSize { CGSize(axis, length, cross: lengthAcross) }

    /// The lengths proposed across the stack for which the children are proposed one in an interval.
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

/// What is left along a stack while its children are asked, and how it came to be that.
struct StackRest {
    private(set) var length: CGFloat
    /// The sum so far, with what was taken in one step where it grows too long to be read; where nobody reads it, the
    /// length itself.
    private(set) var calculation: Calculation
    private let isRecorded: Bool

    private static let shownSteps = 5

    init(_ length: CGFloat, isRecorded: Bool) {
        self.length = length
        self.isRecorded = isRecorded
        calculation = Calculation(length)
    }

    /// What is left of a length when a child's or a spacing is taken out: never less than nothing.
    static func rest(of length: CGFloat, without taken: CGFloat) -> CGFloat {
        // Nothing stays nothing.
        guard taken != 0, !(length == 0 && taken > 0) else { return length }
        return max(0, length - taken)
    }

    mutating func take(_ taken: CGFloat) {
        guard taken != 0, !(length == 0 && taken > 0) else { return }
        let rest = length - taken
        length = Self.rest(of: length, without: taken)
        guard isRecorded else { return }
        if calculation.steps.count >= Self.shownSteps { calculation = calculation.shortened }
        calculation = calculation.adding(.minus(taken))
        if !(rest >= 0) { calculation = calculation.adding(.atLeast(0)) }
    }
}
