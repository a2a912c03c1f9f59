import Negotiation

/// The proposals that were there before, so that they come back.
package struct ProposalHistory: Hashable, Sendable {
    private var past: [ProposalEntry] = []
    private var future: [ProposalEntry] = []
    /// The last change, where what follows may be a part of it.
    private var last: Change?

    /// How a proposal is replaced.
    enum Change: Hashable {
        /// A key makes an axis longer or shorter. A held key is one change.
        case lengthening(Axis)
        /// The stage's edge follows the pointer, until it is let go.
        case dragging
        case other
    }

    /// More are forgotten, the oldest first.
    private static let limit = 200

    /// Notes that a proposal was replaced; of one change, what was there before it.
    mutating func note(_ before: ProposalEntry, _ change: Change) {
        future = []
        defer { last = change }
        if change != .other, change == last, !past.isEmpty { return }
        past.append(before)
        if past.count > Self.limit { past.removeFirst() }
    }

    /// What follows is another change.
    mutating func endChange() { last = nil }

    /// The proposal before the current one; nil where there is none.
    mutating func undo(_ current: ProposalEntry) -> ProposalEntry? {
        guard let before = past.popLast() else { return nil }
        future.append(current)
        last = nil
        return before
    }

    /// The proposal that was undone last; nil where there is none.
    mutating func redo(_ current: ProposalEntry) -> ProposalEntry? {
        guard let after = future.popLast() else { return nil }
        past.append(current)
        last = nil
        return after
    }
}
