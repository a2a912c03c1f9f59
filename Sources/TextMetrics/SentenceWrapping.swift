/// The rows of a sentence's line, as ranges of its glyphs: it breaks at spaces and after slashes, and cuts words wider
/// than the width. Styled pieces of the sentence are cut at these ranges.
package struct SentenceWrapping: Hashable, Sendable {
    /// The rows; never empty.
    package let rows: [Range<Int>]
    /// The indent of all rows except the first, in columns.
    package let hang: Int

    /// - Parameters:
    ///   - width: the columns of a row, at least 1.
    ///   - hang: the wanted indent; 0 is used if it would fill half of the width.
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
