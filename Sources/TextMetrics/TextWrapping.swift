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
    package init(_ text: String, width: Int?, lineLimit: Int = 0) {
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
                lines.append(whole.prefix(columns: breaker.width))
                isCut = whole.glyphs.count > lines[lines.count - 1].glyphs.count
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
