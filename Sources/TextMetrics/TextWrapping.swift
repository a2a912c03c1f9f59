/// A text broken into lines for a width in columns. Both measuring and drawing use it, so they cannot disagree.
///
/// "
/// " (or "\r
/// ") ends a paragraph. Words are separated by spaces. A word goes on the line if it fits after one space; else it
/// starts a new line, and the space at the break is dropped. A word wider than the width is cut into pieces.
package struct TextWrapping: Hashable, Sendable {
    /// The lines; never empty: an empty text is one empty line.
    package let lines: [VisibleText]
    /// The columns of the longest line: at most the width, unless a single wide glyph exceeds it.
    package let columns: Int
    /// Whether text is missing from the last line because of the line limit.
    package let isCut: Bool

    /// - Parameters:
    ///   - width: the columns of a line, at least 1; nil for no limit.
    ///   - lineLimit: the maximum number of lines; the rest is on the last one, cut at the width. 0 for no limit.
    ///   - truncation: the omitted part of that line.
    package init(_ text: String, width: Int?, lineLimit: Int = 0, truncation: TextTruncation = .tail) {
        let breaker = LineBreaker(width: width.map { max(1, $0) } ?? .max, rule: .words)
        let paragraphs = Self.paragraphs(of: text)
        var lines: [VisibleText] = []
        var isCut = false
        for (index, paragraph) in paragraphs.enumerated() {
            breaker.forEachLine(of: paragraph) { line in
                let isLast = line.range.upperBound == paragraph.count && index == paragraphs.count - 1
                guard lines.count + 1 == lineLimit, !isLast else {
                    lines.append(VisibleText(glyphs: paragraph[line.range]))
                    return true
                }
                let rest = [Array(paragraph[line.range.lowerBound...])] + paragraphs[(index + 1)...]
                let whole = VisibleText(glyphs: rest.joined(separator: [.space]))
                isCut = whole.columns > breaker.width
                lines.append(isCut ? whole.truncated(to: breaker.width, truncation) : whole)
                return false
            }
            if lines.count == lineLimit { break }
        }
        self.lines = lines
        self.isCut = isCut
        columns = lines.reduce(0) { max($0, $1.columns) }
    }

    private static func paragraphs(of text: String) -> [[Glyph]] {
        text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }.map { VisibleText($0).glyphs }
    }
}

/// The part of a text that is omitted if it does not fit: its end, its beginning or its middle.
package enum TextTruncation: Hashable, Sendable {
    case tail, head, middle
}

extension VisibleText {
    /// The beginning that fits; or, with an ellipsis for the omitted part, the end or both.
    fileprivate func truncated(to limit: Int, _ truncation: TextTruncation) -> VisibleText {
        guard truncation != .tail, limit > 0 else { return prefix(columns: limit) }
        let before = prefix(columns: truncation == .middle ? limit / 2 : 0)
        let after = suffix(columns: limit - 1 - before.columns)
        return VisibleText(glyphs: before.glyphs + [.ellipsis] + after.glyphs)
    }

    private func suffix(columns limit: Int) -> VisibleText {
        VisibleText(glyphs: VisibleText(glyphs: glyphs.reversed()).prefix(columns: limit).glyphs.reversed())
    }
}
