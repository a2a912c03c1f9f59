import Negotiation

/// A child of a stack with its flexibility.
struct StackRange {
    /// The index among the stack's children.
    let index: Int
    let flexibility: StackFlexibility
}

/// The flexibility of a child's length along a stack.
struct StackFlexibility {
    let minimum: CGFloat
    let maximum: CGFloat

    private var value: CGFloat { maximum - minimum }

    /// Whether it is served first: the less flexible is, and without maximums the one with the larger minimum. Nil if
    /// they keep their order.
    func isServed(before other: StackFlexibility) -> Bool? {
        if value == .infinity, other.value == .infinity, minimum != other.minimum { return minimum > other.minimum }
        if value != other.value, !value.isNaN, !other.value.isNaN { return value < other.value }
        return nil
    }

    /// The difference in words: `30 - 4 = 26`.
    var words: String {
        let difference = Calculation(maximum).adding(.minus(minimum))
        return "\(difference) = \(PointsFormat.short(value))"
    }
}
