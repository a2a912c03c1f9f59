import Negotiation

/// What a flex container offers a child on both axes: a length, and what margins, padding and border take of it.
struct FlexOffer: Hashable {
    var width: Length
    var height: Length

    struct Length: Hashable {
        /// NaN for no limit.
        let available: CGFloat
        let taken: CGFloat

        /// The most that the component may answer; NaN for no limit.
        var limit: CGFloat { available.isNaN ? .nan : max(0, available - taken) }

        var calculation: Calculation? {
            guard !available.isNaN else { return nil }
            let all = Calculation(available)
            return taken == 0 ? all.adding(.atLeast(0)) : all.adding(.minus(taken)).adding(.atLeast(0))
        }

        /// The calculation as people read it: without a bound that changes nothing.
        var text: String {
            let all = PointsFormat.short(available)
            guard taken != 0 else { return PointsFormat.short(limit) }
            return "\(all) - \(PointsFormat.short(taken))" + (available < taken ? ", so nothing" : "")
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
