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
        return rest.value >= 0 ? rest : rest.adding(.atLeast(0))
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

/// What a column or a row is given: an equal part of what is left, or the length of its fixed cells where that is more.
struct GridShare {
    let axis: Axis
    let room: CGFloat
    let count: Int
    let minimum: CGFloat

    var length: CGFloat { max(minimum, part) }

    /// Whether the cells of fixed size make it longer than an equal share.
    var isRaised: Bool { !(part >= minimum) }

    private var part: CGFloat { room / CGFloat(count) }

    var calculation: Calculation {
        let part = count > 1 ? Calculation(room).adding(.over(CGFloat(count))) : Calculation(room)
        return isRaised ? part.adding(.atLeast(minimum)) : part
    }
}
