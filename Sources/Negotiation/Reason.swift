import Foundation

/// What a record keeps of a reason, with the numbers that were used. The reason is made when it is read.
public protocol ReasonForm: Sendable {
    /// The reason. It must not point into the record's memory.
    var whole: any Reason { get }
}

/// Why a parent asked a child, or placed it so. The code that does it gives the reason in the same call, with the
/// numbers that it used.
public protocol Reason: ReasonForm {
    /// A short sentence without a full stop: "all that is left: 38 - 3 - 4 - 1".
    var sentence: String { get }

    /// The arithmetic behind the length on an axis, if there is any. Its value is the proposed or given length, which
    /// the tests check on random trees.
    func calculation(on axis: Axis) -> Calculation?

    /// The number that the arithmetic starts with; for a reason without arithmetic, the length itself.
    func origin(on axis: Axis) -> LengthOrigin

    /// The length, in points, that the asker takes off a proposal before handing it on and adds to the answer: a
    /// padding's insets. Nil if the proposal and the answer are unrelated.
    func taken(on axis: Axis) -> CGFloat?

    /// The place in the source of the code that asked or placed; nil for compiled Swift.
    var code: SourceOrigin? { get }

    /// Whether the layout author's code asked or placed, rather than a rule of the library.
    var isByCode: Bool { get }

    /// The alignment guide that was put on a line of the parent; nil for other reasons.
    var guide: PlacedGuide? { get }
}

/// An alignment guide of a child, and the line of its parent on which it stands.
public struct PlacedGuide: Hashable, Sendable {
    /// Its name: `leading`, `first baseline`.
    public let name: String
    /// The axis along which it is measured.
    public let axis: Axis
    /// Its distance from the child's start, in points.
    public let own: CGFloat
    /// The line's distance from the parent's start, in points.
    public let common: CGFloat

    /// - Parameters:
    ///   - own: its distance from the child's start, in points.
    ///   - common: the line's distance from the parent's start, in points.
    public init(_ name: String, on axis: Axis, own: CGFloat, common: CGFloat) {
        (self.name, self.axis, self.own, self.common) = (name, axis, own, common)
    }
}

extension Reason {
    /// The reason itself.
    public var whole: any Reason { self }

    /// None: most reasons have only a sentence.
    public func calculation(on axis: Axis) -> Calculation? { nil }

    /// The code of the layout's author, or the asker's own length.
    public func origin(on axis: Axis) -> LengthOrigin { isByCode ? .code : .room(axis) }

    /// The length that the arithmetic subtracts from a limited length.
    public func taken(on axis: Axis) -> CGFloat? {
        guard let sum = calculation(on: axis), !sum.steps.isEmpty, sum.start.isFinite else { return nil }
        return sum.start - sum.value
    }

    /// None: most reasons come from a library.
    public var code: SourceOrigin? { nil }

    /// True if the code's place is known.
    public var isByCode: Bool { code != nil }

    /// None: most reasons align nothing.
    public var guide: PlacedGuide? { nil }
}

/// A sum as it was computed, kept to be shown and checked: 38 - 3 - 4 - 1.
public struct Calculation: Hashable, Sendable, CustomStringConvertible {
    /// The start of the sum, in points.
    public let start: CGFloat
    /// The operations, in order.
    public private(set) var steps: [Step]

    /// - Parameter start: the start of the sum, in points.
    public init(_ start: CGFloat) {
        self.start = start
        steps = []
    }

    /// An operation; lengths are in points, factors have no unit.
    public enum Step: Hashable, Sendable {
        /// Adds a length.
        case plus(CGFloat)
        /// Subtracts a length.
        case minus(CGFloat)
        /// Multiplies the sum by a factor.
        case times(CGFloat)
        /// Divides the sum by a factor.
        case over(CGFloat)
        /// Raises the sum to a minimum.
        case atLeast(CGFloat)
        /// Lowers the sum to a maximum.
        case atMost(CGFloat)

        /// The number to add, to multiply by, or to limit to.
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
        // Records hold many: the array reserves room for the steps alone.
        calculation.steps = Array(unsafeUninitializedCapacity: steps.count + 1) { room, count in
            count = room.initialize(fromContentsOf: steps)
            room.initializeElement(at: count, to: step)
            count += 1
        }
        return calculation
    }

    /// The same value by one subtraction from the same start: 38 - 8 for 38 - 3 - 4 - 1. The value alone if it is not a
    /// difference of finite numbers.
    package var shortened: Calculation {
        let value = value
        guard start.isFinite, value.isFinite, start - (start - value) == value else { return Calculation(value) }
        return Calculation(start).adding(.minus(start - value))
    }

    /// The result of all steps, in points; NaN or infinite if a step makes it so.
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

    /// The sum as shown: `38 - 3 - 4 - 1`, `(38 - 2) / 3`.
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

/// A reason in a layout author's words: `subelement.sizeThatFits(half, because: "half for each side")`.
public struct StatedReason: Reason, Hashable, ExpressibleByStringInterpolation {
    /// The author's sentence.
    public let sentence: String

    /// - Parameter sentence: short, without a full stop.
    public init(_ sentence: String) {
        self.sentence = sentence
    }

    /// Makes a reason of a string literal in a layout.
    public init(stringLiteral value: String) {
        sentence = value
    }

    /// True: only authors give such reasons.
    public var isByCode: Bool { true }
}

/// The reason of a layout that gives none.
public struct UnstatedReason: Reason, Hashable {
    /// Creates the reason, which has no content.
    public init() {}

    /// A sentence that says that no reason was given.
    public var sentence: String { "the layout gives no reason" }

    /// True: the library's own layouts always give a reason.
    public var isByCode: Bool { true }
}
