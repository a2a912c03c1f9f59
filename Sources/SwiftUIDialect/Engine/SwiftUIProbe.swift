import EngineKit
import Negotiation

/// A pass's elements, which can be asked anything later.
package final class SwiftUIProbe: ElementProbe {
    package let record: LayoutRecord
    /// The rules for every view, except for those with `breaksRules`.
    package static let rules: Set<SizingRule> = [.finite, .sameAgain, .withinExtremes, .placesInBounds]
    /// The elements by their indices in the record.
    package let elements: [LaidOutElement]
    private let nodes: [Node]
    private let pass: Pass
    private let recorder: Recorder

    /// Lays the root out, as `SwiftUIPass` does.
    /// - Parameters:
    ///   - environment: what is around the root.
    ///   - keeper: keeps what views of an author's own have in them.
    package init(
        root: any View, proposal: Proposal, cell: CGSize = CGSize(width: 1, height: 1),
        environment: EnvironmentValues = EnvironmentValues(), keeping keeper: (any ViewKeeper)? = nil
    ) {
        recorder = Recorder()
        pass = Pass(recorder: recorder, memory: .deductions, keeper: keeper)
        _ = SwiftUIPass(root: root, proposal: proposal, cell: cell, environment: environment).run(pass)
        record = recorder.finished
        nodes = pass.nodes
        elements = nodes.map { LaidOutElement($0) }
        pass.record(in: nil)
    }

    package func ask(_ element: ElementID, _ proposal: CGSize) -> ProbedAnswer? {
        guard nodes.indices.contains(element.index) else { return nil }
        let node = nodes[element.index]
        let asked = ProposedViewSize(width: proposal.width, height: proposal.height)
        let size = node.ask(asked, because: UnstatedReason())
        return ProbedAnswer(size, holdingIn: node.domain(at: asked).box)
    }

    package func askIdeal(_ element: ElementID, _ proposal: Proposal) -> CGSize? {
        guard nodes.indices.contains(element.index) else { return nil }
        return nodes[element.index].ask(ProposedViewSize(proposal), because: UnstatedReason())
    }

    package func conversation(with element: ElementID, proposing proposal: Proposal) -> ProbedConversation? {
        guard nodes.indices.contains(element.index) else { return nil }
        let count = recorder.finished.exchanges.count
        pass.record(in: recorder)
        defer { pass.record(in: nil) }
        let node = nodes[element.index]
        node.forgetAnswers()
        let asked = ProposedViewSize(proposal)
        _ = node.ask(asked, because: TopProposal(asked.lengths))
        let record = recorder.finished
        return record.exchanges.dropFirst(count).first.map { ProbedConversation(record, from: $0.id) }
    }

    /// Whether an element must keep the rules.
    package func isHeld(_ element: ElementID) -> Bool {
        nodes.indices.contains(element.index) && !nodes[element.index].element.breaksRules
    }

    /// Whether an element is the author's own layout around its views.
    private func isOwnLayout(_ element: ElementID) -> Bool {
        nodes.indices.contains(element.index) && nodes[element.index].element is LayoutElement
    }

    package func strayChild(of element: ElementID) -> StrayChild? {
        guard isOwnLayout(element), let layout = nodes[element.index].element as? LayoutElement,
            let decided = record[element].placement?.decidedBy
        else { return nil }
        return layout.strayChild(for: ProposedViewSize(record[decided].proposal), in: nodes[element.index])
    }
}

extension AnswerDomain {
    /// The box in which both lengths hold; nil if it is a single proposal.
    fileprivate var box: Negotiation.ProposalBox? {
        let (width, height) = (whole[.horizontal], whole[.vertical])
        guard width.low < width.high || height.low < height.high else { return nil }
        return Negotiation.ProposalBox(
            low: CGSize(width: width.low, height: height.low), high: CGSize(width: width.high, height: height.high))
    }
}
