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
    /// An open column's part; nil if nothing is proposed.
    let width: GridSharing.Share?
    let height: GridSharing.Share?
    let proposal: ProposedLengths
    /// The axes on which the cell is in one track and makes it longer.
    let sharedAxes: Axis.Set

    func calculation(on axis: Axis) -> Calculation? { proposal[axis].map { sum(axis) ?? Calculation($0) } }

    func origin(on axis: Axis) -> LengthOrigin { proposal[axis] == nil || sum(axis) != nil ? .room(axis) : .rule }

    /// The track's part, or its length so far if that is longer; nil for a cell that is asked with another length.
    private func sum(_ axis: Axis) -> Calculation? {
        guard let share = axis == .horizontal ? width : height, let length = proposal[axis],
            sharedAxes.contains(axis)
        else { return nil }
        let sum = share.calculation
        if sum.value == length { return sum }
        return sum.value < length ? sum.adding(.atLeast(length)) : nil
    }

    var sentence: String {
        let axes = ["no axis", "one axis", "both axes"][min(2, key.infiniteAxes)]
        let order = "unlimited on \(axes), flexibility \(PointsFormat.short(key.flexibility))"
        let parts = [width.map { "a column \($0.words)" }, height.map { "a row \($0.words)" }].compactMap { $0 }
        return "row \(row + 1), column \(column + 1); \(order); \(parts.joined(separator: ", "))"
    }
}

/// A cell in its slot.
struct GridSlot: SizedReason {
    let size: CGSize
    /// The answer that made its column as wide, or its row as high.
    let width: ExchangeID?
    let height: ExchangeID?

    func origin(on axis: Axis) -> LengthOrigin {
        (axis == .horizontal ? width : height).map { .answer($0, axis) } ?? .rule
    }

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

    var sentence: String { CommonSentences.inCell(row: row, column: column, slot) }

    func position(on axis: Axis) -> Calculation { Calculation(slot.origin[axis]).adding(.plus(inside[axis])) }
}
