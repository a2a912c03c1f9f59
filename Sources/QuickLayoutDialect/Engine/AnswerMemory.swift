import Negotiation

/// What an element answered in this pass, with the proposals for which that holds.
struct AnswerMemory {
    /// Most elements are asked one thing only.
    private var first: Entry?
    private var others: Others?

    /// What was answered after the first.
    private struct Others {
        /// In the order in which they were asked: few are found fastest one by one.
        var entries: [Entry] = []
        /// Where one of them stands; filled once there are many.
        var index: [Question: Int] = [:]

        mutating func append(_ entry: Entry) {
            entries.append(entry)
            if !index.isEmpty {
                index[Question(entry.proposal)] = entries.count - 1
            } else if entries.count > AnswerMemory.few {
                for (place, entry) in entries.enumerated() { index[Question(entry.proposal)] = place }
            }
        }
    }

    private static let few = 24

    private struct Entry {
        let proposal: CGSize
        let domain: AnswerDomain
        let answer: LayoutNode

        /// How it answers a proposal; nil where it does not.
        func how(for proposal: CGSize) -> Exchange.How? {
            if domain.contains(proposal) { return proposal == self.proposal ? .remembered : .deduced }
            // What is no number is in no interval.
            guard proposal.width.isNaN || proposal.height.isNaN else { return nil }
            return Question(proposal) == Question(self.proposal) ? .remembered : nil
        }
    }

    /// A proposal, compared by its bits: what is no number is itself again, and nothing is nothing of either sign.
    private struct Question: Hashable {
        let width: UInt64
        let height: UInt64

        init(_ proposal: CGSize) {
            width = Double(proposal.width + 0).bitPattern
            height = Double(proposal.height + 0).bitPattern
        }
    }

    /// The answer to a proposal, and whether it was given to just this one or follows from one given to another.
    func answer(to proposal: CGSize) -> (answer: LayoutNode, how: Exchange.How)? {
        guard let first else { return nil }
        if let how = first.how(for: proposal) { return (first.answer, how) }
        guard let others else { return nil }
        for entry in others.entries.suffix(Self.few) {
            if let how = entry.how(for: proposal) { return (entry.answer, how) }
        }
        guard !others.index.isEmpty, let place = others.index[Question(proposal)] else { return nil }
        return (others.entries[place].answer, .remembered)
    }

    /// - Parameter domain: where the answer holds besides.
    mutating func remember(_ answer: LayoutNode, to proposal: CGSize, in domain: AnswerDomain?) {
        let entry = Entry(proposal: proposal, domain: domain ?? AnswerDomain(only: proposal), answer: answer)
        guard first != nil else {
            first = entry
            return
        }
        others = others ?? Others()
        others?.append(entry)
    }
}
