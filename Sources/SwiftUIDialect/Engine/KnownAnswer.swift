import Negotiation

/// An answer given in a pass, with the proposals for which it holds.
struct KnownAnswer {
    let size: CGSize
    let domain: AnswerDomain
    /// In which it was given last; nil where nothing is recorded.
    fileprivate(set) var exchange: ExchangeID?

    /// Means nothing, as all of a pass that was cancelled.
    static let cancelled = KnownAnswer(size: .zero, domain: .everywhere, exchange: nil)
}

/// The answers of an element in a pass, in the order in which they were given.
struct KnownAnswers {
    private var answers: [(key: ProposalKey, known: KnownAnswer)] = []
    /// Where an answer stands; filled once there are many.
    private var index: [ProposalKey: Int] = [:]

    /// Most elements are asked few things, which are found fastest one by one.
    private static let linearScanLimit = 12
    /// So many of the newest are looked through for one that holds for another proposal too.
    private static let domainLimit = 24

    /// The answer to just this proposal.
    subscript(proposal: ProposedViewSize) -> KnownAnswer? { place(of: proposal).map { answers[$0].known } }

    /// Notes that the answer to a proposal was given once more.
    mutating func give(_ proposal: ProposedViewSize, in exchange: ExchangeID) {
        if let place = place(of: proposal) { answers[place].known.exchange = exchange }
    }

    private func place(of proposal: ProposedViewSize) -> Int? {
        let key = ProposalKey(proposal)
        return index.isEmpty ? answers.firstIndex { $0.key == key } : index[key]
    }

    /// The answer to a proposal that others tell: its width, and its height.
    func deduced(_ proposal: ProposedViewSize) -> KnownAnswer? {
        guard let (width, widths) = length(.horizontal, at: proposal),
            let (height, heights) = length(.vertical, at: proposal)
        else { return nil }
        return KnownAnswer(
            size: CGSize(width: width, height: height), domain: AnswerDomain(width: widths, height: heights),
            exchange: nil)
    }

    /// A length of the answer to a proposal, as far as others tell it, and for which proposals it holds.
    func length(_ axis: Axis, at proposal: ProposedViewSize) -> (length: CGFloat, box: ProposalBox)? {
        for (_, known) in answers.suffix(Self.domainLimit).reversed() where known.domain[axis].contains(proposal) {
            return (known.size[axis], known.domain[axis])
        }
        return nil
    }

    mutating func remember(_ known: KnownAnswer, to proposal: ProposedViewSize) {
        let key = ProposalKey(proposal)
        answers.append((key, known))
        if !index.isEmpty {
            index[key] = answers.count - 1
        } else if answers.count > Self.linearScanLimit {
            for (place, answer) in answers.enumerated() { index[answer.key] = place }
        }
    }
}
