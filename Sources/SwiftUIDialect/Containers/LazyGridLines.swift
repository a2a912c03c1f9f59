import EngineKit
import Negotiation

/// The columns of a LazyVGrid for a width.
struct LazyGridLines {
    private(set) var items: [GridItem] = []
    private(set) var lengths: [CGFloat] = []
    private(set) var starts: [CGFloat] = []
    private(set) var total: CGFloat = 0
    /// The reason for each length, if kept.
    private(set) var parts: [LazyGridPart] = []

    var count: Int { lengths.count }

    /// - Parameters:
    ///   - proposed: the width; without one each column has its minimum.
    ///   - keepsParts: whether the reasons for the lengths will be read.
    init(_ items: [GridItem], in proposed: CGFloat?, standard: CGFloat, keepsParts: Bool = false) {
        let gaps = items.dropLast().map { $0.spacing ?? standard }.reduce(0, +)
        var room = (proposed.flatMap { $0.isFinite ? $0 : nil }).map { $0 - gaps }
        let isFixed = items.map { if case .fixed = $0.size { true } else { false } }
        for item in items { if case .fixed(let length) = item.size { room = room.map { $0 - length } } }
        var sum = keepsParts ? room.flatMap { _ in proposed }.map { LazyGridRoom($0, gaps: gaps, items) } : nil
        var left = isFixed.count { !$0 }
        for item in items {
            let share = room.map { max(0, $0 / CGFloat(max(1, left))) }
            let own = item.lengths(in: share, standard: standard)
            if keepsParts {
                let part = LazyGridPart(
                    size: item.size, room: sum?.calculation, count: left, columns: own.count,
                    gap: item.spacing ?? standard)
                parts += own.map { _ in part }
            }
            if case .fixed = item.size {
            } else {
                let gap = item.spacing ?? standard
                let taken = own.reduce(0, +) + gap * CGFloat(own.count - 1)
                room = room.map { $0 - taken }
                sum?.take(taken)
                left -= 1
            }
            for length in own { append(length, item, standard) }
        }
        total = zip(starts, lengths).map { $0 + $1 }.last ?? 0
    }

    private mutating func append(_ length: CGFloat, _ item: GridItem, _ standard: CGFloat) {
        let before = items.last.map { $0.spacing ?? standard } ?? 0
        starts.append((starts.last ?? 0) + (lengths.last ?? 0) + before)
        lengths.append(length)
        items.append(item)
    }
}

extension GridItem {
    /// The lengths of the item's columns for a share of the width.
    fileprivate func lengths(in share: CGFloat?, standard: CGFloat) -> [CGFloat] {
        switch size {
        case .fixed(let length): return [length]
        case .flexible(let minimum, let maximum): return [min(max(share ?? minimum, minimum), maximum)]
        case .adaptive(let minimum, let maximum):
            guard let share else { return [minimum] }
            let gap = spacing ?? standard
            let count = max(1, min(1_000, ((share + gap) / max(1, minimum + gap)).rounded(.down)))
            return Array(
                repeating: min(max(0, (share - gap * (count - 1)) / count), maximum),
                count: Int(clamping: count, to: 1...1_000))
        }
    }
}

/// The rest for the columns that share it, with its arithmetic.
private struct LazyGridRoom {
    private(set) var calculation: Calculation

    init(_ proposed: CGFloat, gaps: CGFloat, _ items: [GridItem]) {
        calculation = Calculation(proposed)
        take(gaps)
        for item in items { if case .fixed(let length) = item.size { take(length) } }
    }

    mutating func take(_ length: CGFloat) {
        guard length != 0 else { return }
        if calculation.steps.count >= 5 { calculation = calculation.shortened }
        calculation = calculation.adding(.minus(length))
    }
}

/// The reason for the length of a column of a LazyVGrid, or a row of a LazyHGrid.
struct LazyGridPart: Hashable, Sendable {
    let size: GridItem.Size
    /// The rest after fixed columns and earlier ones; nil if unlimited.
    let room: Calculation?
    /// The number of items that share the rest.
    let count: Int
    /// The number of columns of the item.
    let columns: Int
    /// The spacing between these columns.
    let gap: CGFloat

    /// Whether the proposal decides the length, and not a number of the column's own.
    var sharesRoom: Bool { if case .fixed = size { false } else { room != nil } }

    /// The length of one column.
    var calculation: Calculation {
        switch size {
        case .fixed(let length): return Calculation(length)
        case .flexible(let minimum, let maximum):
            guard let share else { return bounded(Calculation(minimum), minimum, maximum) }
            return bounded(share, minimum, maximum)
        case .adaptive(let minimum, let maximum):
            guard let share else { return Calculation(minimum) }
            guard columns > 1 else { return bounded(share, 0, maximum) }
            let rest = share.adding(.minus(gap * CGFloat(columns - 1)))
            return bounded(rest.adding(.over(CGFloat(columns))), 0, maximum)
        }
    }

    private var share: Calculation? {
        room.map { share in
            let part = count > 1 ? share.adding(.over(CGFloat(count))) : share
            return part.value < 0 ? part.adding(.atLeast(0)) : part
        }
    }

    private func bounded(_ sum: Calculation, _ minimum: CGFloat, _ maximum: CGFloat) -> Calculation {
        let low = sum.value < minimum ? sum.adding(.atLeast(minimum)) : sum
        return low.value > maximum ? low.adding(.atMost(maximum)) : low
    }
}

/// The division of a width among the columns of a LazyVGrid, or of a height among the rows of a LazyHGrid.
struct LazyGridColumns: Sendable {
    let axis: Axis
    let available: CGFloat
    let lines: LazyGridLines

    var share: Share {
        Share(
            axis, of: .tracks,
            .divided(available: available, spacing: lines.total - lines.lengths.reduce(0, +)),
            by: LazyGridColumnRule(),
            members: zip(lines.lengths, lines.parts).enumerated().map { index, line in
                Share.Member(
                    nil, number: index + 1, wanted: nil, got: line.0, turn: line.1.turn,
                    because: LazyGridColumn(axis: axis, part: line.1))
            })
    }
}

extension LazyGridPart {
    fileprivate var turn: Int { if case .fixed = size { 1 } else { 2 } }
}

/// The rule by which columns share a width.
private struct LazyGridColumnRule: Reason {
    var sentence: String { "fixed ones first; the others share what these leave equally; an approximation of SwiftUI" }
}

/// The rule by which the lines of a lazy grid follow each other.
struct LazyGridRule: Reason {
    let axis: Axis

    var sentence: String {
        "each is as long as its longest view's ideal \(axis.lengthName); an approximation of SwiftUI"
    }
}

/// A column with its length.
private struct LazyGridColumn: Reason {
    let axis: Axis
    let part: LazyGridPart

    var sentence: String {
        let sum = part.calculation
        let length = PointsFormat.short(sum.value)
        let text = sum.steps.isEmpty ? length : "\(sum) = \(length)"
        switch part.size {
        case .fixed: return "fixed: \(length)"
        case .flexible where part.room == nil: return "without a limit its minimum \(length)"
        case .flexible: return "its share of what is left: \(text)"
        case .adaptive where part.room == nil: return "without a limit one of its minimum \(length)"
        case .adaptive: return part.columns > 1 ? "one of \(part.columns) equal ones: \(text)" : "its share: \(text)"
        }
    }

    func calculation(on axis: Axis) -> Calculation? { axis == self.axis ? part.calculation : nil }
}
