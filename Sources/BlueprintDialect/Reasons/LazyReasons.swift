import Negotiation

/// An element that is measured, but is not part of the tree.
struct MeasuredApart: Reason {
    let offer: SizeConstraint

    var sentence: String { "measured apart, to see how large it would be" }

    func calculation(on axis: Negotiation.Axis) -> Calculation? { Calculation(offer[axis]) }
}

/// A frame that a closure computed.
struct Written: Reason {
    let size: CGSize

    var sentence: String { "where its container computed it" }

    func calculation(on axis: Negotiation.Axis) -> Calculation? { Calculation(size[axis]) }
}
