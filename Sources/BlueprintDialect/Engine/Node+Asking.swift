import Negotiation

/// An answer, and in a recorded pass its exchange.
struct Answer {
    let size: CGSize
    let exchange: ExchangeID?
}

extension Node {
    /// Asks as a layout asks its children: known answers are not measured again.
    func ask<Given: Reason>(_ proposal: SizeConstraint, because reason: @autoclosure () -> Given) -> Answer {
        guard let recorded, let recorder = pass.recorder else { return unrecordedAnswer(to: proposal) }
        recorder.ask(recorded.id, by: recorded.parent, proposal.proposal, because: recorder.keep(reason()))
        return recordedAnswer(to: proposal, recorder)
    }

    /// Asks with a reason of any type.
    func ask(_ proposal: SizeConstraint, becauseAny reason: @autoclosure () -> any Reason) -> Answer {
        guard let recorded, let recorder = pass.recorder else { return unrecordedAnswer(to: proposal) }
        recorder.ask(recorded.id, by: recorded.parent, proposal.proposal, because: reason())
        return recordedAnswer(to: proposal, recorder)
    }

    /// Asks with a reason that several asks share.
    /// - Parameter kept: the reason in the record; the first ask in a recorded pass sets it.
    func ask<Given: Reason>(
        _ proposal: SizeConstraint, because reason: @autoclosure () -> Given, keptIn kept: inout KeptReason?
    ) -> Answer {
        guard let recorded, let recorder = pass.recorder else { return unrecordedAnswer(to: proposal) }
        let shared = kept ?? recorder.keep(reason())
        kept = shared
        recorder.ask(recorded.id, by: recorded.parent, proposal.proposal, because: shared)
        return recordedAnswer(to: proposal, recorder)
    }

    private func unrecordedAnswer(to proposal: SizeConstraint) -> Answer {
        Answer(size: pass.isProbing ? probe(proposal).size : recall(proposal).size, exchange: nil)
    }

    private func recordedAnswer(to proposal: SizeConstraint, _ recorder: Recorder) -> Answer {
        let (size, origin) = recall(proposal)
        return Answer(size: size, exchange: recorder.answer(size, origin))
    }

    /// Asks as an element that only passes the proposal on: this level keeps no answer.
    func relay(_ proposal: SizeConstraint, because reason: @autoclosure () -> any Reason) -> Answer {
        guard let recorder = pass.recorder, let recorded else {
            return Answer(size: pass.isProbing ? probe(proposal).size : measure(proposal), exchange: nil)
        }
        recorder.ask(recorded.id, by: recorded.parent, proposal.proposal, because: reason())
        let size = measure(proposal)
        return Answer(size: size, exchange: recorder.answer(size, .measured))
    }

    private func recall(_ proposal: SizeConstraint) -> (size: CGSize, origin: AnswerOrigin) {
        switch sizes.recall(proposal, pass.options) {
        case .remembered(let size): return (size, .remembered)
        case .deduced(let size): return (size, .deduced)
        case nil:
            let size = measure(proposal)
            sizes.store(SizeCache.Answer(proposal: proposal, size: size, isDeduced: false), pass.options)
            return (size, .measured)
        }
    }

    /// The element's own answer.
    func measure(_ proposal: SizeConstraint) -> CGSize {
        guard pass.measure(), pass.descend() else {
            if let sentence = pass.takeRefusal() { note(.error, sentence) }
            return .zero
        }
        defer { pass.ascend() }
        let size = storage.measure(in: proposal, at: self)
        if recorded != nil { remark(on: size) }
        return size
    }

    /// Notes an odd answer. It is used unchanged, as in the real library, because the result may be sound.
    private func remark(on answer: CGSize) {
        if !answer.isFinite {
            note(.warning, NoteSentence.notFinite(answer: answer))
        } else if answer.isNegative {
            note(.warning, NoteSentence.negative(answer: answer))
        } else if max(answer.width, answer.height) >= .greatestFiniteMagnitude / 4 {
            // The result of arithmetic on `maximum` without a limit: half of it or more.
            note(.warning, NoteSentence.practicallyInfinite(answer: answer))
        }
    }

    func note(_ severity: LayoutNote.Severity, _ sentence: @autoclosure () -> String) {
        guard let recorder = pass.recorder, let recorded else { return }
        recorder.note(LayoutNote(severity, on: recorded.id, sentence()))
    }
}

// Where the lengths of answers come from.
extension Node {
    /// Records the origin of a length of the element's answer, while it is asked.
    func explain(
        _ axis: Negotiation.Axis, _ origin: @autoclosure () -> LengthOrigin,
        _ step: @autoclosure () -> Calculation.Step? = nil
    ) {
        guard let recorder = pass.recorder, let recorded else { return }
        recorder.explain(recorded.id, axis, LengthExplanation(origin(), step()))
    }

    /// Records that the element answers a number of its own.
    func explainByConstant() {
        for axis in Negotiation.Axis.allCases { explain(axis, .constant) }
    }

    /// Records that the element adopts an answer.
    func explain(by answer: Answer) {
        guard let exchange = answer.exchange else { return }
        for axis in Negotiation.Axis.allCases { explain(axis, .answer(exchange, axis)) }
    }

    /// Records the origin of a length of the parent's answer: its layout has only its children's nodes.
    func explainParent(
        _ axis: Negotiation.Axis, _ origin: @autoclosure () -> LengthOrigin,
        _ step: @autoclosure () -> Calculation.Step? = nil
    ) {
        guard let recorder = pass.recorder, let parent = recorded?.parent else { return }
        recorder.explain(parent, axis, LengthExplanation(origin(), step()))
    }

    func explainParent(_ axis: Negotiation.Axis, _ explanation: LengthExplanation) {
        explainParent(axis, explanation.origin, explanation.step)
    }

    /// Records that the parent adopts this child's answer.
    func explainParent(by answer: Answer) {
        guard let exchange = answer.exchange else { return }
        for axis in Negotiation.Axis.allCases { explainParent(axis, .answer(exchange, axis)) }
    }
}

extension Node {
    /// Adds a note to the parent element.
    func noteOnParent(_ severity: LayoutNote.Severity, _ sentence: @autoclosure () -> String) {
        guard let recorder = pass.recorder, let parent = recorded?.parent else { return }
        recorder.note(LayoutNote(severity, on: parent, sentence()))
    }
}
