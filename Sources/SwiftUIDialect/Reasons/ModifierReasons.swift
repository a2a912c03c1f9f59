import EngineKit
import Negotiation

/// What padding leaves of a proposal.
struct MinusPadding: Reason {
    let offer: ProposedViewSize
    let insets: EdgeInsets

    var sentence: String { "the proposal minus padding \(insets.words)" }

    func calculation(on axis: Axis) -> Calculation? {
        guard let length = offer[axis] else { return nil }
        let rest = Calculation(length).adding(.minus(insets.total(on: axis)))
        return rest.value >= 0 ? rest : rest.adding(.atLeast(0))
    }

    func taken(on axis: Axis) -> CGFloat? { insets.total(on: axis) }
}

/// A child in its padding.
struct InsideOfPadding: PositionReason {
    let size: CGSize
    let insets: EdgeInsets

    var sentence: String {
        let (left, top) = (PointsFormat.short(insets.leading), PointsFormat.short(insets.top))
        return "its own size, \(left) from the left and \(top) from the top"
    }

    func position(on axis: Axis) -> Calculation { Calculation(insets[.start(of: axis)]) }
}

/// A frame's own lengths, and the proposal where it has none.
struct FrameLength: Reason {
    let offer: ProposedViewSize
    let width: CGFloat?
    let height: CGFloat?

    var sentence: String {
        switch (width, height) {
        case (let width?, let height?):
            "the frame's own size \(PointsFormat.short(CGSize(width: width, height: height)))"
        case (let width?, nil): "the frame's own width \(PointsFormat.short(width))"
        case (nil, let height?): "the frame's own height \(PointsFormat.short(height))"
        case (nil, nil): "the proposal, passed on as it came"
        }
    }

    func calculation(on axis: Axis) -> Calculation? {
        ((axis == .horizontal ? width : height) ?? offer[axis]).map { Calculation($0) }
    }
}

/// A proposal that is kept within limits.
struct WithinLimits: Reason {
    let offer: ProposedViewSize
    let width: LengthLimits
    let height: LengthLimits

    var sentence: String {
        let words = [width.words("width"), height.words("height")].compactMap { $0 }.joined(separator: "; ")
        return words.isEmpty ? "the proposal, passed on as it came" : "the proposal within the frame's limits: \(words)"
    }

    func calculation(on axis: Axis) -> Calculation? {
        (axis == .horizontal ? width : height).calculation(offer[axis])
    }
}

/// A frame, or another modifier, places its child in its own size.
struct FrameSize: Reason {
    let size: CGSize
    /// With nil where the child keeps its ideal length.
    let proposal: ProposedViewSize

    var sentence: String { "placed in its parent's size \(PointsFormat.short(size)): \(proposal.words)" }

    func calculation(on axis: Axis) -> Calculation? { proposal[axis].map { Calculation($0) } }
}

/// Nil on some axes, so that the child takes its ideal length.
struct IdealLength: Reason {
    let offer: ProposedViewSize
    let axes: Axis.Set

    var sentence: String {
        axes.lengthNames.map { "nil for its ideal \($0), whatever was proposed" }
            ?? "the proposal, passed on as it came"
    }

    func calculation(on axis: Axis) -> Calculation? {
        axes.contains(axis) ? nil : offer[axis].map { Calculation($0) }
    }
}

/// A question whose answer is a ratio.
struct IdealForRatio: Reason {
    var sentence: String { "its ideal size, to learn its ratio" }
}

/// The largest size of a ratio in a proposal, or the smallest around it.
struct InRatio: Reason {
    let ratio: CGSize
    let mode: ContentMode
    /// The axis whose proposal decides.
    let leading: Axis
    let offer: ProposedViewSize

    var sentence: String {
        CommonSentences.ratio(
            ratio, keeping: leading, offer[leading] ?? 0, other: length(on: leading.other), fills: mode == .fill)
    }

    func calculation(on axis: Axis) -> Calculation? { length(on: axis) }

    private func length(on axis: Axis) -> Calculation {
        let length = Calculation(offer[leading] ?? 0)
        guard axis != leading else { return length }
        let part = ratio[leading] == 1 ? length : length.adding(.over(ratio[leading]))
        return ratio[axis] == 1 ? part : part.adding(.times(ratio[axis]))
    }
}

/// A child that is moved.
struct Moved: PositionReason {
    let size: CGSize
    let offset: CGPoint

    var sentence: String { "its own size, moved by \(PointsFormat.short(offset))" }

    func position(on axis: Axis) -> Calculation { Calculation(offset[axis]) }
}

/// A layer in front of or behind an element.
struct TargetSize: Reason {
    let target: CGSize
    let layer: String

    var sentence: String { "the size of what it is the \(layer) of: \(PointsFormat.short(target))" }

    func calculation(on axis: Axis) -> Calculation? { Calculation(target[axis]) }
}

/// One of several views of a layer.
struct InLayer: PositionReason {
    let size: CGSize
    let place: CGPoint
    let layer: String

    var sentence: String { "its own size; all views of the \(layer) stand as in a ZStack, which is aligned as one" }

    func position(on axis: Axis) -> Calculation { Calculation(place[axis]) }
}

/// Whether a view fits.
struct FittingQuestion: Reason {
    let offer: ProposedViewSize
    let axes: Axis.Set

    var sentence: String { "does its ideal \(axes.lengthNames ?? "size") fit in \(offer.words)?" }

    func calculation(on axis: Axis) -> Calculation? {
        axes.contains(axis) ? nil : offer[axis].map { Calculation($0) }
    }
}

/// The view that fits.
struct Fitting: Reason {
    let offer: ProposedViewSize
    let isLast: Bool

    var sentence: String {
        isLast ? "none before it fits, so the last is shown: the proposal" : "the first that fits: the proposal"
    }

    func calculation(on axis: Axis) -> Calculation? { offer[axis].map { Calculation($0) } }
}
