import EngineKit
import Negotiation

/// A cell of a grid without a proposal.
struct GridIdeal: Reason {
    var sentence: String { "nothing is proposed to the grid, so each cell is asked for its ideal size" }
}

/// A cell asked for its minimum.
struct GridMinimum: Reason {
    var sentence: String { "its minimum, to find its turn" }

    func calculation(on axis: Axis) -> Calculation? { Calculation(0) }

    func origin(on axis: Axis) -> LengthOrigin { .constant }
}

/// A cell asked for its maximum.
struct GridMaximum: Reason {
    var sentence: String { "its maximum, to find its turn" }

    func calculation(on axis: Axis) -> Calculation? { Calculation(.infinity) }
}

/// A cell asked with the share of its columns and its row.
struct GridShare: HandedOn {
    let row: Int
    let column: Int
    let key: GridCellKey
    /// The arithmetic of an open column's part; nil if nothing is proposed.
    let width: String?
    let height: String?
    let proposal: ProposedLengths

    func origin(on axis: Axis) -> LengthOrigin { .rule }

    var sentence: String {
        let axes = ["no axis", "one axis", "both axes"][min(2, key.infiniteAxes)]
        let order = "unlimited on \(axes), flexibility \(PointsFormat.short(key.flexibility))"
        let parts = [width.map { "a column \($0)" }, height.map { "a row \($0)" }].compactMap { $0 }
        return "row \(row + 1), column \(column + 1); \(order); \(parts.joined(separator: ", "))"
    }
}

/// A cell in its slot.
struct GridSlot: SizedReason {
    let size: CGSize

    func origin(on axis: Axis) -> LengthOrigin { .rule }

    var sentence: String { "its slot in the grid: \(PointsFormat.short(size))" }
}

/// A cell's view in its slot.
struct GridPlaced: PositionReason {
    let size: CGSize
    let slot: CGRect
    let row: Int
    let column: Int
    /// The position in the slot.
    let inside: CGPoint

    var sentence: String {
        CommonSentences.inCell(row: row, column: column, slot)
    }

    func position(on axis: Axis) -> Calculation { Calculation(slot.origin[axis]).adding(.plus(inside[axis])) }
}
