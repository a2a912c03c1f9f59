import Negotiation

/// A child of something that nobody knows, which has its contents in a column.
struct InHole: Reason {
    let name: String
    /// By how much the column's corner is moved.
    let cell: CGSize
    /// Why the child has its frame in the column.
    let reason: any Reason

    var sentence: String {
        let (across, down) = (PointsFormat.short(cell.width), PointsFormat.short(cell.height))
        return "haggle does not know \(name) and puts its contents in a column, "
            + "\(across) from the left and \(down) from the top: \(reason.sentence)"
    }

    func calculation(on axis: Negotiation.Axis) -> Calculation? { reason.calculation(on: axis) }
}
