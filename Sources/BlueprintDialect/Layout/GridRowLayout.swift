import EngineKit
import Negotiation

/// Gives each column its width, then asks it for its height.
struct GridRowLayout: LibraryLayout {
    let alignment: Row.RowAlignment
    let spacing: CGFloat
    /// The widths of the columns, in order.
    let widths: [GridRow.Width]

    func size(in proposal: SizeConstraint, of children: Nodes) -> CGSize {
        let columns = askColumns(children, in: proposal)
        var height = LongestAnswer(.vertical)
        var width: CGFloat = 0
        forEach(columns) { _, column, start in
            height.take(column.size, of: column.exchange)
            width = start + column.size.width
        }
        children.first?.explainParent(.horizontal, explanation(of: width, columns, in: proposal))
        children.first?.explainParent(.vertical, height.origin)
        return CGSize(width: width, height: height.length)
    }

    /// The origin of the row's width: its proposal if columns share that, else the column that needs the largest scale,
    /// or the absolute columns alone.
    private func explanation(of width: CGFloat, _ columns: [Column], in proposal: SizeConstraint) -> LengthExplanation {
        for case .proportional(_, let share) in columns.map(\.width) {
            switch share {
            case .room(let room, _): return LengthExplanation(.room(.horizontal), of: room.whole, in: width)
            case .scale(let scale):
                guard let exchange = scale.exchange else { return LengthExplanation(.rule) }
                return LengthExplanation(.answer(exchange, .horizontal), of: scale.width, in: width)
            }
        }
        return LengthExplanation(.constant)
    }

    func place(_ children: Nodes, in size: CGSize) {
        let columns = askColumns(children, in: SizeConstraint(size))
        if children.isRecorded {
            let ids = children.recordedIDs
            children.record { [self] _ in shares(of: columns, ids, in: size) }
        }
        forEach(columns) { index, column, start in
            let height = alignment == .fill ? size.height : column.size.height
            children[index].place(
                CGRect(x: start, y: top(height, in: size.height), width: column.size.width, height: height),
                because: GridPlacement(width: column.width, height: height, fills: alignment == .fill),
                decider: .known(alignment == .fill ? nil : column.exchange))
        }
    }

    private func shares(of columns: [Column], _ children: [ElementID], in size: CGSize) -> [Share] {
        [
            Share(
                .horizontal,
                .divided(available: size.width, spacing: spacing * CGFloat(children.count - 1)),
                by: GridRule(),
                members: zip(children, columns).map { child, column in
                    Share.Member(
                        child, asked: column.exchange, wanted: column.width.stated, got: column.size.width,
                        turn: column.width.stated == nil ? 2 : 1,
                        because: ColumnWidth(width: column.width, height: .atMost(size.height)))
                }),
            .largest(
                .vertical, size.height,
                of: zip(children, columns).map { child, column in
                    CombinedChild(
                        child, asked: column.exchange, wanted: column.width.isAsked ? column.size : nil,
                        got: alignment == .fill
                            ? CGSize(width: column.size.width, height: size.height) : column.size)
                }, else: .linedUp),
        ]
    }

    private struct Column {
        let size: CGSize
        let width: GridWidth
        let exchange: ExchangeID?
    }

    /// - Parameter body: is given each column with its index and its start.
    private func forEach(_ columns: [Column], _ body: (Int, Column, CGFloat) -> Void) {
        var start: CGFloat = 0
        for (index, column) in columns.enumerated() {
            body(index, column, start)
            start += column.size.width + spacing
        }
    }

    private func askColumns(_ children: Nodes, in proposal: SizeConstraint) -> [Column] {
        let share = share(of: children, in: proposal)
        return zip(children, widths).map { child, width in
            let width = GridWidth(width, share)
            if width.lacksProportion { child.note(.warning, NoteSentence.noProportion) }
            guard width.isAsked else { return Column(size: .zero, width: width, exchange: nil) }
            let answer = child.ask(
                SizeConstraint(width: .atMost(width.length), height: proposal.height),
                because: ColumnWidth(width: width, height: proposal.height))
            return Column(
                size: CGSize(width: width.length, height: answer.size.height), width: width,
                exchange: answer.exchange)
        }
    }

    /// The width that the proportional columns share.
    private func share(of children: Nodes, in proposal: SizeConstraint) -> GridShare {
        guard let whole = proposal.width.constrainedValue else { return .scale(scale(of: children, in: proposal)) }
        var absolutes: CGFloat = 0
        var proportions: CGFloat = 0
        for width in widths {
            switch width {
            case .absolute(let length): absolutes += length
            case .proportional(let part): proportions += part
            }
        }
        let between = spacing * CGFloat(children.count - 1)
        return .room(GridRowRoom(whole: whole, absolutes: absolutes, spacing: between), of: proportions)
    }

    /// The scale without a limit: the largest that any column needs to be as wide as its answer.
    private func scale(of children: Nodes, in proposal: SizeConstraint) -> GridRowScale {
        var scale = GridRowScale(width: 0, part: 1, exchange: nil)
        for (child, width) in zip(children, widths) {
            guard case .proportional(let part) = width else { continue }
            let answer = child.ask(proposal, because: PassedOn(proposal.lengths))
            let own = GridRowScale(width: answer.size.width, part: part, exchange: answer.exchange)
            // The same comparison as in `max`, whose result with NaN depends on the order.
            if own.points >= scale.points { scale = own }
        }
        return scale
    }

    private func top(_ height: CGFloat, in row: CGFloat) -> CGFloat {
        switch alignment {
        case .fill: return 0
        case .align(let line):
            func position(in height: CGFloat) -> CGFloat {
                ElementDimensions(size: CGSize(width: 0, height: height))[line]
            }
            return position(in: row) - position(in: height)
        }
    }
}

/// The width that the proportional columns share.
enum GridShare: Hashable, Sendable {
    /// The rest of the other columns, and the sum of the proportions.
    case room(GridRowRoom, of: CGFloat)
    /// The largest scale that a column needs.
    case scale(GridRowScale)
}

/// A scale in points for a proportion of 1: a column's answer divided by its part.
struct GridRowScale: Hashable, Sendable {
    let width: CGFloat
    let part: CGFloat
    /// The column's answer; nil if no column decides the scale, or nothing is recorded.
    let exchange: ExchangeID?

    var points: CGFloat { width / part }

    fileprivate var calculation: Calculation {
        part == 1 ? Calculation(width) : Calculation(width).adding(.over(part))
    }
}

/// The rest of a row's width after absolute columns and spacing, in points.
struct GridRowRoom: Hashable, Sendable {
    let whole: CGFloat
    let absolutes: CGFloat
    let spacing: CGFloat

    var left: CGFloat { whole - absolutes - spacing }

    fileprivate var calculation: Calculation {
        [absolutes, spacing].filter { $0 != 0 }.reduce(Calculation(whole)) { $0.adding(.minus($1)) }
    }
}

/// A column's width and its source.
enum GridWidth: Hashable, Sendable {
    case absolute(CGFloat)
    case proportional(CGFloat, GridShare)

    /// - Parameter share: the width that the proportional columns share.
    init(_ width: GridRow.Width, _ share: GridShare) {
        switch width {
        case .absolute(let length): self = .absolute(length)
        case .proportional(let part): self = .proportional(part, share)
        }
    }

    /// A proportional column is 0 wide and not asked if no space is left, or if the proportions add up to 0, where the
    /// real library stops.
    var isAsked: Bool {
        switch self {
        case .absolute, .proportional(_, .scale): true
        case .proportional(_, .room(let room, let whole)): room.left > 0 && whole > 0
        }
    }

    /// Whether there is space, but no proportion to share it by.
    var lacksProportion: Bool {
        if case .proportional(_, .room(let room, let whole)) = self { room.left > 0 && !(whole > 0) } else { false }
    }

    var length: CGFloat {
        switch self {
        case .absolute(let length): length
        case .proportional(let part, .scale(let scale)): scale.points * part
        case .proportional(let part, .room(let room, let whole)): isAsked ? room.left / whole * part : 0
        }
    }

    /// The width in the source; nil for a proportional column.
    var stated: CGFloat? {
        if case .absolute(let length) = self { length } else { nil }
    }

    var calculation: Calculation {
        switch self {
        case .absolute(let length): Calculation(length)
        case .proportional(let part, .scale(let scale)):
            scale.calculation.adding(.times(part))
        case .proportional(let part, .room(let room, let whole)):
            isAsked ? room.calculation.adding(.over(whole)).adding(.times(part)) : Calculation(0)
        }
    }

    /// The origin of the number that the calculation starts with.
    var origin: LengthOrigin {
        switch self {
        case .absolute: .constant
        case .proportional(_, .scale(let scale)): scale.exchange.map { .answer($0, .horizontal) } ?? .constant
        case .proportional(_, .room): isAsked ? .room(.horizontal) : .constant
        }
    }

    var sentence: String {
        switch self {
        case .absolute(let length): "its column is \(PointsFormat.short(length)) wide"
        case .proportional(let part, .scale):
            "its part \(PointsFormat.short(part)) by the largest scale: \(CommonSentences.equation(calculation))"
        case .proportional(let part, .room(_, let whole)):
            isAsked
                ? "its part \(PointsFormat.short(part)) of \(PointsFormat.short(whole)) of what is left: "
                    + CommonSentences.equation(calculation)
                : "nothing is left for its column"
        }
    }
}

/// The rule by which a row of a grid divides its width.
struct GridRule: Reason {
    var sentence: String { "absolute columns first; the others share what they and the spacing leave, by their parts" }
}

/// A column that is asked for its height.
struct ColumnWidth: Reason {
    let width: GridWidth
    let height: SizeConstraint.Axis

    var sentence: String { width.sentence }

    func calculation(on axis: Negotiation.Axis) -> Calculation? {
        axis == .horizontal ? width.calculation : Calculation(height)
    }

    func origin(on axis: Negotiation.Axis) -> LengthOrigin { axis == .horizontal ? width.origin : .room(axis) }
}

/// The reason for a column's size.
struct GridPlacement: Reason {
    let width: GridWidth
    let height: CGFloat
    let fills: Bool

    var sentence: String {
        "\(width.sentence); \(fills ? "the whole" : "its own") height \(PointsFormat.short(height))"
    }

    func calculation(on axis: Negotiation.Axis) -> Calculation? {
        axis == .horizontal ? width.calculation : Calculation(height)
    }

    func origin(on axis: Negotiation.Axis) -> LengthOrigin {
        axis == .horizontal ? width.origin : fills ? .room(axis) : .decided
    }
}
