import Foundation

/// The outcome of asking an element.
enum AskOutcome {
    case answered(ProbedAnswer)
    /// The element cannot be asked that, or failed too often.
    case refused
    /// The ask was stopped; its answer means nothing.
    case stopped
}

/// Asks one element and collects its failures. A class, because the element's proof asks through it too.
final class ElementAsker {
    private let element: ElementID
    private let subject: TreeProof.Subject
    private let watches: Bool
    private let runsCode: Bool
    private let cancellation: () -> Bool
    private(set) var count = 0
    /// The cost of the asks: 1 for each ask that the library answers.
    private(set) var cost = 0
    private(set) var failures: [(failure: TreeProof.Failure, proposal: Proposal)] = []
    /// Whether an ask of code was stopped, so that elements may remember wrong answers.
    private(set) var isSpoilt = false
    private(set) var probe: any ElementProbe

    /// An element that failed this often is not asked again.
    private static let failureLimit = 3
    /// An ask of code costs as much as this many others, and 1 more for each `stepsPerAsk` of its steps.
    private static let codeCost = 5
    private static let stepsPerAsk = 50

    /// - Parameters:
    ///   - watches: whether the author's code may fail.
    ///   - cancellation: whether the current work is to stop.
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

    /// Continues with elements that were made again.
    func renew(_ probe: any ElementProbe) { (self.probe, isSpoilt) = (probe, false) }

    func ask(_ proposal: CGSize) -> AskOutcome {
        outcome(of: Proposal(limits: proposal)) { $0.ask(element, proposal) }
    }

    /// Refused also if the library has no ideal lengths.
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
