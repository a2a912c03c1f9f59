import EngineKit
import Negotiation

/// A pass's components, which can be asked anything later.
package final class TheodoliteProbe: ElementProbe {
    package let record: LayoutRecord
    /// The rules for every component: the proposed maximum limits its answer.
    package static let rules: Set<SizingRule> = [.finite, .sameAgain, .withinMaximum]
    /// The components by their indices in the record.
    package let components: [Component]
    private let scopes: [Scope]
    private let pass: Pass
    private let recorder: Recorder

    /// Lays the root out, as `TheodolitePass` does.
    /// - Parameter states: the states of the pass before; nil for the initial states.
    package init(
        root: Component, proposal: Proposal, cell: CGSize = CGSize(width: 1, height: 1),
        states: ComponentStates? = nil
    ) {
        recorder = Recorder()
        var states = states ?? ComponentStates()
        pass = Pass(cell: cell, states: states, recorder: recorder)
        pass.recordedScopes = []
        TheodolitePass(root: root, proposal: proposal, cell: cell).run(pass, keeping: &states)
        record = recorder.finished
        components = pass.recordedComponents
        scopes = pass.recordedScopes ?? []
        pass.recordedScopes = nil
        pass.record(in: nil)
    }

    package func ask(_ element: ElementID, _ proposal: CGSize) -> ProbedAnswer? {
        guard scopes.indices.contains(element.index) else { return nil }
        let maximum = CGSize(
            width: proposal.width == .infinity ? .nan : proposal.width,
            height: proposal.height == .infinity ? .nan : proposal.height)
        let before = pass.answerCount
        let layout = scopes[element.index].ask(SizeRange(max: maximum), because: UnstatedReason())
        return ProbedAnswer(
            layout.size, answerCount: (pass.answerCount - before + Self.answersPerAsk - 1) / Self.answersPerAsk)
    }

    /// The answers that count as one ask: components keep no answers, so each ask takes several.
    private static let answersPerAsk = 4

    package func conversation(with element: ElementID, proposing proposal: Proposal) -> ProbedConversation? {
        guard scopes.indices.contains(element.index) else { return nil }
        let count = recorder.finished.exchanges.count
        pass.record(in: recorder)
        defer { pass.record(in: nil) }
        // Nothing is remembered after a pass: everything is asked again.
        _ = scopes[element.index].ask(SizeRange(proposal), because: TopProposal(proposal))
        let record = recorder.finished
        return record.exchanges.dropFirst(count).first.map { ProbedConversation(record, from: $0.id) }
    }
}
