import Negotiation

/// What the edge of something that nobody knows, and the contents above, leave of its range.
struct LeftInHole: Reason {
    let hole: String
    let range: SizeRange
    let cell: CGSize
    /// The height of the contents before.
    let above: CGFloat

    /// The range that is left: no least, and no most where there was none.
    var rest: SizeRange {
        let most = { calculation(on: $0)?.value ?? .nan }
        return SizeRange(max: CGSize(width: most(.horizontal), height: most(.vertical)))
    }

    var sentence: String {
        "haggle does not know \(hole) and puts its contents in a column: "
            + (above == 0 ? "the range minus its edge" : "the range minus its edge and the height above")
    }

    func calculation(on axis: Axis) -> Calculation? {
        guard let edge = Calculation(limit: range, axis)?.adding(.minus(2 * cell[axis])) else { return nil }
        let rest = axis == .vertical && above != 0 ? edge.adding(.minus(above)) : edge
        return rest.adding(.atLeast(0))
    }
}

/// Contents in the column of something that nobody knows.
struct InHole: Reason {
    let hole: String
    let size: CGSize
    let corner: CGPoint

    var sentence: String {
        "haggle does not know \(hole) and puts its contents in a column, "
            + "\(PointsFormat.short(corner.x)) from the left and \(PointsFormat.short(corner.y)) from the top: "
            + "in the size that it answered"
    }

    func calculation(on axis: Axis) -> Calculation? { Calculation(size[axis]) }
}
