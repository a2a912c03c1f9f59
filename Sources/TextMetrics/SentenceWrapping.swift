/// Where a line of a sentence breaks into rows, as ranges of its glyphs: at spaces and behind slashes, words wider than the
/// width cut. Whoever gives pieces of the sentence a style cuts them at these ranges.
package struct SentenceWrapping: Hashable, Sendable {
    /// Never empty.
    package let rows: [Range<Int>]
    /// The columns that all rows but the first are moved right by.
    package let hang: Int

    /// - Parameters:
    ///   - width: columns a row may take, at least 1.
    ///   - hang: the wanted columns; 0 is taken where they would fill half of the width.
    package init(_ glyphs: [Glyph], width: Int, hang: Int = 0) {
        let width = max(1, width)
        self.hang = hang * 2 < width ? hang : 0
        var rows: [Range<Int>] = []
        LineBreaker(width: width, rule: .sentences, hang: self.hang).forEachLine(of: glyphs) { row in
            rows.append(row.range)
            return true
        }
        self.rows = rows
    }
}
