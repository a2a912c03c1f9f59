import Negotiation

/// A flex container's proposal to a child on both axes: a length, and the part that margins, padding and border take.
struct FlexProposal: Hashable {
    var width: Length
    var height: Length

    struct Length: Hashable {
        /// NaN for no limit.
        let available: CGFloat
        let taken: CGFloat
        /// The child's own maximum; NaN for none.
        var maximum = CGFloat.nan
        /// The origin of the available length.
        var origin = LengthOrigin.rule

        /// The maximum of the component's answer; NaN for no limit.
        var limit: CGFloat {
            let limit = CGFloat.minimum(available - taken, maximum)
            return limit.isNaN ? .nan : max(0, limit)
        }

        /// The origin of the number that the calculation starts with.
        var start: LengthOrigin { (available - taken).isNaN ? .constant : origin }

        var calculation: Calculation? {
            guard !limit.isNaN else { return nil }
            guard !(available - taken).isNaN else { return Calculation(maximum).adding(.atLeast(0)) }
            var sum = Calculation(available)
            if taken != 0 { sum = sum.adding(.minus(taken)) }
            if !maximum.isNaN { sum = sum.adding(.atMost(maximum)) }
            return sum.adding(.atLeast(0))
        }

        /// The calculation as text, without bounds that change nothing.
        var text: String {
            let rest = available - taken
            if rest.isNaN || rest > maximum { return "its own maximum, \(PointsFormat.short(limit))" }
            guard taken != 0 else { return PointsFormat.short(limit) }
            return "\(PointsFormat.short(available)) - \(PointsFormat.short(taken))" + (rest < 0 ? ", so nothing" : "")
        }
    }

    subscript(axis: Axis) -> Length {
        get { axis == .horizontal ? width : height }
        set {
            switch axis {
            case .horizontal: width = newValue
            case .vertical: height = newValue
            }
        }
    }

    var range: SizeRange { SizeRange(max: CGSize(width: width.limit, height: height.limit)) }
}
