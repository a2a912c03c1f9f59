/// The name of what is not known, between two columns of hatching: `▒ AvatarView ▒`. Measuring and drawing both ask here.
package struct HatchedTitle: Hashable, Sendable {
    package let name: VisibleText

    package init(_ name: String) {
        self.name = VisibleText(name)
    }

    /// Of the whole line.
    package var columns: Int { name.columns + 2 * Self.margin }

    /// Of the shortest line that says what is not known, around narrow contents: `▒ Car… ▒`.
    package var leastColumns: Int { min(columns, 8) }

    /// The name and the spaces around it, as they are shown on a hatched line of a length: with an ellipsis where they are
    /// cut, so that the line begins and ends hatched. Nil where nothing of the name is left.
    package func shown(in columns: Int) -> VisibleText? {
        let part = name.truncated(to: columns - 2 * Self.margin)
        return part.glyphs.isEmpty ? nil : VisibleText(glyphs: [.space] + part.glyphs + [.space])
    }

    /// On each side of the name: a column of hatching and a space.
    private static let margin = 2
}

extension Glyph {
    package static let hatching = Glyph(character: "▒", columns: 1)
}
