import Negotiation

/// What is left along a stack while its children are served, and how it came to be that.
struct StackRoom {
    private(set) var length: CGFloat
    /// What was taken out of it so far; of an infinite length, too.
    private(set) var taken: CGFloat = 0
    /// The sum so far; started again with the length itself where it grows too long to be read, and where nobody reads it.
    private(set) var calculation: Calculation
    let isRecorded: Bool

    private static let shownSteps = 6

    init(_ length: CGFloat, isRecorded: Bool) {
        self.length = length
        self.isRecorded = isRecorded
        calculation = Calculation(length)
    }

    /// Takes a length out; one that is NaN, as infinity of infinity, leaves the room as it is.
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
        calculation =
            calculation.steps.count >= Self.shownSteps ? Calculation(changed) : calculation.adding(step)
    }
}

/// What a stack was proposed, seen along its axis and across it. A class, for the reasons of all its asks refer to it.
final class StackProposal: Sendable {
    let axis: Axis
    let proposal: ProposedViewSize
    /// Whether the stack computes everything again with its own length across.
    let isSecond: Bool
    /// Whether it is placed with what it was proposed, not asked.
    let isPlacing: Bool

    init(axis: Axis, proposal: ProposedViewSize, isSecond: Bool, isPlacing: Bool) {
        (self.axis, self.proposal) = (axis, proposal)
        (self.isSecond, self.isPlacing) = (isSecond, isPlacing)
    }

    var across: CGFloat? { proposal[axis.other] }
}
