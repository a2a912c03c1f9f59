import EngineKit
import Negotiation

// Its parent's asks, and its answers.

extension Node {
    /// The answer to a proposal, computed once in a pass.
    func ask(_ proposal: ProposedViewSize, because reason: @autoclosure () -> any Reason) -> CGSize {
        answer(proposal, because: reason()).size
    }

    /// The answer to a proposal, computed once in a pass, with the proposals for which it holds.
    func answer(_ proposal: ProposedViewSize, because reason: @autoclosure () -> any Reason) -> KnownAnswer {
        guard let recorder = pass.recorder, let id else { return recall(proposal) }
        guard !pass.isCancelled else { return .cancelled }
        recorder.ask(id, by: parent, Proposal(proposal), because: reason())
        if let known = answers[proposal] {
            // Past the record's limit, the last recorded exchange counts.
            if let exchange = recorder.answer(known.size, .remembered) { answers.give(proposal, in: exchange) }
            return known
        }
        if pass.deduces, let known = answers.deduced(proposal) {
            return remember(known, to: proposal, in: recorder.answer(known.size, .deduced))
        }
        let size = compute(proposal)
        for axis in Axis.allCases {
            recorder.explain(id, axis, element.explanation(of: size, to: proposal, on: axis, in: self))
        }
        return remember(known(size, to: proposal), to: proposal, in: recorder.answer(size, .measured))
    }

    private func known(_ size: CGSize, to proposal: ProposedViewSize) -> KnownAnswer {
        let domain = pass.deduces ? element.domain(of: proposal, in: self) : AnswerDomain(only: proposal)
        return KnownAnswer(size: size, domain: domain, exchange: nil)
    }

    private func remember(_ known: KnownAnswer, to proposal: ProposedViewSize, in exchange: ExchangeID?) -> KnownAnswer
    {
        let known = KnownAnswer(size: known.size, domain: known.domain, exchange: exchange)
        answers.remember(known, to: proposal)
        return known
    }

    /// The domain of the answer to an earlier proposal.
    func domain(at proposal: ProposedViewSize) -> AnswerDomain { recall(proposal).domain }

    /// A length of the answer to a proposal, with its domain, if earlier answers determine it.
    func knownLength(_ axis: Axis, at proposal: ProposedViewSize) -> (length: CGFloat, box: ProposalBox)? {
        if let known = answers[proposal] { return (known.size[axis], known.domain[axis]) }
        return pass.deduces ? answers.length(axis, at: proposal) : nil
    }

    /// The answer to a proposal, asked only if it is not known.
    @discardableResult
    func settle(_ proposal: ProposedViewSize, because reason: @autoclosure () -> any Reason) -> CGSize {
        answer(to: proposal) ?? ask(proposal, because: reason())
    }

    /// The answer to a proposal; nil if it was not asked.
    func answer(to proposal: ProposedViewSize) -> CGSize? { answers[proposal]?.size }

    /// The answer to an earlier proposal.
    func size(at proposal: ProposedViewSize) -> CGSize { recall(proposal).size }

    /// The answer to a proposal as another element adopts it.
    func adopted(_ proposal: ProposedViewSize, on axis: Axis, _ step: Calculation.Step? = nil) -> LengthExplanation {
        exchange(at: proposal).map { LengthExplanation(.answer($0, axis), step) } ?? LengthExplanation(.rule)
    }

    /// The exchange that answered a proposal last; nil if nothing is recorded.
    func exchange(at proposal: ProposedViewSize) -> ExchangeID? { answers[proposal]?.exchange }

    private func recall(_ proposal: ProposedViewSize) -> KnownAnswer {
        guard !pass.isForgetful else {
            return KnownAnswer(size: compute(proposal), domain: AnswerDomain(only: proposal), exchange: nil)
        }
        if let known = answers[proposal] { return known }
        if pass.deduces, let known = answers.deduced(proposal) { return known }
        guard !pass.isCancelled else { return .cancelled }
        return remember(known(compute(proposal), to: proposal), to: proposal, in: nil)
    }

    private func compute(_ proposal: ProposedViewSize) -> CGSize {
        guard pass.measure(), pass.descend() else {
            if let sentence = pass.takeRefusal() { note(.error, sentence) }
            return .zero
        }
        defer { pass.ascend() }
        return element.size(for: proposal, in: self)
    }

    /// Its placed children for a proposal; computed once in a pass.
    func arrangement(at proposal: ProposedViewSize) -> [PlacedChild] {
        if !pass.isForgetful, let known = arrangements[proposal] { return known }
        guard pass.descend() else {
            note(.error, CommonSentences.tooDeep)
            return []
        }
        defer { pass.ascend() }
        let arrangement = element.arrangement(for: proposal, in: self)
        if !element.isLeaf { arrangements[proposal] = arrangement }
        return arrangement
    }
}
