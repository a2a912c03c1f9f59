/// A text as a terminal can show it: no control character, escape sequence or bidirectional control of the original
/// reaches the screen, each is shown. The one door between users' text and cells.
package struct VisibleText: Hashable, Sendable {
    package private(set) var glyphs: [Glyph]

    package init(_ text: String) {
        glyphs = []
        if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) {
            glyphs = text.map { Glyph(character: $0, columns: 1) }
        } else {
            for cluster in text {
                glyphs.append(contentsOf: Glyph.showing(cluster))
            }
        }
    }

    package init(glyphs: some Sequence<Glyph>) {
        self.glyphs = Array(glyphs)
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
