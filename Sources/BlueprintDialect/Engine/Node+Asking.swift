import Negotiation

/// An answer, and in a recorded pass its exchange.
struct Answer {
    let size: CGSize
    let exchange: ExchangeID?
}

extension Node {
    /// Asks as a layout asks its children: known answers are not measured again.
    func ask<Given: Reason>(_ proposal: SizeConstraint, because reason: @autoclosure () -> Given) -> Answer {
        guard let recording else { return unrecordedAnswer(to: proposal) }
        return recordedAnswer(to: proposal, because: recording.keep(reason()), recording)
    }

    /// Asks with a reason of any type.
    func ask(_ proposal: SizeConstraint, becauseAny reason: @autoclosure () -> any Reason) -> Answer {
        guard let recording else { return unrecordedAnswer(to: proposal) }
        return recordedAnswer(to: proposal, because: recording.keep(any: reason()), recording)
    }

    /// Asks with a reason that several asks share.
    /// - Parameter kept: the reason in the record; the first ask in a recorded pass sets it.
    func ask<Given: Reason>(
        _ proposal: SizeConstraint, because reason: @autoclosure () -> Given, keptIn kept: inout KeptReason?
    ) -> Answer {
        guard let recording else { return unrecordedAnswer(to: proposal) }
        let shared = kept ?? recording.keep(reason())
        kept = shared
        return recordedAnswer(to: proposal, because: shared, recording)
    }

    private func unrecordedAnswer(to proposal: SizeConstraint) -> Answer {
        Answer(size: pass.pointee.isProbing ? probe(proposal).size : recall(proposal).size, exchange: nil)
    }

    private func recordedAnswer(
        to proposal: SizeConstraint, because reason: KeptReason, _ recording: Recording
    ) -> Answer {
        recording.ask(proposal, because: reason)
        let (size, origin) = recall(proposal)
        return Answer(size: size, exchange: recording.answer(size, origin))
    }

    /// Asks as an element that only passes the proposal on: this level keeps no answer.
    func relay<Given: Reason>(_ proposal: SizeConstraint, because reason: @autoclosure () -> Given) -> Answer {
        guard let recording else {
            return Answer(size: pass.pointee.isProbing ? probe(proposal).size : measure(proposal), exchange: nil)
        }
        recording.ask(proposal, because: recording.keep(reason()))
        let size = measure(proposal)
        return Answer(size: size, exchange: recording.answer(size, .measured))
    }

    private func recall(_ proposal: SizeConstraint) -> (size: CGSize, origin: AnswerOrigin) {
        switch row.pointee.sizes.recall(proposal, in: pass) {
        case .remembered(let size): return (size, .remembered)
        case .deduced(let size): return (size, .deduced)
        case nil:
            let size = measure(proposal)
            row.pointee.sizes.store(size, for: proposal, in: pass)
            return (size, .measured)
        }
    }

    /// The element's own answer.
    func measure(_ proposal: SizeConstraint) -> CGSize {
        let pass = pass
        guard pass.pointee.depth.measure(), pass.pointee.depth.descend() else {
            if let sentence = pass.pointee.depth.takeRefusal() { note(.error, sentence) }
            return .zero
        }
        defer { pass.pointee.depth.ascend() }
        let size = working { $0.measure(in: proposal, at: self) }
        if isRecorded { remark(on: size) }
        return size
    }

    /// Lets the content measure or place.
    @inline(__always) func working<Result>(_ body: (borrowing HeldContent) -> Result) -> Result {
        let wasAtWork = row.pointee.isAtWork
        row.pointee.isAtWork = true
        defer { row.pointee.isAtWork = wasAtWork }
        return body(row.pointee.content.pointee)
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
        recording?.note(severity, sentence())
    }

    /// Adds a note to the parent element.
    func noteOnParent(_ severity: LayoutNote.Severity, _ sentence: @autoclosure () -> String) {
        recording?.noteOnParent(severity, sentence())
    }
}

// Where the lengths of answers come from.
extension Node {
    /// Records the origin of a length of the element's answer, while it is asked.
    func explain(
        _ axis: Negotiation.Axis, _ origin: @autoclosure () -> LengthOrigin,
        _ step: @autoclosure () -> Calculation.Step? = nil
    ) {
        guard let recording else { return }
        recording.explain(axis, LengthExplanation(origin(), step()))
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
        guard let recording else { return }
        recording.explainParent(axis, LengthExplanation(origin(), step()))
    }

    func explainParent(_ axis: Negotiation.Axis, _ explanation: @autoclosure () -> LengthExplanation) {
        recording?.explainParent(axis, explanation())
    }

    /// Records that the parent adopts this child's answer.
    func explainParent(by answer: Answer) {
        guard let exchange = answer.exchange else { return }
        for axis in Negotiation.Axis.allCases { explainParent(axis, .answer(exchange, axis)) }
    }
}
