import Foundation

/// What comes of asking an element.
enum AskOutcome {
    case answered(ProbedAnswer)
    /// It cannot be asked that, or failed too often.
    case refused
    /// It was stopped meanwhile: what it gave says nothing.
    case stopped
}

/// Asks one element, and keeps what failed. A class, for the proof of the element asks through it.
final class ElementAsker {
    private let element: ElementID
    private let subject: TreeProof.Subject
    private let watches: Bool
    private let runsCode: Bool
    private let cancellation: () -> Bool
    private(set) var count = 0
    /// What the asks took: one for each that is answered by the library.
    private(set) var cost = 0
    private(set) var failures: [(failure: TreeProof.Failure, proposal: Proposal)] = []
    /// Whether an ask of code was stopped: the elements may remember what it gave.
    private(set) var isSpoilt = false
    private(set) var probe: any ElementProbe

    /// After so many failures an element is asked no more.
    private static let failureLimit = 3
    /// An ask of code costs as much as so many others, and each so many of its steps as one.
    private static let codeCost = 5
    private static let stepsPerAsk = 50

    /// - Parameters:
    ///   - watches: whether code of an author's may fail.
    ///   - cancellation: whether what goes on is to stop.
    init(
        _ probe: any ElementProbe, _ element: ElementID, _ subject: TreeProof.Subject, watches: Bool,
        cancelledBy cancellation: @escaping () -> Bool
    ) {
        self.probe = probe
        self.element = element
        self.subject = subject
        self.watches = watches
        runsCode = subject.runsCode(element)
        self.cancellation = cancellation
    }

    /// Goes on with elements that were made again.
    func renew(_ probe: any ElementProbe) { (self.probe, isSpoilt) = (probe, false) }

    func ask(_ proposal: CGSize) -> AskOutcome {
        outcome(of: Proposal(limits: proposal)) { $0.ask(element, proposal) }
    }

    /// Refused where the library has no ideal lengths too.
    func askIdeal(_ proposal: Proposal) -> AskOutcome {
        outcome(of: proposal) { probe in probe.askIdeal(element, proposal).map { ProbedAnswer($0) } }
    }

    private func outcome(of proposal: Proposal, _ ask: (any ElementProbe) -> ProbedAnswer?) -> AskOutcome {
        guard failures.count < Self.failureLimit else { return .refused }
        var answer: ProbedAnswer?
        var failed: [TreeProof.Failure] = []
        let steps = subject.stepCount()
        if watches { failed = subject.watching { answer = ask(probe) } } else { answer = ask(probe) }
        guard !cancellation() else {
            isSpoilt = watches
            return .stopped
        }
        count += 1
        cost += (answer?.answerCount ?? 1) + (subject.stepCount() - steps) / Self.stepsPerAsk
        if runsCode { cost += Self.codeCost }
        failures += failed.map { ($0, proposal) }
        return answer.map { .answered($0) } ?? .refused
    }
}
