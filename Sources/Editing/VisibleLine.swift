import TextMetrics

/// A line of a source on a grid of cells: its glyphs, and the column of each character.
package struct VisibleLine: Hashable, Sendable {
    package let glyphs: [Glyph]
    /// The offset in bytes and the column of each character, and of the line's end; nil if they are the same for all.
    private let stops: [Stop]?

    private struct Stop: Hashable, Sendable {
        let offset: Int
        let column: Int
    }

    package init(_ line: String) {
        guard !line.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) else {
            (glyphs, stops) = (VisibleText(line).glyphs, nil)
            return
        }
        var glyphs: [Glyph] = []
        var stops: [Stop] = []
        var (offset, column) = (0, 0)
        for character in line {
            stops.append(Stop(offset: offset, column: column))
            let new =
                character == "\t"
                ? Array(repeating: .space, count: VisibleText.tabStop - column % VisibleText.tabStop)
                : VisibleText(String(character)).glyphs
            glyphs += new
            column += new.reduce(0) { $0 + $1.columns }
            offset += character.utf8.count
        }
        stops.append(Stop(offset: offset, column: column))
        (self.glyphs, self.stops) = (glyphs, stops)
    }

    package var columns: Int { stops?.last?.column ?? glyphs.count }

    /// The column of the character that a byte belongs to.
    package func column(of offset: Int) -> Int {
        guard let stops else { return max(0, min(offset, glyphs.count)) }
        return stops[max(0, stops.partitioningIndex { $0.offset > offset } - 1)].column
    }

    /// The offset of the character in a column, or of the line's end.
    package func offset(at column: Int) -> Int {
        guard let stops else { return max(0, min(column, glyphs.count)) }
        return stops[max(0, stops.partitioningIndex { $0.column > column } - 1)].offset
    }
}
