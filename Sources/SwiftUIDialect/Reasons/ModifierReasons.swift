import EngineKit
import Negotiation

/// A proposal kept within limits.
struct WithinLimits: Reason {
    let offer: ProposedViewSize
    let width: LengthLimits
    let height: LengthLimits

    var sentence: String {
        let words = [width.words("width"), height.words("height")].compactMap { $0 }.joined(separator: "; ")
        return words.isEmpty ? CommonSentences.passedOn : "the proposal within the frame's limits: \(words)"
    }

    func calculation(on axis: Axis) -> Calculation? { (axis == .horizontal ? width : height).calculation(offer[axis]) }

    func origin(on axis: Axis) -> LengthOrigin { offer[axis] == nil ? .constant : .room(axis) }
}

/// A child placed at its own size by a frame or another modifier.
struct FrameSize: Reason {
    let size: CGSize
    /// The proposal, with nil if the child keeps its ideal length.
    let proposal: ProposedViewSize

    var sentence: String { "placed in its parent's size \(PointsFormat.short(size)): \(proposal.lengths.words)" }

    /// The exchange in which the parent answered that size.
    let answered: ExchangeID?

    func calculation(on axis: Axis) -> Calculation? { proposal.calculation(on: axis) }

    func origin(on axis: Axis) -> LengthOrigin { answered.map { .answer($0, axis) } ?? .room(axis) }
}

/// A proposal with nil on some axes, for the child's ideal length.
struct IdealLength: Reason {
    let offer: ProposedViewSize
    let axes: Axis.Set

    var sentence: String {
        axes.lengthNames.map { "nil for its ideal \($0), whatever was proposed" }
            ?? CommonSentences.passedOn
    }

    func calculation(on axis: Axis) -> Calculation? { axes.contains(axis) ? nil : offer.calculation(on: axis) }
}

/// An ask for a ratio.
struct IdealForRatio: Reason {
    var sentence: String { "its ideal size, to learn its ratio" }
}

/// The largest size of a ratio in a proposal, or the smallest that covers it.
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

    func origin(on axis: Axis) -> LengthOrigin { .room(leading) }

    private func length(on axis: Axis) -> Calculation {
        let length = Calculation(offer[leading] ?? 0)
        guard axis != leading else { return length }
        let part = ratio[leading] == 1 ? length : length.adding(.over(ratio[leading]))
        return ratio[axis] == 1 ? part : part.adding(.times(ratio[axis]))
    }
}

/// One of several views of a layer.
struct InLayer: PositionReason {
    let size: CGSize
    let place: CGPoint
    let layer: String

    var sentence: String { "its own size; all views of the \(layer) stand as in a ZStack, which is aligned as one" }

    func position(on axis: Axis) -> Calculation { Calculation(place[axis]) }
}

/// An ask to find out whether a view fits.
struct FittingQuestion: Reason {
    let offer: ProposedViewSize
    let axes: Axis.Set

    var sentence: String { "does its ideal \(axes.lengthNames ?? "size") fit in \(offer.lengths.words)?" }

    func calculation(on axis: Axis) -> Calculation? { axes.contains(axis) ? nil : offer.calculation(on: axis) }
}

/// The view that fits.
struct Fitting: HandedOn {
    let proposal: ProposedLengths
    let isLast: Bool

    var sentence: String {
        isLast ? "none before it fits, so the last is shown: the proposal" : "the first that fits: the proposal"
    }
}
