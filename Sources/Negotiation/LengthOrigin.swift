import Foundation

/// The number that a recorded length was computed from. The code that computes a length says so in the same call.
///
///     Text is proposed     38 = 40 - 2     40: the room of padding, its own proposal
///     Text answers         12              its contents
///     padding answers      14 = 12 + 2     12: the answer of Text
public enum LengthOrigin: Hashable, Sendable {
    /// The element's own contents. A text broken into lines, or cut, names the axis of the proposal that it fits into.
    case content(fittedTo: Axis?)
    /// A number that the element sets, which answers, asks or places.
    case constant
    /// A length of the element itself: its proposal, or its frame while it places.
    case room(Axis)
    /// A length of the element's frame, in which it places.
    case frame(Axis)
    /// The shortest length that the element's proposal allows.
    case minimum(Axis)
    /// The length of an answer on an axis.
    case answer(ExchangeID, Axis)
    /// The lengths of several answers, added up.
    case sum([ExchangeID])
    /// The length of the answer that decided a frame's size.
    case decided
    /// The children's answers and the proposal, combined by the container's rule.
    case rule
    /// Code of a layout's author, which gives no arithmetic.
    case code
}

/// An engine's account of a length that an element answers.
public struct LengthExplanation: Hashable, Sendable {
    /// The number that the arithmetic starts with.
    public let origin: LengthOrigin
    /// The arithmetic between that number and the length; nil if they are equal.
    public let step: Calculation.Step?

    /// Creates an explanation. A step that adds 0 is none, and so is one after a number of the element's own.
    public init(_ origin: LengthOrigin, _ step: Calculation.Step? = nil) {
        self.origin = origin
        self.step =
            switch (origin, step) {
            case (.constant, _), (.content, _), (_, .plus(0)?): nil
            default: step
            }
    }

    /// Creates an explanation of a length that is a number and the distances around it, in points. A length is made by a
    /// rule if no such distance exists: one of them is not finite, or the number is too large to matter.
    public init(_ origin: LengthOrigin, of number: CGFloat, in length: CGFloat) {
        let distance = length - number
        if number == length || (number.isNaN && length.isNaN) {
            self.init(origin)
        } else if abs(number + distance - length) <= 1e-9 * max(1, abs(length)) {
            self.init(origin, .plus(distance))
        } else {
            self.init(origin == .constant ? .constant : .rule)
        }
    }

    /// Creates an explanation of a length that is one step after a number, in points. A length is made by a rule if the
    /// step does not give it, because a number was NaN or too large to matter.
    public init(_ origin: LengthOrigin, of number: CGFloat, _ step: Calculation.Step?, giving length: CGFloat) {
        let sum = step.map { Calculation(number).adding($0).value } ?? number
        let isNear = length.isFinite && abs(sum - length) <= 1e-9 * max(1, abs(length))
        let isExact = sum == length || isNear || (sum.isNaN && length.isNaN)
        self.init(isExact ? origin : .rule, isExact ? step : nil)
    }
}

/// A length as it was computed.
public struct DerivedLength: Hashable, Sendable {
    /// The number that the arithmetic starts with.
    public let origin: LengthOrigin
    /// The arithmetic, whose value is the length; nil if the origin gives no number to start with.
    public let calculation: Calculation?
}

extension LayoutRecord {
    /// How an answer's length was computed; nil if the engine did not say so, or the answer was not measured.
    public func derivation(of exchange: ExchangeID, on axis: Axis) -> DerivedLength? {
        guard let explanation = tables.explanation(of: exchange, on: axis) else { return nil }
        let start: CGFloat? =
            switch explanation.origin {
            case .content, .constant: self[exchange].answer[axis]
            case .room(let axis): self[exchange].proposal[axis].limit
            case .minimum(let axis): self[exchange].proposal[axis].minimum
            case .answer(let other, let axis): self[other].answer[axis]
            case .sum(let others): others.reduce(0) { $0 + self[$1].answer[axis] }
            case .frame, .decided, .rule, .code: nil
            }
        return DerivedLength(
            origin: explanation.origin,
            calculation: start.map { start in
                explanation.step.map { Calculation(start).adding($0) } ?? Calculation(start)
            })
    }
}

extension AxisProposal {
    /// The shortest length that it allows; 0 without one.
    package var minimum: CGFloat {
        switch self {
        case .exactly(let length), .between(let length, _): length
        case .atMost, .unconstrained, .unspecified: 0
        }
    }
}
