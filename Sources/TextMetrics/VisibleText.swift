/// A text as a terminal can show it: no control character, escape sequence or bidirectional control of the original
/// reaches the screen, each is shown. The one door between users' text and cells.
///
/// A tab is spaces up to the next column that `tabStop` divides, counted from the start of the text.
package struct VisibleText: Hashable, Sendable {
    package private(set) var glyphs: [Glyph]

    package static let tabStop = 4

    package init(_ text: String) {
        self.init(text[...])
    }

    package init(_ text: Substring) {
        glyphs = []
        if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) {
            glyphs = text.utf8.map { Glyph(ascii: $0) }
        } else {
            var columns = 0
            for cluster in text {
                append(cluster, at: &columns)
            }
        }
    }

    package init(glyphs: some Sequence<Glyph>) {
        self.glyphs = Array(glyphs)
    }

    private mutating func append(_ cluster: Character, at columns: inout Int) {
        let start = glyphs.count
        if cluster == "\t" {
            glyphs += Array(repeating: .space, count: Self.tabStop - columns % Self.tabStop)
        } else if let byte = cluster.asciiValue, cluster.utf8.count == 1, byte >= 0x20, byte < 0x7F {
            glyphs.append(Glyph(ascii: byte))
        } else if let glyph = Glyph(ofOneScalar: cluster) {
            glyphs.append(glyph)
        } else {
            glyphs += Glyph.showing(cluster)
        }
        columns += glyphs[start...].reduce(0) { $0 + $1.columns }
    }

    package var columns: Int { glyphs.reduce(0) { $0 + $1.columns } }

    /// The text to print, where no cells are kept.
    package var string: String { String(glyphs.map(\.character)) }

    /// As much of the text as fits, the last of it an ellipsis where anything is left out.
    package func truncated(to limit: Int) -> VisibleText {
        guard columns > limit else { return self }
        guard limit > 0 else { return VisibleText(glyphs: []) }
        return VisibleText(glyphs: prefix(columns: limit - 1).glyphs + [.ellipsis])
    }

    /// The longest beginning that takes no more columns than this.
    package func prefix(columns limit: Int) -> VisibleText {
        var taken = 0
        return VisibleText(
            glyphs: glyphs.prefix { glyph in
                taken += glyph.columns
                return taken <= limit
            })
    }
}
