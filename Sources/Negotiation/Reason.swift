import Foundation

/// Why a parent asked, or why it placed a child as it did: given by the code that does it, in the same call, with the
/// numbers that it used.
public protocol Reason: Sendable {
    /// A short sentence without a full stop: "all that is left: 38 - 3 - 4 - 1".
    var sentence: String { get }

    /// The arithmetic behind the length on an axis, where there is any. Its value is the length proposed or given there,
    /// which the tests check on random trees.
    func calculation(on axis: Axis) -> Calculation?
}

extension Reason {
    public func calculation(on axis: Axis) -> Calculation? { nil }
}

/// A sum as it was computed, kept so that it can be shown and checked: 38 - 3 - 4 - 1.
public struct Calculation: Hashable, Sendable, CustomStringConvertible {
    public let start: CGFloat
    public private(set) var steps: [Step]

    public init(_ start: CGFloat) {
        self.start = start
        steps = []
    }

    public enum Step: Hashable, Sendable {
        case plus(CGFloat), minus(CGFloat), times(CGFloat), over(CGFloat)
        case atLeast(CGFloat), atMost(CGFloat)
    }

    public func adding(_ step: Step) -> Calculation {
        var calculation = self
        calculation.steps.append(step)
        return calculation
    }

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

    public var description: String {
        steps.reduce(PointsFormat.short(start)) { text, step in
            switch step {
            case .plus(let number) where number < 0: "\(text) - \(PointsFormat.short(-number))"
            case .plus(let number): "\(text) + \(PointsFormat.short(number))"
            case .minus(let number) where number < 0: "\(text) + \(PointsFormat.short(-number))"
            case .minus(let number): "\(text) - \(PointsFormat.short(number))"
            case .times(let number): "\(text) × \(PointsFormat.short(number))"
            case .over(let number): "\(text) / \(PointsFormat.short(number))"
            case .atLeast(let number): "\(text), at least \(PointsFormat.short(number))"
            case .atMost(let number): "\(text), at most \(PointsFormat.short(number))"
            }
        }
    }
}

/// A reason in the words of a layout's author: `subelement.sizeThatFits(half, because: "half for each side")`.
public struct StatedReason: Reason, Hashable, ExpressibleByStringInterpolation {
    public let sentence: String

    public init(_ sentence: String) {
        self.sentence = sentence
    }

    public init(stringLiteral value: String) {
        sentence = value
    }
}

/// A layout that gave no reason.
public struct UnstatedReason: Reason, Hashable {
    public init() {}

    public var sentence: String { "the layout gives no reason" }
}
