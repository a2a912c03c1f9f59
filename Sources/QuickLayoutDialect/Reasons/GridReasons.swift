import EngineKit
import Negotiation

/// A cell asked before columns and rows share the space.
struct GridWanted: Reason {
    let room: GridRoom

    var sentence: String {
        "asked how much it would take of the grid: \(CommonSentences.equation(room.calculation(.horizontal))) by "
            + CommonSentences.equation(room.calculation(.vertical))
    }

    func calculation(on axis: Axis) -> Calculation? { room.calculation(axis) }
}

/// A cell asked with its column's share, and then with its row's.
struct GridShared: Reason {
    let share: GridShare
    /// The length on the other axis: for columns the height that fixed rows leave, for rows the column's width.
    let across: GridLength

    var size: CGSize { CGSize(share.axis, share.length, cross: across.value) }

    var sentence: String {
        let (line, length) = share.axis == .horizontal ? ("column", "width") : ("row", "height")
        let across = share.axis == .horizontal ? "" : ", in its column's \(PointsFormat.short(across.value))"
        if share.isRaised {
            return "its \(line)'s fixed \(length) \(PointsFormat.short(share.minimum)), "
                + "more than its share: \(share.calculation)\(across)"
        }
        return share.count == 1
            ? "for its \(line) \(CommonSentences.rest(share.calculation))\(across)"
            : "its \(line)'s equal share \(CommonSentences.equation(share.calculation))\(across)"
    }

    func calculation(on axis: Axis) -> Calculation? {
        axis == share.axis ? share.calculation : across.calculation
    }

    func origin(on axis: Axis) -> LengthOrigin {
        guard axis == share.axis else { return across.origin(on: axis) }
        return share.rest.isShortened ? .rule : .room(axis)
    }
}

/// An answer in its cell.
struct InCell: PositionReason {
    let size: CGSize
    let cell: CGRect
    let inside: CGPoint
    let column: Int
    let row: Int
    let rule: Rule

    /// The rule as it is reported.
    enum Rule {
        case anchor(UnitPoint)
        case lines(across: GuideName, down: GuideName)

        init(_ rule: GridCellRule) {
            switch rule {
            case .anchor(let point): self = .anchor(point)
            case .alignment(let alignment): self = .lines(across: alignment.lines.across, down: alignment.lines.down)
            }
        }
    }

    var sentence: String {
        "\(CommonSentences.inCell(row: row, column: column, cell)); \(words)"
    }

    private var words: String {
        switch rule {
        case .lines(let across, let down): "\(LineWords.both((across, down))) there"
        case .anchor(let point): "its anchor \(PointsFormat.short(point.x)), \(PointsFormat.short(point.y))"
        }
    }

    func position(on axis: Axis) -> Calculation { Calculation(cell.origin[axis]).adding(.plus(inside[axis])) }
}

/// The reason for the length of a column or a row.
struct GridPart: Reason {
    let axis: Axis
    let got: CGFloat
    /// Its share; nil if it is fixed.
    let share: GridShare?

    var sentence: String {
        guard let share else { return "fixed, so first: its longest cell's \(PointsFormat.short(got))" }
        let part =
            share.calculation.steps.isEmpty
            ? "what is left: \(share.calculation)"
            : "its share: \(share.calculation) = \(PointsFormat.short(share.length))"
        return CommonSentences.taken(got, of: share.length, part)
    }

    func calculation(on axis: Axis) -> Calculation? {
        guard axis == self.axis else { return nil }
        return share.flatMap { $0.length == got ? $0.calculation : nil } ?? Calculation(got)
    }
}

/// The rule by which a grid shares its space.
struct GridRule: Reason {
    var sentence: String { "fixed ones first; the others share by priority, smallest request first" }
}
