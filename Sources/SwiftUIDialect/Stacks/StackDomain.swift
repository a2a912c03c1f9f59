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
    /// - Parameters:
    ///   - own: where its answer holds.
    ///   - isByLength: whether its line follows from its length across alone.
    ///   - proposals: those to the stack for which it is proposed a length in an interval.
    mutating func use(_ own: AnswerDomain, isByLength: Bool, proposals: (LengthInterval) -> LengthInterval) {
        let crossing = isByLength ? own[axis.other] : own.whole
        across[axis.other] = across[axis.other].intersection(crossing[axis.other])
        if !crossing[axis].isEverywhere {
            // What it is proposed follows from those before it.
            across = across.intersection(lengths)
            across[axis] = across[axis].intersection(proposals(crossing[axis]))
        }
        lengths[axis.other] = lengths[axis.other].intersection(own[axis][axis.other])
        lengths[axis] = lengths[axis].intersection(proposals(own[axis][axis]))
    }
}
