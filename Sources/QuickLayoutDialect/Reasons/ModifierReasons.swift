import EngineKit
import Negotiation

/// What padding leaves of a proposal.
struct MinusPadding: Reason {
    let offer: CGSize
    let insets: UIEdgeInsets

    var sentence: String { "the proposal minus padding \(insets.words)" }

    func calculation(on axis: Axis) -> Calculation? {
        let rest = Calculation(offer[axis]).adding(.minus(insets.total(on: axis)))
        return rest.value >= 0 ? rest : rest.adding(.atLeast(0))
    }

    func taken(on axis: Axis) -> CGFloat? { insets.total(on: axis) }
}

/// A child in its padding.
struct InsideOfPadding: PositionReason {
    let size: CGSize
    let insets: UIEdgeInsets

    var sentence: String {
        let (left, top) = (PointsFormat.short(insets.left), PointsFormat.short(insets.top))
        return "its own size, \(left) from the left and \(top) from the top"
    }

    func position(on axis: Axis) -> Calculation { Calculation(axis == .horizontal ? insets.left : insets.top) }
}

/// A frame's own lengths, and the proposal where it has none.
struct FrameLength: Reason {
    let offer: CGSize
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
        Calculation((axis == .horizontal ? width : height) ?? offer[axis])
    }
}

/// A proposal that is kept within limits.
struct WithinLimits: Reason {
    let offer: CGSize
    let width: LengthLimits
    let height: LengthLimits

    var sentence: String {
        let words = [width.words("wide"), height.words("high")].compactMap { $0 }.joined(separator: ", ")
        return words.isEmpty ? "the proposal, passed on as it came" : "the proposal, \(words)"
    }

    func calculation(on axis: Axis) -> Calculation? {
        (axis == .horizontal ? width : height).applied(to: Calculation(offer[axis]))
    }
}

/// An axis without a limit, so that the child says how long it would be.
struct Unlimited: Reason {
    let offer: CGSize
    let axes: AxisSet

    var sentence: String {
        let words = axes == [.horizontal, .vertical] ? "either axis" : axes == .vertical ? "height" : "width"
        return axes.isEmpty ? "the proposal, passed on as it came" : "without a limit in \(words), for its fixed size"
    }

    func calculation(on axis: Axis) -> Calculation? { Calculation(axes.contains(axis) ? .infinity : offer[axis]) }
}

/// The part of a proposal that has a ratio, or the box of that ratio around it.
struct InRatio: Reason {
    let ratio: CGSize
    let mode: ContentMode
    /// The axis whose proposal stays; nil where both do.
    let leading: Axis?
    let offer: CGSize

    var sentence: String {
        guard let leading else {
            let words = "\(PointsFormat.short(ratio.width)):\(PointsFormat.short(ratio.height))"
            return "no limit to keep the ratio \(words) in"
        }
        return CommonSentences.ratio(
            ratio, keeping: leading, offer[leading], other: length(on: leading.other), fills: mode == .fill)
    }

    func calculation(on axis: Axis) -> Calculation? { length(on: axis) }

    private func length(on axis: Axis) -> Calculation {
        guard let leading, axis != leading else { return Calculation(offer[axis]) }
        let length = Calculation(offer[leading])
        let times = ratio[axis] == 1 ? length : length.adding(.times(ratio[axis]))
        return ratio[leading] == 1 ? times : times.adding(.over(ratio[leading]))
    }
}

/// A child that is moved.
struct Moved: PositionReason {
    let size: CGSize
    let offset: CGPoint

    var sentence: String {
        "its own size, moved by \(PointsFormat.short(offset))"
    }

    func position(on axis: Axis) -> Calculation { Calculation(offset[axis]) }
}

/// A layer in front of or behind an element.
struct TargetSize: Reason {
    let target: CGSize
    let layer: String

    var sentence: String { "the size of what it is the \(layer) of: \(PointsFormat.short(target))" }

    func calculation(on axis: Axis) -> Calculation? { Calculation(target[axis]) }
}

/// A leaf that takes what it is proposed.
struct Stretched: PositionReason {
    let size: CGSize
    /// Those on which it does.
    let axes: [Axis]

    var sentence: String {
        switch axes.count {
        case 0: "its own size: no finite length is proposed to stretch it to"
        case 1: "stretched to the proposed \(axes[0].lengthName) \(PointsFormat.short(size[axes[0]]))"
        default: "stretched to the proposed \(PointsFormat.short(size))"
        }
    }

    func position(on axis: Axis) -> Calculation { Calculation(0) }
}

/// A leaf that is larger, or smaller, than it answers.
struct Enlarged: PositionReason {
    let size: CGSize
    let sentence: String

    func position(on axis: Axis) -> Calculation { Calculation(0) }
}
