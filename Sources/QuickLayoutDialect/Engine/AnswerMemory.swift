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

/// An element's answers in this pass. Most elements are asked only once.
struct AnswerMemory {
    /// The answers in order: few are found fastest one by one.
    private var answers: UnsafeMutablePointer<KnownAnswer>?
    private var count: Int32 = 0
    private var capacity: Int32 = 0
    /// The places of the answers after the first by their proposals; nil until there are many.
    private var index: [ProposalKey: Int]?

    /// The maximum number of newest answers to search one by one, besides the first.
    private static let linearScanLimit = 24

    func answer(to proposal: CGSize) -> (content: ContentPointer, origin: AnswerOrigin)? {
        guard let answers, count > 0 else { return nil }
        if let origin = answers[0].origin(for: proposal) { return (answers[0].content, origin) }
        for place in max(1, Int(count) - Self.linearScanLimit)..<max(1, Int(count)) {
            if let origin = answers[place].origin(for: proposal) { return (answers[place].content, origin) }
        }
        guard let place = index?[ProposalKey(proposal)] else { return nil }
        return (answers[place].content, .remembered)
    }

    /// An answer by its number, in the order in which they were measured; nil if there are fewer.
    func measured(_ number: Int) -> KnownAnswer? {
        guard let answers, number < Int(count) else { return nil }
        return answers[number]
    }

    mutating func remember(_ known: KnownAnswer, in pass: PassPointer) {
        if count == capacity { grow(in: pass) }
        answers?[Int(count)] = known
        count += 1
        if index != nil {
            index?[ProposalKey(known.proposal)] = Int(count) - 1
        } else if let answers, count > Self.linearScanLimit + 1 {
            index = [:]
            for place in 1..<Int(count) { index?[ProposalKey(answers[place].proposal)] = place }
        }
    }

    private mutating func grow(in pass: PassPointer) {
        let larger = max(1, capacity * 2)
        let room = pass.pointee.arena.rows(Int(larger), of: KnownAnswer.self)
        if let answers { room.update(from: answers, count: Int(count)) }
        (answers, capacity) = (room, larger)
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
