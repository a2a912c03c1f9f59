import CStackBounds

/// Counts the elements that are at work, one inside the other, and says where the stack might not suffice for one more.
///
/// Public, as is all here that is called for each element: the compiler inlines nothing of less access in other modules.
public struct DepthGuard {
    @usableFromInline var depth = 0
    @usableFromInline let uncheckedDepth: Int
    @usableFromInline var room: StackRoom?

    /// - Parameter uncheckedDepth: shallower nesting skips the stack check.
    @inlinable public init(uncheckedDepth: Int) {
        self.uncheckedDepth = uncheckedDepth
    }

    /// Goes one level deeper; says false, and does not, where the stack might not suffice.
    @inlinable public mutating func descend() -> Bool {
        guard depth < uncheckedDepth || hasRoom() else { return false }
        depth += 1
        return true
    }

    @inlinable public mutating func ascend() {
        depth -= 1
    }

    /// Half of what the thread's stack has where this is first asked.
    @usableFromInline mutating func hasRoom() -> Bool {
        let room = room ?? StackRoom(halfOfThread: ())
        self.room = room
        return room.isLeft
    }
}
