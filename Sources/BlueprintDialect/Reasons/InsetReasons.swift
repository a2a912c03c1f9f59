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
    fileprivate func total(on axis: Negotiation.Axis) -> CGFloat {
        axis == .horizontal ? left + right : top + bottom
    }

    /// `1 + 1` where both axes agree, else `4 + 1 across and 2 + 4 down`.
    fileprivate var sum: String {
        let across = "\(PointsFormat.short(left)) + \(PointsFormat.short(right))"
        let down = "\(PointsFormat.short(top)) + \(PointsFormat.short(bottom))"
        return across == down ? across : "\(across) across and \(down) down"
    }
}
