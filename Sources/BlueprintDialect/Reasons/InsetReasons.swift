import EngineKit
import Negotiation

/// The proposal minus insets.
struct ProposalMinusInsets: Reason {
    let proposal: SizeConstraint
    let insets: UIEdgeInsets

    var sentence: String { "the proposal minus insets \(insets.words)" }

    func calculation(on axis: Negotiation.Axis) -> Calculation? {
        Calculation(proposal[axis])?.adding(.minus(insets.total(on: axis)))
    }

    func taken(on axis: Axis) -> CGFloat? { insets.total(on: axis) }
}

/// The frame minus insets.
struct FrameMinusInsets: Reason {
    let size: CGSize
    let insets: UIEdgeInsets

    var sentence: String { "the frame minus insets \(insets.words)" }

    func calculation(on axis: Negotiation.Axis) -> Calculation? {
        Calculation(size[axis]).adding(.minus(insets.total(on: axis)))
    }
}
