import Negotiation

/// The components of a pass, which can be asked anything afterwards, with the states that they have at first.
package final class TheodoliteProbe: ElementProbe {
    package let record: LayoutRecord
    /// By their places in the record.
    package let components: [Component]
    private let scopes: [Scope]
    private let cell: CGSize

    /// Lays the root out, as `TheodolitePass` does.
    package init(root: Component, proposal: Proposal, cell: CGSize = CGSize(width: 1, height: 1)) {
        self.cell = cell
        let recorder = Recorder()
        let pass = Pass(cell: cell, recorder: recorder)
        pass.recordedScopes = []
        var states = ComponentStates()
        TheodolitePass(root: root, proposal: proposal, cell: cell).run(pass, keeping: &states)
        record = recorder.finished
        components = pass.recordedComponents
        scopes = pass.recordedScopes ?? []
        pass.recordedScopes = nil
        pass.stopRecording()
    }

    package func ask(_ element: ElementID, _ proposal: CGSize) -> ProbedAnswer? {
        guard scopes.indices.contains(element.index) else { return nil }
        let most = CGSize(
            width: proposal.width == .infinity ? .nan : proposal.width,
            height: proposal.height == .infinity ? .nan : proposal.height)
        let layout = scopes[element.index].ask(SizeRange(max: most), because: UnstatedReason())
        return ProbedAnswer(layout.size)
    }

    package func conversation(with element: ElementID, proposing proposal: Proposal) -> LayoutRecord? {
        guard components.indices.contains(element.index) else { return nil }
        var states = ComponentStates()
        return TheodolitePass(root: components[element.index], proposal: proposal, cell: cell)
            .recorded(keeping: &states).record
    }
}
