import EngineKit
import Negotiation

/// A SizeComponent's child, which is asked in the range of the props.
struct RangeOfProps: Reason {
    let range: SizeRange

    var sentence: String { "the SizeComponent's own range, whatever its parent's is" }

    func calculation(on axis: Axis) -> Calculation? { Calculation(limit: range, axis) }
}

/// An InsetComponent's child, which is asked in what the insets leave.
struct RangeMinusInsets: Reason {
    let range: SizeRange
    let insets: UIEdgeInsets

    var sentence: String {
        "the range minus insets \(insets.words)"
    }

    func calculation(on axis: Axis) -> Calculation? {
        let (leading, trailing) = insets.pair(axis)
        return Calculation(limit: range, axis)?.adding(.minus(leading)).adding(.minus(trailing)).adding(.atLeast(0))
    }

    func taken(on axis: Axis) -> CGFloat? {
        let (leading, trailing) = insets.pair(axis)
        return leading + trailing
    }
}

/// What an InsetComponent wraps, at the corner of what the insets leave.
struct InsideOfInsets: SizedReason {
    let size: CGSize
    let corner: CGPoint

    var sentence: String {
        "inset \(PointsFormat.short(corner.x)) from the left and \(PointsFormat.short(corner.y)) from the top, "
            + "in the size that it answered"
    }
}

/// The component of a background or an overlay, which is asked before the other.
struct ComponentFirst: Reason {
    let range: SizeRange

    var sentence: String { "the component decides, so asked first, in the whole range" }

    func calculation(on axis: Axis) -> Calculation? { Calculation(limit: range, axis) }
}

/// A background or an overlay, which is asked to be exactly as large as the component.
struct SizeOfTheComponent: Reason {
    let size: CGSize

    var sentence: String { "exactly the component's size \(PointsFormat.short(size))" }

    func calculation(on axis: Axis) -> Calculation? { size[axis].isNaN ? nil : Calculation(size[axis]) }
}

/// What a ScrollComponent scrolls.
struct NoLimitAlongScrollAxis: Reason {
    let axis: Axis
    let range: SizeRange

    var sentence: String {
        let across = range.max[axis.other]
        return "its content is unlimited along the scroll axis"
            + (across.isNaN ? "" : "; its \(axis.other.lengthName) is at most \(PointsFormat.short(across))")
    }

    func calculation(on axis: Axis) -> Calculation? {
        axis == self.axis ? nil : Calculation(limit: range, axis)
    }
}
