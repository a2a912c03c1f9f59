import Negotiation

/// A pass's elements, which can be asked anything later. They answer themselves: Blueprint's cache deduces nothing.
package final class BlueprintProbe: ElementProbe {
    package let record: LayoutRecord
    /// The rules for every element, on which Blueprint's cache relies.
    package static let rules: Set<SizingRule> = [.neverShrinks, .growsInSteps, .finite, .sameAgain]
    /// The elements by their indices in the record.
    package let elements: [any Element]
    private let pass: Pass
    private var nodes: [ElementID: Node] = [:]

    /// Lays the root out, as `BlueprintPass` does.
    package init(
        root: any Element, proposal: Proposal, options: LayoutOptions = .default, environment: Environment = .empty
    ) throws(BlueprintProposalError) {
        let recorder = Recorder()
        var environment = environment
        environment.layoutMode = .caffeinated(options: options)
        pass = Pass(environment: environment, recorder: recorder)
        let layout = try BlueprintPass(root: root, proposal: proposal, options: options, environment: environment)
            .run(pass)
        record = recorder.finished
        elements = pass.recordedElements
        for node in layout.nodes {
            if let id = node.recorded?.id { nodes[id] = node }
        }
        pass.startProbing()
    }

    package func ask(_ element: ElementID, _ proposal: CGSize) -> ProbedAnswer? {
        guard let node = nodes[element] else { return nil }
        let answer = node.probe(SizeConstraint(proposal))
        pass.probes.removeAll(keepingCapacity: true)
        return ProbedAnswer(answer.size, holdingIn: node.probed?.isBoxed ?? false ? answer.box : nil)
    }

    package func conversation(with element: ElementID, proposing proposal: Proposal) -> ProbedConversation? {
        guard elements.indices.contains(element.index) else { return nil }
        let alone = BlueprintPass(
            root: elements[element.index], proposal: proposal,
            environment: nodes[element]?.environment ?? .empty)
        // A proposal that Blueprint has no constraint for is never asked.
        guard let record = try? alone.recorded().record else { return nil }
        return ProbedConversation(alone: record)
    }

    deinit {
        for node in nodes.values {
            node.recorded?.endPass()
            node.dropChildren()
        }
    }
}
