import EngineKit
import Negotiation

/// Scrolled content, asked without a limit along the axes that scroll.
struct AsLongAsItLikes: Reason {
    /// The scroll view's proposal, including insets.
    let room: SizeConstraint
    let insets: UIEdgeInsets
    let proposal: SizeConstraint

    var sentence: String {
        switch (proposal.width, proposal.height) {
        case (.unconstrained, .unconstrained): "it scrolls, so its size is unlimited"
        case (.unconstrained, _): "it scrolls sideways, so its width is unlimited\(inside(.vertical))"
        default: "it scrolls, so its height is unlimited\(inside(.horizontal))"
        }
    }

    /// The words for the other axis.
    private func inside(_ axis: Negotiation.Axis) -> String {
        let (start, end) = insets.pair(axis)
        return start + end == 0
            ? "" : "; the \(axis.lengthName) minus insets \(PointsFormat.short(start)) + \(PointsFormat.short(end))"
    }

    func calculation(on axis: Negotiation.Axis) -> Calculation? {
        proposal[axis] == .unconstrained ? nil : Calculation(room[axis])?.adding(.minus(insets.total(on: axis)))
    }
}

/// Scrolled content, at its full size.
struct Scrolled: SizedReason {
    let size: CGSize
    let contentSize: ScrollView.ContentSize
    /// The space that is left in the scroll view, if it centers its content; else 0.
    let underflow: CGSize
    /// The content's answer, which is its size unless that fills the scroll view inside its insets.
    let answer: Answer
    let room: CGSize
    let insets: UIEdgeInsets

    func calculation(on axis: Negotiation.Axis) -> Calculation? {
        answer.size[axis] == size[axis]
            ? Calculation(size[axis]) : Calculation(room[axis]).adding(.minus(insets.total(on: axis)))
    }

    func origin(on axis: Negotiation.Axis) -> LengthOrigin {
        guard answer.size[axis] == size[axis] else { return .room(axis) }
        return answer.exchange.map { .answer($0, axis) } ?? .constant
    }

    var sentence: String {
        underflow == .zero ? words : "\(words); in the middle, with \(PointsFormat.short(underflow)) to spare"
    }

    private var words: String {
        let (width, height) = (PointsFormat.short(size.width), PointsFormat.short(size.height))
        return switch contentSize {
        case .fittingHeight: "its own height \(height), to be scrolled; the width \(width) that there is"
        case .fittingWidth: "its own width \(width), to be scrolled; the height \(height) that there is"
        case .fittingContent: "its own size, to be scrolled"
        case .custom: "the size \(width)×\(height) that its scroll view is given"
        }
    }
}
