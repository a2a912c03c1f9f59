/// The edits of a text in groups that one undo reverts. Unlimited.
struct EditHistory: Hashable, Sendable {
    private var done: [Group] = []
    private var undone: [Group] = []
    /// Whether the next edit of the same kind joins the last group.
    private var isOpen = false
    /// How many groups were done when the text was saved; nil if no undo or redo leads there.
    private var savedCount: Int? = 0

    struct Group: Hashable, Sendable {
        let kind: Kind
        /// The edits that revert the group, in the order in which to apply them.
        var reverting: [TextEdit]
        let before: TextSelection
        var after: TextSelection
    }

    /// Edits of one kind join a group; those of `whole` do not.
    enum Kind: Hashable, Sendable {
        case typingWord, typingSpaces, erasingBackward, erasingForward, whole

        /// Whether an edit of this kind joins a group of another. The spaces behind a word are undone with it.
        func joins(_ other: Kind) -> Bool {
            switch (self, other) {
            case (.whole, _): false
            case (.typingSpaces, .typingWord): true
            default: self == other
            }
        }
    }

    /// Notes edits with the ones that revert them, the last first.
    mutating func note(_ reverting: [TextEdit], _ kind: Kind, from before: TextSelection, to after: TextSelection) {
        undone = []
        if let savedCount, savedCount > done.count { self.savedCount = nil }
        if isOpen, let last = done.last, kind.joins(last.kind), savedCount != done.count {
            let group = Group(kind: kind, reverting: reverting + last.reverting, before: last.before, after: after)
            done[done.count - 1] = group
        } else {
            done.append(Group(kind: kind, reverting: reverting, before: before, after: after))
        }
        isOpen = true
    }

    /// Ends the group: the next edit begins another one.
    mutating func endGroup() { isOpen = false }

    var isSaved: Bool { savedCount == done.count }

    mutating func noteSaved() {
        isOpen = false
        savedCount = done.count
    }

    /// Notes that the saved text is none that undo leads to.
    mutating func noteUnsaved() { savedCount = nil }

    /// Reverts the last group.
    /// - Returns: the selection before it; nil if there is no group.
    mutating func undo(in text: inout TextLines) -> TextSelection? {
        guard var group = done.popLast() else { return nil }
        let selection = group.before
        group.reverting = group.reverting.map { text.apply($0) }.reversed()
        undone.append(group)
        isOpen = false
        return selection
    }

    /// Repeats the last reverted group.
    /// - Returns: the selection after it; nil if there is none.
    mutating func redo(in text: inout TextLines) -> TextSelection? {
        guard var group = undone.popLast() else { return nil }
        group.reverting = group.reverting.map { text.apply($0) }.reversed()
        done.append(group)
        isOpen = false
        return group.after
    }
}
