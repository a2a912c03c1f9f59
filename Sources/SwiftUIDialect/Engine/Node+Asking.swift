import EngineKit
import Negotiation

// Its parent's asks, and its answers.

extension Node {
    /// The answer to a proposal, computed once in a pass.
    @inline(__always)
    package func ask(_ proposal: ProposedViewSize, because reason: @autoclosure () -> some Reason) -> CGSize {
        answer(proposal, because: reason()).pointee.size
    }

    /// The answer to a proposal, for a reason that the record keeps already.
    @inline(__always)
    func ask(_ proposal: ProposedViewSize, keeping reason: @autoclosure () -> KeptReason?) -> CGSize {
        answer(proposal, keeping: reason()).pointee.size
    }

    /// The answer to a proposal, computed once in a pass, with the proposals for which it holds.
    @inline(__always)
    func answer(_ proposal: ProposedViewSize, because reason: @autoclosure () -> some Reason) -> AnswerPointer {
        isRecorded ? answer(proposal, recording: kept(reason())) : recall(proposal)
    }

    /// The same, for a reason that the record keeps already.
    @inline(__always)
    func answer(_ proposal: ProposedViewSize, keeping reason: @autoclosure () -> KeptReason?) -> AnswerPointer {
        isRecorded ? answer(proposal, recording: reason()) : recall(proposal)
    }

    private func answer(_ proposal: ProposedViewSize, recording reason: KeptReason?) -> AnswerPointer {
        guard let recording = pass.recording, let id, let reason else { return recall(proposal) }
        guard !pass.isCancelled else { return pass.answer(.cancelled) }
        recording.write { $0.ask(id, by: parent, width: proposal.width, height: proposal.height, because: reason) }
        if let known = row.pointee.answers[proposal] {
            // Past the record's limit, the last recorded exchange counts.
            let exchange = recording.write { $0.answer(known.pointee.size, .remembered) }
            if let exchange { known.pointee.exchange = exchange }
            return AnswerPointer(known)
        }
        if pass.pointee.deduces, let deduced = row.pointee.answers.deduced(proposal) {
            var known = KnownAnswer(deduced)
            known.exchange = recording.write { $0.answer(known.size, .deduced) }
            return AnswerPointer(row.pointee.answers.append(known, to: proposal, in: pass))
        }
        let answer = compute(proposal)
        let size = answer.row.pointee.answer.size
        for axis in Axis.allCases {
            let explanation = child.row.pointee.held.explanation(of: size, to: proposal, on: axis, in: self)
            recording.write { $0.explain(id, axis, explanation) }
        }
        answer.row.pointee.answer.exchange = recording.write { $0.answer(size, .measured) }
        return remember(answer, to: proposal)
    }

    @inline(__always) private func remember(_ answer: ElementAnswer, to proposal: ProposedViewSize) -> AnswerPointer {
        row.pointee.answers.append(answer.row, to: proposal)
        return AnswerPointer(answer.row.answer())
    }

    /// The domain of the answer to an earlier proposal.
    func domain(at proposal: ProposedViewSize) -> AnswerDomain { recall(proposal).pointee.domain }

    /// An earlier answer that determines a length of the answer to a proposal.
    func known(_ axis: Axis, at proposal: ProposedViewSize) -> AnswerPointer? {
        if let known = row.pointee.answers[proposal] { return AnswerPointer(known) }
        return pass.pointee.deduces ? row.pointee.answers.determining(axis, at: proposal) : nil
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
    package func answer(to proposal: ProposedViewSize) -> CGSize? { row.pointee.answers[proposal]?.pointee.size }

    /// The answer to an earlier proposal.
    package func size(at proposal: ProposedViewSize) -> CGSize { recall(proposal).pointee.size }

    /// The answer to a proposal as another element adopts it.
    func adopted(_ proposal: ProposedViewSize, on axis: Axis, _ step: Calculation.Step? = nil) -> LengthExplanation {
        exchange(at: proposal).map { LengthExplanation(.answer($0, axis), step) } ?? LengthExplanation(.rule)
    }

    /// The exchange that answered a proposal last; nil if nothing is recorded.
    package func exchange(at proposal: ProposedViewSize) -> ExchangeID? {
        row.pointee.answers[proposal]?.pointee.exchange
    }

    private func recall(_ proposal: ProposedViewSize) -> AnswerPointer {
        let pass = pass
        guard !pass.pointee.isForgetful else { return AnswerPointer(compute(proposal).row.answer()) }
        if let known = row.pointee.answers[proposal] { return AnswerPointer(known) }
        if pass.pointee.deduces, let deduced = row.pointee.answers.deduced(proposal) {
            return deduced.width == deduced.height ? deduced.width : pass.answer(KnownAnswer(deduced))
        }
        guard !pass.isCancelled else { return pass.answer(.cancelled) }
        return remember(compute(proposal), to: proposal)
    }

    private func compute(_ proposal: ProposedViewSize) -> ElementAnswer {
        let pass = pass
        guard pass.measure(), pass.descend() else {
            if let sentence = pass.takeRefusal() { note(.error, sentence) }
            return ElementAnswer(size: .zero, domain: AnswerDomain(only: proposal), in: self)
        }
        defer { pass.ascend() }
        let answer = child.row.pointee.held.answer(to: proposal, in: self)
        if !pass.pointee.deduces { answer.row.pointee.answer.domain = AnswerDomain(only: proposal) }
        return answer
    }

    /// Its placed children for a proposal; computed once in a pass.
    package func arrangement(at proposal: ProposedViewSize) -> Places {
        if !pass.pointee.isForgetful, let known = row.pointee.arrangements[proposal] { return known.pointee }
        if child.row.pointee.held.isLeaf { return .none }
        guard pass.descend() else {
            note(.error, CommonSentences.tooDeep)
            return .none
        }
        defer { pass.ascend() }
        let arrangement = child.row.pointee.held.arrangement(for: proposal, in: self)
        remember(arrangement, for: proposal)
        return arrangement
    }

    private func remember(_ arrangement: Places, for proposal: ProposedViewSize) {
        if let known = row.pointee.arrangements[proposal] {
            known.pointee = arrangement
        } else {
            row.pointee.arrangements.append(arrangement, to: proposal, in: pass)
        }
    }
}
