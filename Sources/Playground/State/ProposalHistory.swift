import Negotiation

/// The earlier proposals, for undoing.
package struct ProposalHistory: Hashable, Sendable {
    private var past: [ProposalEntry] = []
    private var future: [ProposalEntry] = []
    /// The last change, if the next one may continue it.
    private var last: Change?

    /// The kinds of change.
    enum Change: Hashable {
        /// A key makes an axis longer or shorter. A held key is one change.
        case lengthening(Axis)
        /// The stage's edge follows the pointer until its release.
        case dragging
        case other
    }

    /// The largest number of proposals; the oldest are forgotten.
    private static let limit = 200

    /// Notes that a proposal was replaced. A continued change keeps only the proposal before its start.
    mutating func note(_ before: ProposalEntry, _ change: Change) {
        future = []
        defer { last = change }
        if change != .other, change == last, !past.isEmpty { return }
        past.append(before)
        if past.count > Self.limit { past.removeFirst() }
    }

    /// Ends the last change: it cannot be continued.
    mutating func endChange() { last = nil }

    /// The proposal before the current one; nil if there is none.
    mutating func undo(_ current: ProposalEntry) -> ProposalEntry? {
        guard let before = past.popLast() else { return nil }
        future.append(current)
        last = nil
        return before
    }

    /// The last undone proposal; nil if there is none.
    mutating func redo(_ current: ProposalEntry) -> ProposalEntry? {
        guard let after = future.popLast() else { return nil }
        past.append(current)
        last = nil
        return after
    }
}
