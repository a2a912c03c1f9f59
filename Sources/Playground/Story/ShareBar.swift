import Foundation
import Negotiation

/// A divided length as a bar: members in proportion to their parts, gaps and free space as dots. Equal lengths are
/// equally long, every member has at least a column, and a column is a point if there is space.
///
/// ```
/// ██████·━━━━━━━━·████····
/// ```
struct ShareBar {
    private let share: Share
    /// In columns, with the indent.
    private let width: Int

    private static let indent = 2
    /// Longer bars would say no more.
    fileprivate static let longest = 120

    init(_ share: Share, width: Int) {
        self.share = share
        self.width = width
    }

    /// Empty if there is no limit, nothing to show, or less space than members.
    var lines: [Line] {
        guard case .divided(let available, let spacing) = share.outcome, available.isFinite else { return [] }
        let lengths = share.members.map { max(0, $0.got) }
        let whole = max(available, lengths.reduce(max(0, spacing), +))
        guard whole > 0, whole.isFinite else { return [] }
        let gap = spacing > 0 && lengths.count > 1 ? spacing / CGFloat(lengths.count - 1) : 0
        let left = max(0, whole - lengths.reduce(gap * CGFloat(lengths.count - 1), +))
        let room = min(width - Self.indent, Self.longest)
        guard lengths.count <= room, let bar = Bar(lengths, gap: gap, left: left, room: room) else { return [] }
        var spans = [Span(String(repeating: " ", count: Self.indent))]
        for (number, length) in bar.lengths.enumerated() {
            if number > 0, bar.gap > 0 { spans.append(Span(String(repeating: "·", count: bar.gap), .note)) }
            let sign = number.isMultiple(of: 2) ? "█" : "━"
            if length > 0 { spans.append(Span(String(repeating: sign, count: length), .number)) }
        }
        if bar.left > 0 { spans.append(Span(String(repeating: "·", count: bar.left), .note)) }
        return [Line(spans)]
    }
}

/// The parts of a bar in columns.
private struct Bar {
    let lengths: [Int]
    let gap: Int
    let left: Int

    /// A column for each point if they fit, else the largest common scale at which all parts fit. Each length is
    /// rounded on its own, so that equal ones stay equal.
    /// - Returns: nil if there is no column for each.
    init?(_ lengths: [CGFloat], gap: CGFloat, left: CGFloat, room: Int) {
        let whole = lengths.reduce(gap * CGFloat(max(0, lengths.count - 1)) + left, +)
        let fitting = Self(lengths, gap: gap, left: left, columns: min(1, CGFloat(room) / whole))
        var bar = fitting
        // Rounding adds at most a column for each part, so a few smaller scales are enough.
        for narrower in stride(from: CGFloat(room) - 1, to: 0, by: -1) where bar.columns > room {
            bar = Self(lengths, gap: gap, left: left, columns: narrower / whole)
        }
        guard bar.columns <= room else { return nil }
        self = bar
    }

    private init(_ lengths: [CGFloat], gap: CGFloat, left: CGFloat, columns: CGFloat) {
        func part(_ length: CGFloat) -> Int {
            length > 0 ? Int(clamping: (length * columns).rounded(), to: 1...ShareBar.longest) : 0
        }
        self.lengths = lengths.map(part)
        self.gap = part(gap)
        self.left = part(left)
    }

    var columns: Int { lengths.reduce(gap * max(0, lengths.count - 1) + left, +) }
}
