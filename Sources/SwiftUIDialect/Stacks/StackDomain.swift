import Negotiation

/// The proposals to a stack for which its answer holds, found while its children are asked.
struct StackDomain {
    private let axis: Axis
    /// The box in which all results so far hold: the order of the children, and their lengths.
    private var lengths = ProposalBox.everywhere
    /// The box in which the stack's length across holds.
    private var across = ProposalBox.everywhere

    init(axis: Axis) {
        self.axis = axis
    }

    var answers: AnswerDomain {
        var domain = AnswerDomain.everywhere
        domain[axis] = lengths
        domain[axis.other] = across
        return domain
    }

    /// Uses a child's minimum or maximum, which holds in a box.
    mutating func use(_ limit: ProposalBox) {
        lengths[axis.other] = lengths[axis.other].intersection(limit[axis.other])
    }

    /// Uses a child's answer to a share of the stack's length.
    mutating func use(_ child: ServedChild, of length: CGFloat) {
        let own = child.domain
        let proposals = { (lengths: LengthInterval) in
            lengths.shared(length, without: child.taken, among: child.count)
        }
        let crossing = child.isByLength ? own[axis.other] : own.whole
        across[axis.other] = across[axis.other].intersection(crossing[axis.other])
        if !crossing[axis].isEverywhere {
            // Its proposal follows from the children before it.
            across = across.intersection(lengths)
            across[axis] = across[axis].intersection(proposals(crossing[axis]))
        }
        lengths[axis.other] = lengths[axis.other].intersection(own[axis][axis.other])
        lengths[axis] = lengths[axis].intersection(proposals(own[axis][axis]))
    }

    /// Uses the answers of the children of one priority.
    /// - Parameter order: the proposals with this order; ignored if each child would answer the same in any order. Nil if
    ///   that is known already.
    mutating func use(_ serving: StackServing, order: ProposalBox?) {
        defer {
            for child in serving.children { use(child, of: serving.length) }
        }
        guard let order else {
            let same = serving.lengthsOfAllOrders ?? LengthInterval(only: serving.length)
            lengths[axis] = lengths[axis].intersection(same)
            return
        }
        let known = serving.children.reduce(lengths[axis.other]) { $0.intersection($1.domain[axis][axis.other]) }
        if !order[axis.other].contains(known), let same = serving.lengthsOfAllOrders {
            lengths[axis] = lengths[axis].intersection(same)
        } else {
            use(order)
        }
    }
}
