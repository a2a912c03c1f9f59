import EngineKit
import Negotiation

/// What a grid has for its cells: its proposal without the spacing.
struct GridRoom {
    let proposal: CGSize
    /// All of it together, on each axis.
    let spacing: CGSize

    var size: CGSize {
        CGSize(width: calculation(.horizontal).value, height: calculation(.vertical).value)
    }

    func calculation(_ axis: Axis) -> Calculation {
        let proposed = Calculation(proposal[axis])
        let rest = spacing[axis] == 0 ? proposed : proposed.adding(.minus(spacing[axis]))
        return rest.notNegative
    }
}

/// A length that is proposed to the cells of a column or a row, which is no less than their minimum.
struct GridLength {
    private let length: CGFloat
    let minimum: CGFloat

    init(_ length: CGFloat, minimum: CGFloat) {
        (self.length, self.minimum) = (length, minimum)
    }

    var value: CGFloat { max(minimum, length) }

    var calculation: Calculation {
        let calculation = Calculation(length)
        return length >= minimum ? calculation : calculation.adding(.atLeast(minimum))
    }
}

/// What is left for columns or rows, and, where somebody reads it, how it came to be that.
struct GridRest {
    private(set) var length: CGFloat
    private var sum: Calculation?

    init(_ room: GridRoom, _ axis: Axis, isRecorded: Bool) {
        length = room.size[axis]
        sum = isRecorded ? room.calculation(axis) : nil
    }

    private static let shownSteps = 5

    /// - Parameter minimum: what is left is never less; nil where it may be.
    mutating func take(_ taken: CGFloat, atLeast minimum: CGFloat?) {
        let rest = length - taken
        length = minimum.map { max($0, rest) } ?? rest
        guard let before = sum, taken != 0 || length != rest else { return }
        var sum = before.steps.count >= Self.shownSteps ? before.shortened : before
        if taken != 0 { sum = sum.adding(.minus(taken)) }
        if let minimum, !(rest >= minimum) { sum = sum.adding(.atLeast(minimum)) }
        self.sum = sum
    }

    var calculation: Calculation { sum ?? Calculation(length) }
}

/// What a column or a row is given: an equal part of what is left, or the length of its fixed cells where that is more.
struct GridShare {
    let axis: Axis
    let rest: GridRest
    let count: Int
    let minimum: CGFloat

    var length: CGFloat { max(minimum, part) }

    /// Whether the cells of fixed size make it longer than an equal share.
    var isRaised: Bool { !(part >= minimum) }

    private var part: CGFloat { rest.length / CGFloat(count) }

    var calculation: Calculation {
        let part = count > 1 ? rest.calculation.adding(.over(CGFloat(count))) : rest.calculation
        return isRaised ? part.adding(.atLeast(minimum)) : part
    }
}
