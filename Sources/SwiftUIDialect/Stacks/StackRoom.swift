import Negotiation

/// The rest along a stack while its children are served, with its arithmetic.
struct StackRoom {
    private(set) var length: CGFloat
    /// The total taken so far, even from an infinite length.
    private(set) var taken: CGFloat = 0
    /// The sum so far, shortened to the length if it grows too long to read; the length alone if nothing is recorded.
    private(set) var calculation: Calculation
    /// Whether the calculation begins in the middle, because it had too many steps.
    private(set) var isShortened = false
    let isRecorded: Bool

    private static let shownSteps = 6

    init(_ length: CGFloat, isRecorded: Bool) {
        self.length = length
        self.isRecorded = isRecorded
        calculation = Calculation(length)
    }

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
        guard isRecorded else { return }
        if calculation.steps.count >= Self.shownSteps {
            (calculation, isShortened) = (Calculation(changed), true)
        } else {
            calculation = calculation.adding(step)
        }
    }
}

/// A stack's proposal, along its axis and across it. A class, because the reasons of all its asks share it.
final class StackProposal: Sendable {
    let axis: Axis
    let proposal: ProposedViewSize
    /// Whether the stack computes everything again with its own length across.
    let isSecond: Bool
    /// Whether the stack is being placed, rather than asked.
    let isPlacing: Bool

    init(axis: Axis, proposal: ProposedViewSize, isSecond: Bool, isPlacing: Bool) {
        (self.axis, self.proposal) = (axis, proposal)
        (self.isSecond, self.isPlacing) = (isSecond, isPlacing)
    }

    var across: CGFloat? { proposal[axis.other] }
}
