import Negotiation

/// An answer in a pass, with the proposals for which it holds.
struct KnownAnswer {
    let size: CGSize
    let domain: AnswerDomain
    /// The exchange that gave it last; nil if nothing is recorded.
    fileprivate(set) var exchange: ExchangeID?

    /// The meaningless answer of a cancelled pass.
    static let cancelled = KnownAnswer(size: .zero, domain: .everywhere, exchange: nil)
}

/// The answers of an element in a pass, in order.
struct KnownAnswers {
    private var answers: [(key: ProposalKey, known: KnownAnswer)] = []
    /// The index of an answer by its proposal; filled once there are many.
    private var index: [ProposalKey: Int] = [:]

    private static let usualCount = 2
    /// Most elements are asked only a few times, so few answers are searched one by one.
    private static let linearScanLimit = 12
    /// The maximum number of newest answers to search for one that holds for another proposal too.
    private static let domainLimit = 24

    /// The answer to exactly this proposal.
    subscript(proposal: ProposedViewSize) -> KnownAnswer? { place(of: proposal).map { answers[$0].known } }

    /// Records that the answer to a proposal was given again.
    mutating func give(_ proposal: ProposedViewSize, in exchange: ExchangeID) {
        if let place = place(of: proposal) { answers[place].known.exchange = exchange }
    }

    private func place(of proposal: ProposedViewSize) -> Int? {
        let key = ProposalKey(proposal)
        return index.isEmpty ? answers.firstIndex { $0.key == key } : index[key]
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
        for place in answers.indices.suffix(Self.domainLimit).reversed()
        where answers[place].known.domain[axis].contains(proposal) {
            return (answers[place].known.size[axis], answers[place].known.domain[axis])
        }
        return nil
    }

    mutating func remember(_ known: KnownAnswer, to proposal: ProposedViewSize) {
        let key = ProposalKey(proposal)
        if answers.isEmpty { answers.reserveCapacity(Self.usualCount) }
        answers.append((key, known))
        if !index.isEmpty {
            index[key] = answers.count - 1
        } else if answers.count > Self.linearScanLimit {
            for (place, answer) in answers.enumerated() { index[answer.key] = place }
        }
    }
}
