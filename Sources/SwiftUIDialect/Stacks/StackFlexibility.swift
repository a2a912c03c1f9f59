import Negotiation

/// How much a child's length can change along a stack.
struct StackFlexibility {
    let minimum: CGFloat
    let maximum: CGFloat

    private var value: CGFloat { maximum - minimum }

    /// The least flexible first; among those without a maximum, the one with the larger minimum. Nil for those that are
    /// served in their order.
    func isServed(before other: StackFlexibility) -> Bool? {
        if value == .infinity, other.value == .infinity, minimum != other.minimum { return minimum > other.minimum }
        if value != other.value, !value.isNaN, !other.value.isNaN { return value < other.value }
        return nil
    }

    /// `30 - 4 = 26`.
    var words: String {
        let difference = Calculation(maximum).adding(.minus(minimum))
        return "\(difference) = \(PointsFormat.short(value))"
    }
}
