import Negotiation

/// How much a child's length can change along a stack.
struct StackFlexibility {
    let index: Int
    let minimum: CGFloat
    let maximum: CGFloat

    private var value: CGFloat { maximum - minimum }

    /// The least flexible first; among those without a maximum, the one with the larger minimum; then in their order.
    static func isServedFirst(_ one: StackFlexibility, _ other: StackFlexibility) -> Bool {
        if one.value == .infinity, other.value == .infinity, one.minimum != other.minimum {
            return one.minimum > other.minimum
        }
        if one.value != other.value, !one.value.isNaN, !other.value.isNaN { return one.value < other.value }
        return one.index < other.index
    }

    /// `30 - 4 = 26`.
    var words: String {
        let difference = Calculation(maximum).adding(.minus(minimum))
        return "\(difference) = \(PointsFormat.short(value))"
    }
}
