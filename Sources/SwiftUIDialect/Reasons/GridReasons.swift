import EngineKit
import Negotiation

/// A grid to which nothing is proposed.
struct GridIdeal: Reason {
    var sentence: String { "nothing is proposed to the grid, so each cell is asked for its ideal size" }
}

/// What a cell cannot go below.
struct GridMinimum: Reason {
    var sentence: String { "its minimum, to find its turn" }

    func calculation(on axis: Axis) -> Calculation? { Calculation(0) }
}

/// How large a cell can get.
struct GridMaximum: Reason {
    var sentence: String { "its maximum, to find its turn" }

    func calculation(on axis: Axis) -> Calculation? { Calculation(.infinity) }
}

/// What a cell gets of its columns and its row.
struct GridShare: Reason {
    let row: Int
    let column: Int
    let key: GridCellKey
    /// How an open column's part came to be; nil where nothing is proposed.
    let width: String?
    let height: String?
    let asked: ProposedViewSize

    var sentence: String {
        let axes = ["no axis", "one axis", "both axes"][min(2, key.infiniteAxes)]
        let order = "unlimited on \(axes), flexibility \(PointsFormat.short(key.flexibility))"
        let parts = [width.map { "a column \($0)" }, height.map { "a row \($0)" }].compactMap { $0 }
        return "row \(row + 1), column \(column + 1); \(order); \(parts.joined(separator: ", "))"
    }

    func calculation(on axis: Axis) -> Calculation? { asked[axis].map { Calculation($0) } }
}

/// A cell in its slot.
struct GridSlot: Reason {
    let slot: CGSize

    var sentence: String { "its slot in the grid: \(PointsFormat.short(slot))" }

    func calculation(on axis: Axis) -> Calculation? { Calculation(slot[axis]) }
}

/// A cell's view in its slot.
struct GridPlaced: PositionReason {
    let size: CGSize
    let slot: CGRect
    let row: Int
    let column: Int
    /// From the slot's corner.
    let inside: CGPoint

    var sentence: String {
        "its own size, in row \(row + 1) and column \(column + 1), which are \(PointsFormat.short(slot.size)) at "
            + PointsFormat.short(slot.origin)
    }

    func position(on axis: Axis) -> Calculation { Calculation(slot.origin[axis]).adding(.plus(inside[axis])) }
}
