/// The name of an unknown element, between two columns of hatching: `▒ AvatarView ▒`. Both measuring and drawing use
/// it.
package struct HatchedTitle: Hashable, Sendable {
    package let name: VisibleText

    package init(_ name: String) {
        self.name = VisibleText(name)
    }

    /// The columns of the whole line.
    package var columns: Int { name.columns + 2 * Self.margin }

    /// The columns of the shortest useful line, around narrow contents: `▒ Car… ▒`.
    package var leastColumns: Int { min(columns, 8) }

    /// The name and the spaces around it for a hatched line of a length. A cut name ends with an ellipsis, so that the
    /// line begins and ends hatched. Nil if nothing of the name fits.
    package func shown(in columns: Int) -> VisibleText? {
        let part = name.truncated(to: columns - 2 * Self.margin)
        return part.glyphs.isEmpty ? nil : VisibleText(glyphs: [.space] + part.glyphs + [.space])
    }

    /// The columns on each side of the name: one of hatching and a space.
    private static let margin = 2
}

extension Glyph {
    package static let hatching = Glyph(character: "▒", columns: 1)
}
