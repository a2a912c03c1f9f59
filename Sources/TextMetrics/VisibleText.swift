/// A text as a terminal can show it: control characters, escape sequences and bidirectional controls are shown, and
/// never sent. The only path from users' text to cells.
///
/// A tab becomes spaces up to the next multiple of `tabStop` columns, counted from the start of the text.
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

    /// The text for printing, without cells.
    package var string: String { String(glyphs.map(\.character)) }

    /// The part of the text that fits, with an ellipsis at its end if any is omitted.
    package func truncated(to limit: Int) -> VisibleText {
        guard columns > limit else { return self }
        guard limit > 0 else { return VisibleText(glyphs: []) }
        return VisibleText(glyphs: prefix(columns: limit - 1).glyphs + [.ellipsis])
    }

    /// The longest beginning of at most these columns.
    package func prefix(columns limit: Int) -> VisibleText {
        var taken = 0
        return VisibleText(
            glyphs: glyphs.prefix { glyph in
                taken += glyph.columns
                return taken <= limit
            })
    }
}
