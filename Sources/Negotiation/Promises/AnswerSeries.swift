import Foundation

/// An element's answers to proposals that it is asked one after another.
struct AnswerSeries {
    let proposals: [Proposal]
    private(set) var answers: [CGSize] = []
    /// Whether the element could not be asked one of them; the rest is skipped.
    private var isRefused = false
    /// The last answer, which may hold for other proposals too.
    private var last: ProbedAnswer?

    init(_ proposals: [Proposal]) {
        self.proposals = proposals
        answers.reserveCapacity(proposals.count)
    }

    var isComplete: Bool { answers.count == proposals.count }

    /// Asks the proposals without an answer.
    /// - Parameter isWanted: called before each ask.
    /// - Returns: false if it was to stop.
    mutating func fill(while isWanted: () -> Bool, asking ask: (Proposal) -> AskOutcome) -> Bool {
        while !isRefused, !isComplete {
            let proposal = proposals[answers.count]
            if let last, last.box?.contains(proposal.limits) ?? false {
                answers.append(last.size)
                continue
            }
            guard isWanted() else { return false }
            switch ask(proposal) {
            case .answered(let answer):
                last = answer
                answers.append(answer.size)
            case .refused: isRefused = true
            case .stopped: return false
            }
        }
        return true
    }
}
