/// A text broken into lines for a width in columns. Measuring and drawing both ask here, so they cannot disagree.
///
/// "\n" ends a paragraph; words are separated by spaces; a word goes on the line if it fits after one space, else it
/// starts a new line and the space at the break is dropped; a word wider than the width is cut into pieces of it.
package struct TextWrapping: Hashable, Sendable {
    /// Never empty: an empty text is one empty line.
    package let lines: [VisibleText]
    /// The columns of the longest line.
    package let columns: Int

    /// - Parameters:
    ///   - width: columns a line may take, at least 1; nil for no limit.
    ///   - lineLimit: the most lines; what is left over stays on the last, cut at the width. 0 for no limit.
    package init(_ text: String, width: Int?, lineLimit: Int = 0) {
        var lines: [VisibleText] = []
        for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
            Self.wrap(VisibleText(String(paragraph)), width: width.map { max(1, $0) } ?? .max, into: &lines)
        }
        if lineLimit > 0, lines.count > lineLimit {
            lines = Self.limited(lines, to: lineLimit, width: width.map { max(1, $0) } ?? .max)
        }
        self.lines = lines
        columns = lines.reduce(0) { max($0, $1.columns) }
    }

    private static func wrap(_ paragraph: VisibleText, width: Int, into lines: inout [VisibleText]) {
        var line: [Glyph] = []
        var used = 0
        var isFirstWord = true
        for word in paragraph.glyphs.split(separator: .space, omittingEmptySubsequences: false) {
            let columns = word.reduce(0) { $0 + $1.columns }
            if isFirstWord {
                isFirstWord = false
            } else if used + 1 + columns <= width {
                line.append(.space)
                used += 1
            } else {
                lines.append(VisibleText(glyphs: line))
                line = []
                used = 0
            }
            for glyph in word {
                if used + glyph.columns > width, used > 0 {
                    lines.append(VisibleText(glyphs: line))
                    line = []
                    used = 0
                }
                line.append(glyph)
                used += glyph.columns
            }
        }
        lines.append(VisibleText(glyphs: line))
    }

    private static func limited(_ lines: [VisibleText], to limit: Int, width: Int) -> [VisibleText] {
        let last = lines[(limit - 1)...].map(\.glyphs).joined(separator: [Glyph.space])
        return lines[..<(limit - 1)] + [VisibleText(glyphs: last).prefix(columns: width)]
    }
}
