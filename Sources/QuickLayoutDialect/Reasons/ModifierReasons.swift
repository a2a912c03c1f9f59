import EngineKit
import Negotiation

/// A proposal kept within limits.
struct WithinLimits: Reason {
    let proposal: CGSize
    let width: LengthLimits
    let height: LengthLimits

    var sentence: String {
        let words = [width.words("wide"), height.words("high")].compactMap { $0 }.joined(separator: ", ")
        return words.isEmpty ? CommonSentences.passedOn : "the proposal, \(words)"
    }

    func calculation(on axis: Axis) -> Calculation? {
        (axis == .horizontal ? width : height).applied(to: Calculation(proposal[axis]))
    }
}

/// A proposal without a limit, to get the child's ideal length.
struct Unlimited: Reason {
    let proposal: CGSize
    let axes: AxisSet

    var sentence: String {
        let words = axes == [.horizontal, .vertical] ? "either axis" : axes == .vertical ? "height" : "width"
        return axes.isEmpty ? CommonSentences.passedOn : "without a limit in \(words), for its fixed size"
    }

    func calculation(on axis: Axis) -> Calculation? { Calculation(axes.contains(axis) ? .infinity : proposal[axis]) }
}

/// The part of a proposal that has a ratio, or the box of that ratio around it.
struct InRatio: Reason {
    let ratio: CGSize
    let mode: ContentMode
    /// The axis whose proposal is unchanged; nil if both are.
    let leading: Axis?
    let proposal: CGSize

    var sentence: String {
        guard let leading else {
            let words = "\(PointsFormat.short(ratio.width)):\(PointsFormat.short(ratio.height))"
            return "no limit to keep the ratio \(words) in"
        }
        return CommonSentences.ratio(
            ratio, keeping: leading, proposal[leading], other: length(on: leading.other), fills: mode == .fill)
    }

    func calculation(on axis: Axis) -> Calculation? { length(on: axis) }

    func origin(on axis: Axis) -> LengthOrigin { .room(leading ?? axis) }

    private func length(on axis: Axis) -> Calculation {
        guard let leading, axis != leading else { return Calculation(proposal[axis]) }
        let length = Calculation(proposal[leading])
        let times = ratio[axis] == 1 ? length : length.adding(.times(ratio[axis]))
        return ratio[leading] == 1 ? times : times.adding(.over(ratio[leading]))
    }
}

/// A leaf that takes its proposal.
struct Stretched: PositionReason {
    let size: CGSize
    /// The axes on which it does.
    let axes: [Axis]

    var sentence: String {
        switch axes.count {
        case 0: "its own size: no finite length is proposed to stretch it to"
        case 1: "stretched to the proposed \(axes[0].lengthName) \(PointsFormat.short(size[axes[0]]))"
        default: "stretched to the proposed \(PointsFormat.short(size))"
        }
    }

    func origin(on axis: Axis) -> LengthOrigin { axes.contains(axis) ? .room(axis) : .decided }

    func position(on axis: Axis) -> Calculation { Calculation(0) }
}

/// A leaf larger or smaller than its answer.
struct Enlarged: PositionReason {
    let size: CGSize
    let answered: CGSize
    let addition: CGSize

    var sentence: String { "its answer \(PointsFormat.short(answered)) and \(PointsFormat.short(addition)) more" }

    func calculation(on axis: Axis) -> Calculation? {
        Calculation(answered[axis]).adding(.plus(addition[axis])).notNegative
    }

    func position(on axis: Axis) -> Calculation { Calculation(0) }
}
