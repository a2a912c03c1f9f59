import Foundation

/// Why a parent asked, or why it placed a child as it did: given by the code that does it, in the same call, with the
/// numbers that it used.
public protocol Reason: Sendable {
    /// A short sentence without a full stop: "all that is left: 38 - 3 - 4 - 1".
    var sentence: String { get }

    /// The arithmetic behind the length on an axis, where there is any. Its value is the length proposed or given
    /// there, which the tests check on random trees.
    func calculation(on axis: Axis) -> Calculation?

    /// What whoever asks keeps of a proposal before handing it on, and adds to the answer, in points: a padding's insets.
    /// Nil where the two have nothing to do with each other.
    func taken(on axis: Axis) -> CGFloat?

    /// Where in a source the code stands that asked or placed; nil where compiled Swift did.
    var code: SourceOrigin? { get }

    /// Whether code of a layout's author asked or placed, and not a rule of the library.
    var isByCode: Bool { get }
}

extension Reason {
    /// None: most reasons are sentences alone.
    public func calculation(on axis: Axis) -> Calculation? { nil }

    /// What the arithmetic takes away of a limited length.
    public func taken(on axis: Axis) -> CGFloat? {
        guard let sum = calculation(on: axis), !sum.steps.isEmpty, sum.start.isFinite else { return nil }
        return sum.start - sum.value
    }

    /// None: most reasons are a library's.
    public var code: SourceOrigin? { nil }

    /// Where it is known where the code stands.
    public var isByCode: Bool { code != nil }
}

/// A sum as it was computed, kept so that it can be shown and checked: 38 - 3 - 4 - 1.
public struct Calculation: Hashable, Sendable, CustomStringConvertible {
    /// What the sum begins with, in points.
    public let start: CGFloat
    /// What was done to it, in order.
    public private(set) var steps: [Step]

    /// - Parameter start: what the sum begins with, in points.
    public init(_ start: CGFloat) {
        self.start = start
        steps = []
    }

    /// One operation; lengths are in points, factors have no unit.
    public enum Step: Hashable, Sendable {
        /// A length is added.
        case plus(CGFloat)
        /// A length is taken away.
        case minus(CGFloat)
        /// The sum is multiplied by a factor.
        case times(CGFloat)
        /// The sum is divided by a factor.
        case over(CGFloat)
        /// The sum is raised to a minimum.
        case atLeast(CGFloat)
        /// The sum is lowered to a maximum.
        case atMost(CGFloat)

        /// What is added, or is the bound.
        var number: CGFloat {
            switch self {
            case .plus(let number), .minus(let number), .times(let number), .over(let number), .atLeast(let number),
                .atMost(let number):
                number
            }
        }

        fileprivate var isMinus: Bool {
            if case .minus = self { true } else { false }
        }
    }

    /// The same sum with one more step at its end.
    public func adding(_ step: Step) -> Calculation {
        var calculation = self
        // Records hold many: the array has room for the steps alone.
        calculation.steps = Array(unsafeUninitializedCapacity: steps.count + 1) { room, count in
            count = room.initialize(fromContentsOf: steps)
            room.initializeElement(at: count, to: step)
            count += 1
        }
        return calculation
    }

    /// The same value by one subtraction from the same start: 38 - 8 for 38 - 3 - 4 - 1. What is not a difference of
    /// finite numbers starts again with its value.
    package var shortened: Calculation {
        let value = value
        guard start.isFinite, value.isFinite, start - (start - value) == value else { return Calculation(value) }
        return Calculation(start).adding(.minus(start - value))
    }

    /// What comes of all steps, in points; NaN or infinite where a step makes it so.
    public var value: CGFloat {
        steps.reduce(start) { value, step in
            switch step {
            case .plus(let number): value + number
            case .minus(let number): value - number
            case .times(let number): value * number
            case .over(let number): value / number
            case .atLeast(let number): max(number, value)
            case .atMost(let number): min(number, value)
            }
        }
    }

    /// As it is shown: `38 - 3 - 4 - 1`, `(38 - 2) / 3`.
    public var description: String {
        var text = PointsFormat.short(start)
        var isSum = false
        for step in steps {
            let number = step.number
            switch step {
            case .plus, .minus:
                let isMinus = (number < 0) != step.isMinus
                text += (isMinus ? " - " : " + ") + PointsFormat.short(abs(number))
                isSum = true
            case .times, .over:
                text =
                    (isSum ? "(\(text))" : text) + (step == .times(number) ? " × " : " / ") + PointsFormat.short(number)
                isSum = false
            case .atLeast: text += ", at least " + PointsFormat.short(number)
            case .atMost: text += ", at most " + PointsFormat.short(number)
            }
        }
        return text
    }
}

/// A reason in the words of a layout's author: `subelement.sizeThatFits(half, because: "half for each side")`.
public struct StatedReason: Reason, Hashable, ExpressibleByStringInterpolation {
    /// What the layout's author says.
    public let sentence: String

    /// - Parameter sentence: short, without a full stop.
    public init(_ sentence: String) {
        self.sentence = sentence
    }

    /// So that a layout writes its reason as a text.
    public init(stringLiteral value: String) {
        sentence = value
    }

    /// Authors alone give such reasons.
    public var isByCode: Bool { true }
}

/// A layout that gave no reason.
public struct UnstatedReason: Reason, Hashable {
    /// Without content: all are alike.
    public init() {}

    /// Says so: nothing is made up for the author.
    public var sentence: String { "the layout gives no reason" }

    /// The library's own layouts give one.
    public var isByCode: Bool { true }
}
