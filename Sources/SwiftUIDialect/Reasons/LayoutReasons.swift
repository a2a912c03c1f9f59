import EngineKit
import Negotiation

/// A subview placed by the code of a layout.
struct PlacedByCode: PositionReason {
    let size: CGSize
    let point: CGPoint
    let anchor: UnitPoint
    /// The reason that the layout gives; nil for none.
    let stated: String?
    let code: SourceOrigin?

    var isByCode: Bool { true }

    var sentence: String {
        let corner =
            anchor == .topLeading
            ? "" : ", its anchor \(PointsFormat.short(anchor.x)), \(PointsFormat.short(anchor.y)) there"
        return stated ?? "its own size, at \(PointsFormat.short(point)) by the layout's code\(corner)"
    }

    func position(on axis: Axis) -> Calculation { Self.position(of: size, by: anchor, at: point, on: axis) }

    /// The position of a subview whose anchor is at a point, as a number or with its arithmetic.
    static func position<Sum: LengthSum>(
        of size: CGSize, by anchor: UnitPoint, at point: CGPoint, on axis: Axis
    ) -> Sum {
        let before = anchor[axis] * size[axis]
        return before == 0 ? Sum(point[axis]) : Sum(point[axis]).minus(before)
    }

    /// The corner of such a subview, without its arithmetic, which is made for a record alone.
    static func corner(of size: CGSize, by anchor: UnitPoint, at point: CGPoint) -> CGPoint {
        CGPoint(
            x: position(of: size, by: anchor, at: point, on: .horizontal),
            y: position(of: size, by: anchor, at: point, on: .vertical))
    }
}

/// A subview placed by the code of a layout, as a record keeps it: without memory for the reason that the layout gives.
struct KeptPlacedByCode: ReasonForm {
    let size: CGSize
    let point: CGPoint
    let anchor: UnitPoint
    let stated: KeptPart<String>?
    let code: SourceOrigin?

    var whole: any Reason { PlacedByCode(size: size, point: point, anchor: anchor, stated: stated?.value, code: code) }
}

/// A subview that the code of a layout does not place.
struct Unplaced: PositionReason {
    let size: CGSize
    let bounds: CGSize
    let layout: String

    var sentence: String {
        "\(layout) does not place it, so its own size in the middle of \(PointsFormat.short(bounds))"
    }

    func position(on axis: Axis) -> Calculation { Calculation(centering: size[axis], in: bounds[axis]) }

    /// The ask for its size then.
    struct Ask: HandedOn {
        let proposal: ProposedLengths
        let layout: String

        var sentence: String { "\(layout) does not place it: the proposal of \(layout) itself" }
    }
}
