import Negotiation

/// Scrolled content, which is asked without a limit where it scrolls.
struct AsLongAsItLikes: Reason {
    let offer: SizeConstraint

    var sentence: String {
        switch (offer.width, offer.height) {
        case (.unconstrained, .unconstrained): "it scrolls, so it may be as large as it likes"
        case (.unconstrained, _): "it scrolls sideways, so it may be as wide as it likes"
        default: "it scrolls, so it may be as high as it likes"
        }
    }

    func calculation(on axis: Negotiation.Axis) -> Calculation? { Calculation(offer[axis]) }
}

/// Scrolled content, at its full size.
struct Scrolled: Reason {
    let size: CGSize

    var sentence: String { "all of it, to be scrolled" }

    func calculation(on axis: Negotiation.Axis) -> Calculation? { Calculation(size[axis]) }
}
