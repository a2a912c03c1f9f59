/// A text broken into lines for a width in columns. Measuring and drawing both ask here, so they cannot disagree.
///
/// "\n" (or "\r\n") ends a paragraph; words are separated by spaces; a word goes on the line if it fits after one space,
/// else it starts a new line and the space at the break is dropped; a word wider than the width is cut into pieces of it.
package struct TextWrapping: Hashable, Sendable {
    /// Never empty: an empty text is one empty line.
    package let lines: [VisibleText]
    /// The columns of the longest line: no more than the width, unless a single wide glyph is.
    package let columns: Int
    /// Whether the last line lacks something of the text, for which there was no line.
    package let isCut: Bool

    /// - Parameters:
    ///   - width: columns a line may take, at least 1; nil for no limit.
    ///   - lineLimit: the maximum of lines; what is left over stays on the last, cut at the width. 0 for no limit.
    ///   - truncation: which part of that line is left out.
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

/// Which part of a text is left out where it has no room: its end, its beginning or its middle.
package enum TextTruncation: Hashable, Sendable {
    case tail, head, middle
}

extension VisibleText {
    /// As much as fits of its beginning; or, with an ellipsis for what is left out, of its end or of both.
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
