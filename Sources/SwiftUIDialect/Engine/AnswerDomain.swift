import Negotiation

/// The proposals for which the two lengths of an answer hold: a box for each, since the width and the height often
/// follow different lengths. A proposal within both boxes need not be computed again.
package struct AnswerDomain {
    private var width: ProposalBox
    private var height: ProposalBox

    init(width: ProposalBox, height: ProposalBox) {
        (self.width, self.height) = (width, height)
    }

    /// The single given proposal.
    init(only proposal: ProposedViewSize) {
        let box = ProposalBox(only: proposal)
        self.init(width: box, height: box)
    }

    /// The domain of an answer that ignores the proposal.
    static var everywhere: AnswerDomain { AnswerDomain(width: .everywhere, height: .everywhere) }

    /// The domain of an answer whose lengths on some axes are the proposal's, and the same for any on the others.
    package static func following(_ proposal: ProposedViewSize, on axes: [Axis] = Axis.allCases) -> AnswerDomain {
        var domain = everywhere
        for axis in axes { domain[axis][axis] = LengthInterval(only: proposal[axis]) }
        return domain
    }

    /// The box in which the answer's length on an axis holds.
    subscript(axis: Axis) -> ProposalBox {
        get { axis == .horizontal ? width : height }
        set {
            switch axis {
            case .horizontal: width = newValue
            case .vertical: height = newValue
            }
        }
    }

    /// The box in which both lengths hold.
    var whole: ProposalBox { width.intersection(height) }

    /// The domain for an element that changes the proposal for the answering one.
    /// - Parameter change: returns the lengths for which the changed proposal is in an interval.
    @inline(__always) func proposed(_ change: (Axis, LengthInterval) -> LengthInterval) -> AnswerDomain {
        AnswerDomain(width: width.proposed(change), height: height.proposed(change))
    }
}

/// Proposals between two widths and between two heights.
package struct ProposalBox {
    private var width: LengthInterval
    private var height: LengthInterval

    init(width: LengthInterval, height: LengthInterval) {
        (self.width, self.height) = (width, height)
    }

    init(only proposal: ProposedViewSize) {
        self.init(width: LengthInterval(only: proposal.width), height: LengthInterval(only: proposal.height))
    }

    static var everywhere: ProposalBox { ProposalBox(width: .everywhere, height: .everywhere) }

    subscript(axis: Axis) -> LengthInterval {
        get { axis == .horizontal ? width : height }
        set {
            switch axis {
            case .horizontal: width = newValue
            case .vertical: height = newValue
            }
        }
    }

    func contains(_ proposal: ProposedViewSize) -> Bool {
        width.contains(proposal.width) && height.contains(proposal.height)
    }

    func intersection(_ other: ProposalBox) -> ProposalBox {
        ProposalBox(width: width.intersection(other.width), height: height.intersection(other.height))
    }

    @inline(__always) func proposed(_ change: (Axis, LengthInterval) -> LengthInterval) -> ProposalBox {
        ProposalBox(width: change(.horizontal, width), height: change(.vertical, height))
    }
}
