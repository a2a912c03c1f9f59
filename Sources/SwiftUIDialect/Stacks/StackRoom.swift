import EngineKit
import Negotiation

/// The rest along a stack while its children are served, with its arithmetic.
struct StackRoom {
    private(set) var length: CGFloat
    /// The total taken so far, even from an infinite length.
    private(set) var taken: CGFloat = 0
    /// The sum so far, shortened to the length if it grows too long to read; nil if nothing is recorded.
    private(set) var calculation: Calculation?
    /// Whether the calculation begins in the middle, because it had too many steps.
    private(set) var isShortened = false

    private static var shownSteps: Int { 6 }

    init(_ length: CGFloat, isRecorded: Bool) {
        self.length = length
        calculation = isRecorded ? Calculation(length) : nil
    }

    var isRecorded: Bool { calculation != nil }

    /// Subtracts a length. If the result is NaN, as for infinity minus infinity, the rest is unchanged.
    mutating func take(_ taken: CGFloat) {
        self.taken += taken
        change(.minus(taken), to: length - taken)
    }

    mutating func give(_ given: CGFloat) {
        taken -= given
        change(.plus(given), to: length + given)
    }

    private mutating func change(_ step: Calculation.Step, to changed: CGFloat) {
        guard !changed.isNaN, changed != length else { return }
        length = changed
        guard let calculation else { return }
        if calculation.steps.count >= Self.shownSteps {
            (self.calculation, isShortened) = (Calculation(changed), true)
        } else {
            self.calculation = calculation.adding(step)
        }
    }
}

/// A stack's proposal, along its axis and across it, in little memory: the reasons of all its asks have it.
struct StackProposal: Sendable {
    private let lengths: ProposedLengths
    let axis: Axis
    /// Whether the stack computes everything again with its own length across.
    let isSecond: Bool
    /// The stack's own answer, of which that length is one; nil if nothing is recorded.
    let answered: ExchangeID?
    /// Whether the stack is being placed, rather than asked.
    let isPlacing: Bool

    init(axis: Axis, proposal: ProposedViewSize, isSecond: Bool, isPlacing: Bool, answered: ExchangeID?) {
        (self.axis, lengths, self.answered) = (axis, proposal.lengths, answered)
        (self.isSecond, self.isPlacing) = (isSecond, isPlacing)
    }

    var proposal: ProposedViewSize {
        ProposedViewSize(width: lengths[.horizontal], height: lengths[.vertical])
    }

    var across: CGFloat? { lengths[axis.other] }
}
