import Negotiation

/// A child that answered a share of a stack's length.
struct ServedChild {
    /// Its answer, where it stays.
    let answer: AnswerPointer
    /// Whether its guide follows from its length across alone.
    let isByLength: Bool
    /// The length taken before, and the number of children among which the rest was shared.
    let taken: CGFloat
    let count: Int

    var domain: AnswerDomain { answer.pointee.domain }
}

/// The children of one priority, as they were served.
struct StackServing {
    let axis: Axis
    /// The stack's length.
    let length: CGFloat
    /// The rest for them, and the length taken by others.
    let room: CGFloat
    let taken: CGFloat
    var children: PassList<ServedChild>

    /// More children have too many possible orders.
    private static var orderedLimit: Int { 3 }

    /// The lengths of the stack for which the children answer the same in any order; nil if that does not hold here.
    var lengthsOfAllOrders: LengthInterval? {
        guard children.count <= Self.orderedLimit else { return nil }
        return lengths(serving: (1 << children.count) - 1, room: room, taken: taken)
    }

    /// - Parameter rest: a bit for each child that is not yet served.
    private func lengths(serving rest: Int, room: CGFloat, taken: CGFloat) -> LengthInterval? {
        var all = LengthInterval.everywhere
        let count = rest.nonzeroBitCount
        let share = max(0, room / CGFloat(count))
        for (index, child) in children.enumerated() where rest & 1 << index != 0 {
            let own = child.domain.whole[axis]
            guard own.contains(share) else { return nil }
            let length = child.answer.pointee.size[axis]
            let left = room - length
            guard
                let after = lengths(
                    serving: rest & ~(1 << index), room: left.isNaN ? room : left, taken: taken + length)
            else { return nil }
            all = all.intersection(own.shared(self.length, without: taken, among: count)).intersection(after)
        }
        return all
    }
}
