import Negotiation

/// The proposals that were there before, so that they come back.
package struct ProposalHistory: Hashable, Sendable {
    private var past: [ProposalEntry] = []
    private var future: [ProposalEntry] = []
    /// The axis whose length the last change made longer or shorter: a held key is one change.
    private var last: Axis?

    /// More are forgotten, the oldest first.
    private static let limit = 200

    /// Notes that a proposal was replaced.
    /// - Parameter lengthened: the axis whose length a key made longer or shorter; nil for any other change.
    mutating func note(_ before: ProposalEntry, lengthening lengthened: Axis?) {
        future = []
        defer { last = lengthened }
        if let lengthened, lengthened == last, !past.isEmpty { return }
        past.append(before)
        if past.count > Self.limit { past.removeFirst() }
    }

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
