/// A position in a text: a line from 0, and the number of UTF-8 bytes before it in that line. It lies between characters.
package struct TextPosition: Hashable, Comparable, Sendable {
    package var line: Int
    package var offset: Int

    package init(line: Int, offset: Int) {
        (self.line, self.offset) = (line, offset)
    }

    package static let start = TextPosition(line: 0, offset: 0)

    package static func < (one: Self, other: Self) -> Bool {
        (one.line, one.offset) < (other.line, other.offset)
    }
}

/// A replacement of a range of a text, as a value. Line ends in the replacement are "\n".
package struct TextEdit: Hashable, Sendable {
    package let range: Range<TextPosition>
    package let replacement: String

    package init(_ range: Range<TextPosition>, replacedBy replacement: String) {
        (self.range, self.replacement) = (range, replacement)
    }
}

/// The cursor, and the other end of the selected text; the same position if nothing is selected.
package struct TextSelection: Hashable, Sendable {
    package var anchor: TextPosition
    package var cursor: TextPosition

    package init(anchor: TextPosition, cursor: TextPosition) {
        (self.anchor, self.cursor) = (anchor, cursor)
    }

    package init(at cursor: TextPosition) {
        (anchor, self.cursor) = (cursor, cursor)
    }

    package var range: Range<TextPosition> { min(anchor, cursor)..<max(anchor, cursor) }

    package var isEmpty: Bool { anchor == cursor }
}
