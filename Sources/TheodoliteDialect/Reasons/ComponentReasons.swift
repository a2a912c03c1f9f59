import EngineKit
import Negotiation

/// A SizeComponent's child, asked in the range of the props.
struct RangeOfProps: Reason {
    let range: SizeRange

    var sentence: String { "the SizeComponent's own range, whatever its parent's is" }

    func calculation(on axis: Axis) -> Calculation? { Calculation(limit: range, axis) }

    func origin(on axis: Axis) -> LengthOrigin { .constant }
}

/// An InsetComponent's child, asked in the range minus the insets.
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

/// An InsetComponent's content, at the corner that the insets leave.
struct InsideOfInsets: SizedReason {
    let size: CGSize
    let corner: CGPoint

    var sentence: String {
        "inset \(PointsFormat.short(corner.x)) from the left and \(PointsFormat.short(corner.y)) from the top, "
            + "in the size that it answered"
    }
}

/// The component of a background or an overlay, asked before the other.
struct ComponentFirst: Reason {
    let range: SizeRange

    var sentence: String { "the component decides, so asked first, in the whole range" }

    func calculation(on axis: Axis) -> Calculation? { Calculation(limit: range, axis) }
}

/// A background or an overlay, asked to be exactly as large as the component.
struct SizeOfTheComponent: Reason {
    let size: CGSize
    let answered: ExchangeID?

    var sentence: String { "exactly the component's size \(PointsFormat.short(size))" }

    func origin(on axis: Axis) -> LengthOrigin { answered.map { .answer($0, axis) } ?? .constant }

    func calculation(on axis: Axis) -> Calculation? { size[axis].isNaN ? nil : Calculation(size[axis]) }
}

/// The content of a ScrollComponent.
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
