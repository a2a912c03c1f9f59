import Negotiation

/// For which proposals to a stack its answer holds, found as its children are asked.
struct StackDomain {
    private let axis: Axis
    /// Where all that was found so far holds: in which order the children are served, and how long each is.
    private var lengths = ProposalBox.everywhere
    /// Where the stack's length across holds.
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

    /// A child's minimum or maximum was used, which holds in a box.
    mutating func use(_ limit: ProposalBox) {
        lengths[axis.other] = lengths[axis.other].intersection(limit[axis.other])
    }

    /// A child answered a share of the stack's length.
    mutating func use(_ child: ServedChild, of length: CGFloat) {
        let own = child.domain
        let proposals = { (lengths: LengthInterval) in
            lengths.shared(length, without: child.taken, among: child.count)
        }
        let crossing = child.isByLength ? own[axis.other] : own.whole
        across[axis.other] = across[axis.other].intersection(crossing[axis.other])
        if !crossing[axis].isEverywhere {
            // What it is proposed follows from those before it.
            across = across.intersection(lengths)
            across[axis] = across[axis].intersection(proposals(crossing[axis]))
        }
        lengths[axis.other] = lengths[axis.other].intersection(own[axis][axis.other])
        lengths[axis] = lengths[axis].intersection(proposals(own[axis][axis]))
    }

    /// Children of one priority answered their shares.
    /// - Parameter order: where they are served in this order; it is left out where each would answer the same in another.
    ///   Nil where that was known before.
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
