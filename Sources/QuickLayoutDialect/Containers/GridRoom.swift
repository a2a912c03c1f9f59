import EngineKit
import Negotiation

/// The space for a grid's cells: its proposal minus the spacing.
struct GridRoom {
    let proposal: CGSize
    /// The total spacing on each axis.
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

/// A length proposed to the cells of a column or a row, at least their minimum.
struct GridLength {
    private let length: CGFloat
    let minimum: CGFloat
    private let source: Source

    /// The number that the length is.
    private enum Source {
        /// What fixed rows leave of the grid's room.
        case rest(GridRest)
        /// The answer of a column's widest cell; nil if nothing is recorded.
        case answer(ExchangeID?)
    }

    /// What fixed rows leave of the grid's height.
    init(_ rest: GridRest, minimum: CGFloat) {
        (length, self.minimum, source) = (rest.length, minimum, .rest(rest))
    }

    /// A column's width.
    /// - Parameter exchange: the answer of its widest cell.
    init(_ length: CGFloat, in exchange: ExchangeID?, minimum: CGFloat) {
        (self.length, self.minimum, source) = (length, minimum, .answer(exchange))
    }

    func origin(on axis: Axis) -> LengthOrigin {
        switch source {
        case .rest(let rest): rest.isShortened ? .rule : .room(axis)
        case .answer(let exchange): exchange.map { .answer($0, axis) } ?? (length == 0 ? .constant : .rule)
        }
    }

    var value: CGFloat { max(minimum, length) }

    var calculation: Calculation {
        let calculation = if case .rest(let rest) = source { rest.calculation } else { Calculation(length) }
        return length >= minimum ? calculation : calculation.adding(.atLeast(minimum))
    }
}

/// The rest for columns or rows, with its arithmetic if the pass is recorded.
struct GridRest {
    private(set) var length: CGFloat
    private var sum: Calculation?
    /// Whether the sum begins in the middle, because it had too many steps.
    private(set) var isShortened = false

    init(_ room: GridRoom, _ axis: Axis, isRecorded: Bool) {
        length = room.size[axis]
        sum = isRecorded ? room.calculation(axis) : nil
    }

    private static let shownSteps = 5

    /// - Parameter minimum: the lower limit of the rest; nil for none.
    mutating func take(_ taken: CGFloat, atLeast minimum: CGFloat?) {
        let rest = length - taken
        length = minimum.map { max($0, rest) } ?? rest
        guard let before = sum, taken != 0 || length != rest else { return }
        var sum = before.steps.count >= Self.shownSteps ? before.shortened : before
        if sum.start != before.start { isShortened = true }
        if taken != 0 { sum = sum.adding(.minus(taken)) }
        if let minimum, !(rest >= minimum) { sum = sum.adding(.atLeast(minimum)) }
        self.sum = sum
    }

    var calculation: Calculation { sum ?? Calculation(length) }
}

/// A column's or row's share: an equal part of the rest, or the length of its fixed cells if that is more.
struct GridShare {
    let axis: Axis
    let rest: GridRest
    let count: Int
    let minimum: CGFloat

    var length: CGFloat { max(minimum, part) }

    /// Whether the fixed cells make it longer than an equal share.
    var isRaised: Bool { !(part >= minimum) }

    private var part: CGFloat { rest.length / CGFloat(count) }

    var calculation: Calculation {
        let part = count > 1 ? rest.calculation.adding(.over(CGFloat(count))) : rest.calculation
        return isRaised ? part.adding(.atLeast(minimum)) : part
    }
}
