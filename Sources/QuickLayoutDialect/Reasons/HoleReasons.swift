import Negotiation

/// A child of something that nobody knows, which has its contents in a column.
struct InHole: PositionReason {
    let name: String
    /// By how much the column's corner is moved.
    let cell: CGSize
    /// Why the child is where it is in the column.
    let reason: any PositionReason

    var size: CGSize { reason.size }

    var sentence: String {
        let (across, down) = (PointsFormat.short(cell.width), PointsFormat.short(cell.height))
        return "haggle does not know \(name) and puts its contents in a column, "
            + "\(across) from the left and \(down) from the top: \(reason.sentence)"
    }

    func position(on axis: Axis) -> Calculation { reason.position(on: axis).adding(.plus(cell[axis])) }
}
