import Negotiation

/// A cell that is asked before columns and rows are shared out.
struct GridWanted: Reason {
    let room: GridRoom

    var sentence: String {
        "how much it wants of the grid: \(room.calculation(.horizontal)) by \(room.calculation(.vertical))"
    }

    func calculation(on axis: Axis) -> Calculation? { room.calculation(axis) }
}

/// A cell that is asked in the share of its column, and then in that of its row.
struct GridShared: Reason {
    let share: GridShare
    /// The room on the other axis while columns are shared out; nil for rows, where the column has its width.
    let other: GridRoom?
    let size: CGSize

    var sentence: String {
        let (line, length) = share.axis == .horizontal ? ("column", "width") : ("row", "height")
        let across = share.axis == .horizontal ? "" : ", in its column's \(PointsFormat.short(size.width))"
        if share.isRaised {
            return "its \(line)'s fixed \(length) \(PointsFormat.short(share.least)), "
                + "more than its share: \(share.calculation)\(across)"
        }
        let (part, room) = (PointsFormat.short(share.length), PointsFormat.short(share.room))
        return switch share.count {
        case nil: "its \(line)'s fixed \(length) \(room)\(across)"
        case 1: "all that is left for its \(line): \(room)\(across)"
        case let count?: "its \(line)'s equal share \(part) of \(room) for \(count)\(across)"
        }
    }

    func calculation(on axis: Axis) -> Calculation? {
        guard axis != share.axis else { return share.calculation }
        return other?.calculation(axis) ?? Calculation(size[axis])
    }
}

/// An answer in its cell.
struct InCell: PositionReason {
    let size: CGSize
    let cell: CGRect
    let inside: CGPoint
    let column: Int
    let row: Int
    let rule: GridCellRule

    var sentence: String {
        "its own size, in row \(row + 1) and column \(column + 1), which are \(PointsFormat.short(cell.size)) at "
            + "\(PointsFormat.short(cell.origin)); \(words)"
    }

    private var words: String {
        switch rule {
        case .alignment(let alignment): "\(alignment.words) there"
        case .anchor(let point): "its anchor \(PointsFormat.short(point.x)), \(PointsFormat.short(point.y))"
        }
    }

    func position(on axis: Axis) -> Calculation { Calculation(cell.origin[axis]).adding(.plus(inside[axis])) }
}
