import Negotiation

/// An answer, and in a recorded pass the exchange that it ended.
struct Answer {
    let size: CGSize
    let exchange: ExchangeID?
}

extension Node {
    /// Asks as a layout asks its children: what is known is not measured again.
    func ask(_ proposal: SizeConstraint, because reason: @autoclosure () -> any Reason) -> Answer {
        guard let recorder = pass.recorder, let recorded else {
            return Answer(size: recall(proposal).size, exchange: nil)
        }
        recorder.ask(recorded.id, by: recorded.parent, proposal.proposal, because: reason())
        let (size, how) = recall(proposal)
        return Answer(size: size, exchange: recorder.answer(size, how))
    }

    /// Asks as an element does that only hands the question on: nothing is kept at this level.
    func relay(_ proposal: SizeConstraint, because reason: @autoclosure () -> any Reason) -> Answer {
        guard let recorder = pass.recorder, let recorded else {
            return Answer(size: measure(proposal), exchange: nil)
        }
        recorder.ask(recorded.id, by: recorded.parent, proposal.proposal, because: reason())
        let size = measure(proposal)
        return Answer(size: size, exchange: recorder.answer(size, .measured))
    }

    private func recall(_ proposal: SizeConstraint) -> (size: CGSize, how: Exchange.How) {
        switch sizes.recall(proposal, pass.options) {
        case .remembered(let size): return (size, .remembered)
        case .deduced(let size): return (size, .deduced)
        case nil:
            let size = measure(proposal)
            sizes.store(SizeCache.Answer(proposal: proposal, size: size, isDeduced: false))
            return (size, .measured)
        }
    }

    /// The element's own answer.
    func measure(_ proposal: SizeConstraint) -> CGSize {
        guard pass.descend() else {
            note(.error, NoteSentence.tooDeep)
            return .zero
        }
        defer { pass.ascend() }
        let size = storage.measure(in: proposal, at: self)
        if recorded != nil { remark(on: size) }
        return size
    }

    /// Says what is odd about an answer. It is used as it is, as the real library does: what comes of it may be sound.
    private func remark(on answer: CGSize) {
        if !answer.isFinite {
            note(.warning, NoteSentence.notFinite(answer: answer))
        } else if answer.isNegative {
            note(.warning, NoteSentence.negative(answer: answer))
        } else if max(answer.width, answer.height) >= .greatestFiniteMagnitude / 4 {
            // What comes of arithmetic on `maximum` where there is no limit: half of it and more.
            note(.warning, NoteSentence.endless(answer: answer))
        }
    }

    func note(_ severity: LayoutNote.Severity, _ sentence: @autoclosure () -> String) {
        guard let recorder = pass.recorder, let recorded else { return }
        recorder.note(LayoutNote(severity, on: recorded.id, sentence()))
    }
}

extension Node {
    /// Says something about the element that contains this one.
    func noteOnParent(_ severity: LayoutNote.Severity, _ sentence: @autoclosure () -> String) {
        guard let recorder = pass.recorder, let parent = recorded?.parent else { return }
        recorder.note(LayoutNote(severity, on: parent, sentence()))
    }
}

/// What is said about elements on which Blueprint's rules leave something open.
enum NoteSentence {
    static let tooDeep = "nested too deeply to be measured; it counts as 0×0"

    static let growsFromNothing = "it is 0 wide, so it has no part of the room that its line leaves"
    static let noShare =
        "its share of what its stack has too much or too little is not a number, so it gets no length"
    static let undefinedRoom =
        "what the others and the spacing of its stack leave is not a number, so it gets no length"
    static let noProportion =
        "the proportions of its grid row do not sum up to more than 0, so its column is 0 wide"

    static func noRatio(_ ratio: CGFloat) -> String {
        "nothing has the ratio \(PointsFormat.short(ratio)) of width to height; write one above 0"
    }

    static func notFinite(_ frame: CGRect, taken: CGRect) -> String {
        "its frame is not finite: \(text(frame)); \(text(taken)) is taken instead"
    }

    static func negativeFrame(_ size: CGSize) -> String {
        "its frame is of a negative size: \(PointsFormat.short(size))"
    }

    static func notFinite(answer: CGSize) -> String {
        "its answer is not finite: \(PointsFormat.short(answer))"
    }

    static func endless(answer: CGSize) -> String {
        "its answer is as good as endless: \(PointsFormat.short(answer))"
    }

    static func negative(answer: CGSize) -> String {
        "its answer is negative: \(PointsFormat.short(answer))"
    }

    private static func text(_ frame: CGRect) -> String {
        "\(PointsFormat.short(frame.size)) at "
            + "\(PointsFormat.short(frame.origin.x)), \(PointsFormat.short(frame.origin.y))"
    }

    static func unspecified(_ axis: Negotiation.Axis) -> String {
        "Blueprint has no unspecified \(axis == .horizontal ? "width" : "height"); it is asked without a limit (inf)"
    }
}
