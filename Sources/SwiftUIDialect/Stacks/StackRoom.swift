import EngineKit
import Negotiation

/// The rest along a stack while its children are served, with its arithmetic.
struct StackRoom {
    private(set) var length: CGFloat
    /// The total taken so far, even from an infinite length.
    private(set) var taken: CGFloat = 0
    /// The sum so far; nil if nothing is recorded.
    private(set) var sum: StackSum?

    /// - Parameter steps: memory of the record for all steps; nil if nothing is recorded.
    init(_ length: CGFloat, steps: UnsafeMutablePointer<Calculation.Step>?) {
        self.length = length
        sum = steps.map { StackSum(start: length, steps: $0) }
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
        sum?.add(step, giving: changed)
    }
}

/// The arithmetic of a rest in the memory of a record, where the steps of a later rest follow.
struct StackSum: @unchecked Sendable {
    private var start: CGFloat
    private var steps: UnsafeMutablePointer<Calculation.Step>
    private var count: Int32 = 0
    /// Whether it begins in the middle, because it had too many steps.
    private(set) var isShortened = false

    private static var shownSteps: Int { 6 }

    init(start: CGFloat, steps: UnsafeMutablePointer<Calculation.Step>) {
        (self.start, self.steps) = (start, steps)
    }

    /// Adds a step, or begins again with the result if the sum grew too long to read.
    mutating func add(_ step: Calculation.Step, giving result: CGFloat) {
        guard count < Self.shownSteps else {
            steps += Int(count)
            (start, count, isShortened) = (result, 0, true)
            return
        }
        (steps + Int(count)).initialize(to: step)
        count += 1
    }

    var calculation: Calculation {
        UnsafeBufferPointer(start: steps, count: Int(count)).reduce(Calculation(start)) { $0.adding($1) }
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

    var proposal: ProposedViewSize { ProposedViewSize(width: lengths[.horizontal], height: lengths[.vertical]) }

    var across: CGFloat? { lengths[axis.other] }
}
