/// An editable line of text.
package struct TextField: Hashable, Sendable {
    package private(set) var characters: [Character]
    /// The number of characters before the insertion point.
    package private(set) var cursor: Int
    /// Whether the first typed character replaces the text.
    package private(set) var isMarked: Bool

    /// The largest number of characters.
    private let limit: Int

    /// Longer than sensible proposals, and than most names.
    package static let limit = 40

    package init(_ text: String = "", limit: Int = Self.limit, isMarked: Bool = false) {
        self.limit = limit
        self.isMarked = isMarked
        characters = Array(text.prefix(limit))
        cursor = characters.count
    }

    package var text: String { String(characters) }

    /// Inserts text at the cursor, without line ends, up to the limit.
    package mutating func insert(_ text: String) {
        let kept = text.filter { !$0.isNewline }.prefix(limit - characters.count)
        characters.insert(contentsOf: kept, at: cursor)
        cursor += kept.count
    }

    package mutating func erase(_ direction: Direction) {
        let index = direction == .backward ? cursor - 1 : cursor
        guard characters.indices.contains(index) else { return }
        characters.remove(at: index)
        cursor = index
    }

    package mutating func move(_ movement: Movement) {
        switch movement {
        case .backward: cursor = max(0, cursor - 1)
        case .forward: cursor = min(cursor + 1, characters.count)
        case .start: cursor = 0
        case .end: cursor = characters.count
        }
    }

    /// The same text, marked.
    package var marked: TextField { TextField(text, limit: limit, isMarked: true) }

    package mutating func apply(_ edit: Edit) {
        defer { isMarked = false }
        switch edit {
        case .type(let text):
            if isMarked { (characters, cursor) = ([], 0) }
            insert(text)
        case .erase(let direction): erase(direction)
        case .moveCursor(let movement): move(movement)
        }
    }

    /// A change of the text or of the cursor.
    package enum Edit: Hashable, Sendable {
        case type(String)
        case erase(Direction)
        case moveCursor(Movement)
    }

    package enum Movement: Hashable, Sendable {
        case backward, forward, start, end
    }

    package enum Direction: Hashable, Sendable {
        case backward, forward
    }
}
