import Foundation
import LayoutInspection
import Negotiation

/// An answer curve drawn in characters: the answer upward, the proposal to the right. Below it, the answer on the other
/// axis in cells, at each proposal; if a column has several proposals, the last counts.
///
/// ```
///  20 ┤         ▄▄███████
///     ┤    ▄▄▄████████████
///   0 ┤▄██████████████████
///     └────────────┴──────
///      1           38    57
/// high  333322222221111111
/// ```
struct CurveChart {
    let curve: AnswerCurve
    /// In columns.
    let width: Int
    let notation: Notation

    private static let height = 8
    /// The columns before the chart: a number and the axis.
    private static let margin = 6

    var lines: [Line] {
        let columns = columns
        guard !columns.isEmpty else { return [] }
        return bars(columns) + [axis(columns), numbers(columns), across(columns)]
    }

    /// The proposals at the ends of the columns, in cells.
    private var columns: [Int] {
        let room = width - Self.margin - 1
        guard room >= 8 else { return [] }
        let step = (curve.answers.count + room - 1) / room
        return Array(stride(from: step, through: curve.answers.count, by: step))
    }

    private func bars(_ columns: [Int]) -> [Line] {
        let lengths = columns.map { curve.answers[$0 - 1][curve.axis] }
        let top = lengths.filter(\.isFinite).max() ?? 0
        let now = nowColumn(columns)
        return (0..<Self.height).map { row in
            let label = row == 0 ? PointsFormat.short(top) : row == Self.height - 1 ? "0" : ""
            let spans = lengths.enumerated().map { index, length in
                Span(glyph(length, of: top, above: Self.height - 1 - row), index == now ? .accent : .number)
            }
            return Line([Span(Self.label(label) + axisMark, .faint)] + spans)
        }
    }

    /// The part of a bar in a row, counted from below. Every length except 0 shows something.
    private func glyph(_ length: CGFloat, of top: CGFloat, above row: Int) -> String {
        guard length.isFinite, top > 0 else { return length.isInfinite ? "^" : row == 0 ? "?" : " " }
        let whole = CGFloat(Self.height * 8)
        let eighths = Int(clamping: (length / top * whole).rounded(.up), to: 0...Self.height * 8) - row * 8
        guard eighths > 0 else { return " " }
        return notation.encoding == .ascii ? "#" : eighths >= 8 ? "█" : String(Self.blocks[eighths])
    }

    private static let blocks = Array(" ▁▂▃▄▅▆▇█")

    private var axisMark: String { notation.encoding == .ascii ? "|" : "┤" }

    private static func label(_ text: String) -> String {
        String(repeating: " ", count: max(0, margin - 1 - text.count)) + text.prefix(margin - 1)
    }

    /// The column of the layout's own proposal.
    private func nowColumn(_ columns: [Int]) -> Int? {
        curve.currentCells.flatMap { now in now < 1 ? nil : columns.firstIndex { $0 >= now } }
    }

    private func axis(_ columns: [Int]) -> Line {
        let (corner, line, tick) = notation.encoding == .ascii ? ("+", "-", "+") : ("└", "─", "┴")
        let now = nowColumn(columns)
        let marks = columns.indices.map { Span($0 == now ? tick : line, $0 == now ? .accent : .faint) }
        return Line([Span(Self.label("") + corner, .faint)] + marks)
    }

    /// The first proposal, the layout's own, and the last.
    private func numbers(_ columns: [Int]) -> Line {
        func text(_ cells: Int) -> String { PointsFormat.short(CGFloat(cells) * curve.cell[curve.axis]) }
        var row = Array(repeating: Character(" "), count: columns.count)
        func put(_ text: String, endingAt end: Int) -> Range<Int>? {
            let start = max(0, end - text.count + 1)
            let range = start..<(start + text.count)
            let surroundings = max(0, range.lowerBound - 1)..<min(row.count, range.upperBound + 1)
            guard range.upperBound <= row.count, row[surroundings].allSatisfy({ $0 == " " }) else { return nil }
            row.replaceSubrange(range, with: text)
            return range
        }
        let now = nowColumn(columns).flatMap { put(text(curve.currentCells ?? 0), endingAt: $0) }
        _ = put(text(columns[0]), endingAt: 0)
        _ = put(text(columns[columns.count - 1]), endingAt: columns.count - 1)
        let start = Span(String(repeating: " ", count: Self.margin), .faint)
        guard let now else { return Line([start, Span(String(row), .faint)]) }
        return Line([
            start, Span(String(row[..<now.lowerBound]), .faint), Span(String(row[now]), .accent),
            Span(String(row[now.upperBound...]), .faint),
        ])
    }

    /// The answers on the other axis: a digit for each column; more than nine cells are a plus.
    private func across(_ columns: [Int]) -> Line {
        let word = curve.axis == .horizontal ? "high" : "wide"
        let digits = columns.map { cells in
            let length = (curve.answers[cells - 1][curve.axis.other] / curve.cell[curve.axis.other]).rounded()
            return length.isFinite && length >= 0 ? length > 9 ? "+" : String(Int(length)) : "?"
        }
        return Line([Span(Self.label(word) + " ", .faint), Span(digits.joined())])
    }
}
