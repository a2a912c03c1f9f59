import EngineKit
import Negotiation

/// A stack's proposal, along its axis and across it.
struct StackProposal {
    let axis: Axis
    let size: CGSize
    let across: Across

    /// The proposal to the children across the stack.
    enum Across {
        case proposed
        /// No limit, to find their lengths.
        case unlimited
        /// The longest of those lengths, which an exchange answered, but at most the stack's proposal.
        case ideal(longest: CGFloat, atMost: CGFloat, in: ExchangeID?)
    }

    func with(_ across: Across) -> StackProposal {
        StackProposal(axis: axis, size: size, across: across)
    }

    var lengthAcross: CGFloat {
        switch across {
        case .proposed: size[axis.other]
        case .unlimited: .infinity
        case .ideal(let longest, let maximum, _): min(maximum, longest)
        }
    }

    /// The proposal to a child for a length along the stack.
    func proposal(_ length: CGFloat) -> CGSize { CGSize(axis, length, cross: lengthAcross) }

    /// The lengths proposed across the stack for which the children's proposal is in an interval.
    func lengthsAcross(into inner: LengthInterval) -> LengthInterval {
        switch across {
        case .proposed: return inner
        case .unlimited: return .everywhere
        case .ideal(let longest, let maximum, _):
            var lengths = LengthInterval(only: maximum)
            lengths.reach(for: inner.low, inner.high, -.infinity) { inner.contains(min($0, longest)) }
            lengths.reach(for: .infinity) { inner.contains(min($0, longest)) }
            return lengths
        }
    }

    var calculationAcross: Calculation {
        switch across {
        case .proposed, .unlimited: Calculation(lengthAcross)
        case .ideal(let longest, let maximum, _): Calculation(longest).adding(.atMost(maximum))
        }
    }
}

/// The rest along a stack while its children are asked, with its arithmetic. It owns no memory, because each ask has
/// one.
struct StackRest {
    private(set) var length: CGFloat
    private var sum: ShortSum
    /// Whether the calculation begins in the middle, because it had too many steps.
    private(set) var isShortened = false

    init(_ length: CGFloat) {
        self.length = length
        sum = ShortSum(length)
    }

    /// The sum so far, shortened to one step if it grows too long to read.
    var calculation: Calculation { sum.calculation }

    /// The rest of a length after a child's length or a spacing; at least 0.
    static func rest(of length: CGFloat, without taken: CGFloat) -> CGFloat {
        // 0 stays 0.
        guard taken != 0, !(length == 0 && taken > 0) else { return length }
        return max(0, length - taken)
    }

    mutating func take(_ taken: CGFloat) {
        guard taken != 0, !(length == 0 && taken > 0) else { return }
        let rest = length - taken
        length = max(0, rest)
        if sum.isLong, sum.shorten() { isShortened = true }
        sum.take(taken, isRaised: !(rest >= 0))
    }
}

/// A length minus a few others.
private struct ShortSum {
    private var start: CGFloat
    private var taken: (CGFloat, CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0, 0)
    /// The number of lengths taken.
    private var count: UInt8 = 0
    /// The lengths after which the sum is raised to 0, a bit for each.
    private var raised: UInt8 = 0

    private static let shownSteps = 5

    init(_ start: CGFloat) {
        self.start = start
    }

    /// Whether it must be shortened before a length is taken.
    var isLong: Bool { Int(count) + raised.nonzeroBitCount >= Self.shownSteps }

    mutating func take(_ length: CGFloat, isRaised: Bool) {
        switch count {
        case 0: taken.0 = length
        case 1: taken.1 = length
        case 2: taken.2 = length
        case 3: taken.3 = length
        default: taken.4 = length
        }
        if isRaised { raised |= 1 << count }
        count += 1
    }

    var calculation: Calculation {
        var calculation = Calculation(start)
        for (index, length) in [taken.0, taken.1, taken.2, taken.3, taken.4].prefix(Int(count)).enumerated() {
            calculation = calculation.adding(.minus(length))
            if raised & 1 << index != 0 { calculation = calculation.adding(.atLeast(0)) }
        }
        return calculation
    }

    private var value: CGFloat {
        var value = start
        if count > 0 { value = next(value, taken.0, 0) }
        if count > 1 { value = next(value, taken.1, 1) }
        if count > 2 { value = next(value, taken.2, 2) }
        if count > 3 { value = next(value, taken.3, 3) }
        if count > 4 { value = next(value, taken.4, 4) }
        return value
    }

    private func next(_ value: CGFloat, _ length: CGFloat, _ index: UInt8) -> CGFloat {
        let rest = value - length
        return raised & 1 << index == 0 ? rest : max(0, rest)
    }

    /// Makes one step of all, or a start of their result, as `Calculation.shortened`; returns whether the start is
    /// another one.
    mutating func shorten() -> Bool {
        let (before, value) = (start, value)
        guard before.isFinite, value.isFinite, before - (before - value) == value else {
            self = ShortSum(value)
            return value != before
        }
        self = ShortSum(before)
        take(before - value, isRaised: false)
        return false
    }
}
