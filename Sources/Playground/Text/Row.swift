import LayoutInspection
import TextMetrics

/// A row of wrapped text.
package struct Row: Hashable, Sendable {
    let runs: [Run]
    /// The line's target.
    var target: LinkTarget?
    /// The number of the line among those with a target; nil for one without.
    var link: Int?

    /// Glyphs with one meaning.
    struct Run: Hashable, Sendable {
        let glyphs: [Glyph]
        let role: TextRole
    }

    package var text: String { String(runs.flatMap { $0.glyphs.map(\.character) }) }

    /// Whether it contains anything except spaces.
    var hasInk: Bool { runs.contains { run in run.glyphs.contains { $0 != .space } } }
}

extension Line {
    /// The line's rows at a width; empty if the width is 0.
    package func wrapped(to width: Int) -> [Row] {
        guard width > 0 else { return [] }
        let runs = spans.map { Row.Run(glyphs: VisibleText($0.text).glyphs, role: $0.role) }
        let wrapping = SentenceWrapping(runs.flatMap(\.glyphs), width: width, hang: hang)
        return wrapping.rows.enumerated().map { number, range in
            let indent = number == 0 ? 0 : wrapping.hang
            let space = Row.Run(glyphs: Array(repeating: .space, count: indent), role: .text)
            return Row(runs: (indent > 0 ? [space] : []) + runs.cut(to: range), target: target)
        }
    }
}

extension [Line] {
    /// Wraps lines, and numbers those with a target.
    package func wrapped(to width: Int) -> [Row] {
        var links = 0
        return flatMap { line in
            guard line.target != nil else { return line.wrapped(to: width) }
            defer { links += 1 }
            return line.wrapped(to: width).map { row in
                var row = row
                row.link = links
                return row
            }
        }
    }
}

extension [Row.Run] {
    /// The parts of the runs in a range of their joined glyphs.
    fileprivate func cut(to range: Range<Int>) -> [Row.Run] {
        var cut: [Row.Run] = []
        var start = 0
        for run in self {
            let end = start + run.glyphs.count
            let part = range.clamped(to: start..<end)
            if !part.isEmpty {
                let glyphs = run.glyphs[(part.lowerBound - start)..<(part.upperBound - start)]
                cut.append(Row.Run(glyphs: [Glyph](glyphs), role: run.role))
            }
            start = end
        }
        return cut
    }
}
