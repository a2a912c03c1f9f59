/// A text broken into lines for a width in columns. Measuring and drawing both ask here, so they cannot disagree.
///
/// "\n" (or "\r\n") ends a paragraph; words are separated by spaces; a word goes on the line if it fits after one space,
/// else it starts a new line and the space at the break is dropped; a word wider than the width is cut into pieces of it.
package struct TextWrapping: Hashable, Sendable {
    /// Never empty: an empty text is one empty line.
    package let lines: [VisibleText]
    /// The columns of the longest line: no more than the width, unless a single wide glyph is.
    package let columns: Int

    /// - Parameters:
    ///   - width: columns a line may take, at least 1; nil for no limit.
    ///   - lineLimit: the most lines; what is left over stays on the last, cut at the width. 0 for no limit.
    package init(_ text: String, width: Int?, lineLimit: Int = 0) {
        var builder = LineBuilder(width: width.map { max(1, $0) } ?? .max)
        for paragraph in Self.paragraphs(of: text) {
            builder.add(VisibleText(paragraph))
        }
        lines = builder.lines(limit: lineLimit)
        columns = lines.reduce(0) { max($0, $1.columns) }
    }

    private static func paragraphs(of text: String) -> [Substring] {
        text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
    }
}

/// The lines made so far.
private struct LineBuilder {
    let width: Int
    private var finished: [Line] = []
    private var line = Line()

    struct Line {
        var glyphs: [Glyph] = []
        var columns = 0
        /// Whether a space or the end of a paragraph was dropped before it, and not a word cut.
        var startsAfterSpace = true
    }

    init(width: Int) {
        self.width = width
    }

    mutating func add(_ paragraph: VisibleText) {
        var isFirstWord = true
        for word in paragraph.glyphs.split(separator: .space, omittingEmptySubsequences: false) {
            let columns = word.reduce(0) { $0 + $1.columns }
            if isFirstWord {
                isFirstWord = false
            } else if line.columns + 1 + columns <= width {
                append(.space)
            } else {
                startLine(afterSpace: true)
            }
            for glyph in word {
                if line.columns + glyph.columns > width, line.columns > 0 { startLine(afterSpace: false) }
                append(glyph)
            }
        }
        startLine(afterSpace: true)
    }

    private mutating func append(_ glyph: Glyph) {
        line.glyphs.append(glyph)
        line.columns += glyph.columns
    }

    private mutating func startLine(afterSpace: Bool) {
        finished.append(line)
        line = Line(startsAfterSpace: afterSpace)
    }

    /// The lines of all paragraphs, those beyond a limit put together on the last.
    func lines(limit: Int) -> [VisibleText] {
        let texts = finished.map { VisibleText(glyphs: $0.glyphs) }
        guard limit > 0, texts.count > limit else { return texts }
        var last = finished[limit - 1].glyphs
        for line in finished[limit...] {
            last += (line.startsAfterSpace ? [.space] : []) + line.glyphs
        }
        return texts[..<(limit - 1)] + [VisibleText(glyphs: last).prefix(columns: width)]
    }
}
