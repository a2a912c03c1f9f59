import Negotiation

/// A pass's elements, which can be asked anything later. They answer themselves: Blueprint's cache deduces nothing.
package final class BlueprintProbe: ElementProbe {
    package let record: LayoutRecord
    /// The rules for every element, on which Blueprint's cache relies.
    package static let rules: Set<SizingRule> = [.neverShrinks, .growsInSteps, .finite, .sameAgain]
    /// The elements by their indices in the record.
    package let elements: [any Element]
    private let pass: Pass
    /// The nodes by their indices in the record.
    private let nodes: [Node]

    /// Lays the root out, as `BlueprintPass` does.
    package init(
        root: any Element, proposal: Proposal, options: LayoutOptions = .default, environment: Environment = .empty
    ) throws(BlueprintProposalError) {
        let recorder = Recorder()
        var environment = environment
        environment.layoutMode = .caffeinated(options: options)
        pass = Pass(environment: environment, recorder: recorder)
        _ = try BlueprintPass(root: root, proposal: proposal, options: options, environment: environment).run(pass)
        record = recorder.finished
        nodes = pass.recordedNodes
        elements = nodes.map(\.element)
        pass.startProbing()
    }

    package func ask(_ element: ElementID, _ proposal: CGSize) -> ProbedAnswer? {
        guard nodes.indices.contains(element.index) else { return nil }
        let node = nodes[element.index]
        let answer = node.probe(SizeConstraint(proposal))
        pass.state.pointee.probes.removeAll(keepingCapacity: true)
        return ProbedAnswer(answer.size, holdingIn: node.probed?.isBoxed ?? false ? answer.box : nil)
    }

    package func conversation(with element: ElementID, proposing proposal: Proposal) -> ProbedConversation? {
        guard elements.indices.contains(element.index) else { return nil }
        let alone = BlueprintPass(
            root: elements[element.index], proposal: proposal, environment: nodes[element.index].environment)
        // A proposal that Blueprint has no constraint for is never asked.
        guard let record = try? alone.recorded().record else { return nil }
        return ProbedConversation(alone: record)
    }
}
