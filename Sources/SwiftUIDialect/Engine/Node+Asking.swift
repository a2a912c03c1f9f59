import EngineKit
import Negotiation

// Its parent's asks, and its answers.

extension Node {
    /// The answer to a proposal, computed once in a pass.
    @inline(__always)
    func ask(_ proposal: ProposedViewSize, because reason: @autoclosure () -> some Reason) -> CGSize {
        answer(proposal, because: reason()).size
    }

    /// The answer to a proposal, for a reason that the record keeps already.
    @inline(__always)
    func ask(_ proposal: ProposedViewSize, keeping reason: @autoclosure () -> KeptReason?) -> CGSize {
        isRecorded ? answer(proposal, keeping: reason()).size : recall(proposal).size
    }

    /// The answer to a proposal, computed once in a pass, with the proposals for which it holds.
    @inline(__always)
    func answer(_ proposal: ProposedViewSize, because reason: @autoclosure () -> some Reason) -> KnownAnswer {
        isRecorded ? answer(proposal, keeping: kept(reason())) : recall(proposal)
    }

    func answer(_ proposal: ProposedViewSize, keeping reason: KeptReason?) -> KnownAnswer {
        guard let recorder = pass.recorder, let id, let reason else { return recall(proposal) }
        guard !pass.isCancelled else { return .cancelled }
        recorder.ask(id, by: parent, Proposal(proposal), because: reason)
        if let known = row.pointee.answers[proposal] {
            // Past the record's limit, the last recorded exchange counts.
            if let exchange = recorder.answer(known.size, .remembered) {
                row.pointee.answers.give(proposal, in: exchange)
            }
            return known
        }
        if pass.pointee.deduces, let known = row.pointee.answers.deduced(proposal) {
            return remember(known, to: proposal, in: recorder.answer(known.size, .deduced))
        }
        let size = compute(proposal)
        for axis in Axis.allCases {
            let explanation = child.row.pointee.held.explanation(of: size, to: proposal, on: axis, in: self)
            recorder.explain(id, axis, explanation)
        }
        return remember(known(size, to: proposal), to: proposal, in: recorder.answer(size, .measured))
    }

    private func known(_ size: CGSize, to proposal: ProposedViewSize) -> KnownAnswer {
        let domain =
            pass.pointee.deduces
            ? child.row.pointee.held.domain(of: proposal, in: self) : AnswerDomain(only: proposal)
        return KnownAnswer(size: size, domain: domain, exchange: nil)
    }

    private func remember(_ known: KnownAnswer, to proposal: ProposedViewSize, in exchange: ExchangeID?) -> KnownAnswer
    {
        let known = KnownAnswer(size: known.size, domain: known.domain, exchange: exchange)
        row.pointee.answers.remember(known, to: proposal, in: pass)
        return known
    }

    /// The domain of the answer to an earlier proposal.
    func domain(at proposal: ProposedViewSize) -> AnswerDomain { recall(proposal).domain }

    /// A length of the answer to a proposal, with its domain, if earlier answers determine it.
    func knownLength(_ axis: Axis, at proposal: ProposedViewSize) -> (length: CGFloat, box: ProposalBox)? {
        if let known = row.pointee.answers[proposal] { return (known.size[axis], known.domain[axis]) }
        return pass.pointee.deduces ? row.pointee.answers.length(axis, at: proposal) : nil
    }

    /// The answer to a proposal, asked only if it is not known.
    @discardableResult
    @inline(__always)
    func settle(_ proposal: ProposedViewSize, because reason: @autoclosure () -> some Reason) -> CGSize {
        answer(to: proposal) ?? ask(proposal, because: reason())
    }

    /// The same, for a reason that the record keeps already.
    @discardableResult
    @inline(__always)
    func settle(_ proposal: ProposedViewSize, keeping reason: @autoclosure () -> KeptReason?) -> CGSize {
        answer(to: proposal) ?? ask(proposal, keeping: reason())
    }

    /// The answer to a proposal; nil if it was not asked.
    func answer(to proposal: ProposedViewSize) -> CGSize? { row.pointee.answers[proposal]?.size }

    /// The answer to an earlier proposal.
    func size(at proposal: ProposedViewSize) -> CGSize { recall(proposal).size }

    /// The answer to a proposal as another element adopts it.
    func adopted(_ proposal: ProposedViewSize, on axis: Axis, _ step: Calculation.Step? = nil) -> LengthExplanation {
        exchange(at: proposal).map { LengthExplanation(.answer($0, axis), step) } ?? LengthExplanation(.rule)
    }

    /// The exchange that answered a proposal last; nil if nothing is recorded.
    func exchange(at proposal: ProposedViewSize) -> ExchangeID? { row.pointee.answers[proposal]?.exchange }

    private func recall(_ proposal: ProposedViewSize) -> KnownAnswer {
        guard !pass.pointee.isForgetful else {
            return KnownAnswer(size: compute(proposal), domain: AnswerDomain(only: proposal), exchange: nil)
        }
        if let known = row.pointee.answers[proposal] { return known }
        if pass.pointee.deduces, let known = row.pointee.answers.deduced(proposal) { return known }
        guard !pass.isCancelled else { return .cancelled }
        return remember(known(compute(proposal), to: proposal), to: proposal, in: nil)
    }

    private func compute(_ proposal: ProposedViewSize) -> CGSize {
        guard pass.measure(), pass.descend() else {
            if let sentence = pass.takeRefusal() { note(.error, sentence) }
            return .zero
        }
        defer { pass.ascend() }
        return child.row.pointee.held.size(for: proposal, in: self)
    }

    /// Its placed children for a proposal; computed once in a pass.
    func arrangement(at proposal: ProposedViewSize) -> Places {
        if !pass.pointee.isForgetful, let place = row.pointee.arrangements.place(of: proposal) {
            return row.pointee.arrangements[place]
        }
        guard pass.descend() else {
            note(.error, CommonSentences.tooDeep)
            return .none
        }
        defer { pass.ascend() }
        let arrangement = child.row.pointee.held.arrangement(for: proposal, in: self)
        if !child.row.pointee.held.isLeaf { remember(arrangement, for: proposal) }
        return arrangement
    }

    private func remember(_ arrangement: Places, for proposal: ProposedViewSize) {
        if let place = row.pointee.arrangements.place(of: proposal) {
            row.pointee.arrangements[place] = arrangement
        } else {
            row.pointee.arrangements.append(arrangement, to: proposal, in: pass)
        }
    }
}
