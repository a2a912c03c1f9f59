import Negotiation

/// What insets leave of an offer.
struct OfferMinusInsets: Reason {
    let offer: SizeConstraint
    let insets: UIEdgeInsets

    var sentence: String { "the offer minus insets \(insets.sum)" }

    func calculation(on axis: Negotiation.Axis) -> Calculation? {
        Calculation(offer[axis])?.adding(.minus(insets.total(on: axis)))
    }
}

/// What insets leave of a frame.
struct FrameMinusInsets: Reason {
    let size: CGSize
    let insets: UIEdgeInsets

    var sentence: String { "the frame minus insets \(insets.sum)" }

    func calculation(on axis: Negotiation.Axis) -> Calculation? {
        Calculation(size[axis]).adding(.minus(insets.total(on: axis)))
    }
}

extension UIEdgeInsets {
    func total(on axis: Negotiation.Axis) -> CGFloat {
        axis == .horizontal ? left + right : top + bottom
    }

    func sum(on axis: Negotiation.Axis) -> String {
        let (start, end) = axis == .horizontal ? (left, right) : (top, bottom)
        return "\(PointsFormat.short(start)) + \(PointsFormat.short(end))"
    }

    var sum: String { PointsFormat.sums(left: left, right: right, top: top, bottom: bottom) }
}
