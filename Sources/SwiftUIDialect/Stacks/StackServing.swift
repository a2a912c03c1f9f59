import Negotiation

/// A child that answered a share of a stack's length.
struct ServedChild {
    /// Along the stack.
    let length: CGFloat
    /// Where its answer holds.
    let domain: AnswerDomain
    /// Whether its line follows from its length across alone.
    let isByLength: Bool
    /// What of the stack's length was taken before, and among how many the rest was shared out.
    let taken: CGFloat
    let count: Int
}

/// The children of one priority, as they were served.
struct StackServing {
    let axis: Axis
    /// The stack's.
    let length: CGFloat
    /// What was left for them, and what was taken by others.
    let room: CGFloat
    let taken: CGFloat
    var children: [ServedChild] = []

    /// More can be served in too many orders.
    private static let orderedLimit = 3

    /// The lengths of the stack in which the children answer the same whatever order they are served in; nil where they do
    /// not in this one.
    var lengthsOfAllOrders: LengthInterval? {
        guard children.count <= Self.orderedLimit else { return nil }
        return lengths(serving: children[...], room: room, taken: taken)
    }

    private func lengths(serving rest: ArraySlice<ServedChild>, room: CGFloat, taken: CGFloat) -> LengthInterval? {
        var all = LengthInterval.everywhere
        let share = max(0, room / CGFloat(rest.count))
        for (index, child) in zip(rest.indices, rest) {
            let own = child.domain.whole[axis]
            guard own.contains(share) else { return nil }
            var others = rest
            others.remove(at: index)
            let left = room - child.length
            guard let after = lengths(serving: others, room: left.isNaN ? room : left, taken: taken + child.length)
            else { return nil }
            all = all.intersection(own.shared(length, without: taken, among: rest.count)).intersection(after)
        }
        return all
    }
}
