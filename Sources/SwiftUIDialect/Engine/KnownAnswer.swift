import Negotiation

/// An answer in a pass, with the proposals for which it holds.
struct KnownAnswer {
    let size: CGSize
    let domain: AnswerDomain
    /// The exchange that gave it last; nil if nothing is recorded.
    fileprivate(set) var exchange: ExchangeID?

    /// The meaningless answer of a cancelled pass.
    static var cancelled: KnownAnswer { KnownAnswer(size: .zero, domain: .everywhere, exchange: nil) }
}

/// The answers of an element in a pass, in order.
struct KnownAnswers {
    private var answers = AnswerTable<KnownAnswer>()

    /// The maximum number of newest answers to search for one that holds for another proposal too.
    private static var domainLimit: Int { 24 }

    /// The answer to exactly this proposal.
    subscript(proposal: ProposedViewSize) -> KnownAnswer? { answers.place(of: proposal).map { answers[$0] } }

    /// Records that the answer to a proposal was given again.
    func give(_ proposal: ProposedViewSize, in exchange: ExchangeID) {
        if let place = answers.place(of: proposal) { answers[place].exchange = exchange }
    }

    /// The answer to a proposal that other answers determine: its width, and its height.
    func deduced(_ proposal: ProposedViewSize) -> KnownAnswer? {
        guard let (width, widths) = length(.horizontal, at: proposal),
            let (height, heights) = length(.vertical, at: proposal)
        else { return nil }
        return KnownAnswer(
            size: CGSize(width: width, height: height), domain: AnswerDomain(width: widths, height: heights),
            exchange: nil)
    }

    /// A length of the answer to a proposal, if another answer determines it, and the proposals for which it holds.
    func length(_ axis: Axis, at proposal: ProposedViewSize) -> (length: CGFloat, box: ProposalBox)? {
        var place = answers.count
        let oldest = max(0, place - Self.domainLimit)
        while place > oldest {
            place -= 1
            let known = answers[place]
            if known.domain[axis].contains(proposal) { return (known.size[axis], known.domain[axis]) }
        }
        return nil
    }

    mutating func remember(_ known: KnownAnswer, to proposal: ProposedViewSize, in pass: PassPointer) {
        answers.append(known, to: proposal, in: pass)
    }
}
