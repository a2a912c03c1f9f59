import Negotiation

/// An answer from this pass, with the proposals for which it holds.
struct KnownAnswer {
    let content: ContentPointer
    let proposal: CGSize
    private let domain: AnswerDomain

    /// - Parameter domain: nil for an answer known to hold for its proposal alone.
    init(_ content: ContentPointer, to proposal: CGSize, in domain: AnswerDomain?) {
        self.content = content
        self.proposal = proposal
        self.domain = domain ?? AnswerDomain(only: proposal)
    }

    /// Whether the answer was given to this proposal or is deduced for it; nil if it does not apply.
    func origin(for proposal: CGSize) -> AnswerOrigin? {
        if domain.contains(proposal) { return proposal == self.proposal ? .remembered : .deduced }
        // No interval contains NaN.
        guard proposal.width.isNaN || proposal.height.isNaN else { return nil }
        return ProposalKey(proposal) == ProposalKey(self.proposal) ? .remembered : nil
    }
}

/// An element's answers in this pass after its first; most elements never need it.
struct AnswerMemory {
    /// The answers in order: few are found fastest one by one.
    private var answers: [KnownAnswer] = []
    /// The index of an answer by its proposal; filled once there are many.
    private var index: [ProposalKey: Int] = [:]

    /// The maximum number of newest answers to search one by one.
    private static let linearScanLimit = 24

    func answer(to proposal: CGSize) -> (content: ContentPointer, origin: AnswerOrigin)? {
        for known in answers.suffix(Self.linearScanLimit) {
            if let origin = known.origin(for: proposal) { return (known.content, origin) }
        }
        guard !index.isEmpty, let place = index[ProposalKey(proposal)] else { return nil }
        return (answers[place].content, .remembered)
    }

    mutating func remember(_ known: KnownAnswer) {
        answers.append(known)
        if !index.isEmpty {
            index[ProposalKey(known.proposal)] = answers.count - 1
        } else if answers.count > Self.linearScanLimit {
            for (place, known) in answers.enumerated() { index[ProposalKey(known.proposal)] = place }
        }
    }
}

/// A proposal compared bitwise: NaN equals NaN, -0 equals 0.
private struct ProposalKey: Hashable {
    let width: UInt64
    let height: UInt64

    init(_ proposal: CGSize) {
        width = Double(proposal.width + 0).bitPattern
        height = Double(proposal.height + 0).bitPattern
    }
}
