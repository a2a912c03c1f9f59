import Negotiation

/// The elements of a pass, which can be asked anything afterwards.
package final class SwiftUIProbe: ElementProbe {
    package let record: LayoutRecord
    /// By their places in the record.
    package let elements: [LaidOutElement]
    private let nodes: [Node]

    /// Lays the root out, as `SwiftUIPass` does.
    /// - Parameter keeper: keeps what views of an author's own have in them.
    package init(
        root: any View, proposal: Proposal, cell: CGSize = CGSize(width: 1, height: 1),
        keeping keeper: (any ViewKeeper)? = nil
    ) {
        let recorder = Recorder()
        let pass = Pass(recorder: recorder, memory: .deductions, keeper: keeper)
        _ = SwiftUIPass(root: root, proposal: proposal, cell: cell).run(pass)
        record = recorder.finished
        nodes = pass.takeNodes()
        elements = nodes.map { LaidOutElement($0) }
        pass.stopRecording()
    }

    package func ask(_ element: ElementID, _ proposal: CGSize) -> ProbedAnswer? {
        guard nodes.indices.contains(element.index) else { return nil }
        let node = nodes[element.index]
        let asked = ProposedViewSize(width: proposal.width, height: proposal.height)
        let size = node.ask(asked, because: UnstatedReason())
        return ProbedAnswer(size, holdingIn: node.domain(at: asked).box)
    }

    package func conversation(with element: ElementID, proposing proposal: Proposal) -> LayoutRecord? {
        guard nodes.indices.contains(element.index) else { return nil }
        let node = nodes[element.index]
        return SwiftUIPass(root: node.element, proposal: proposal, cell: node.context.cell)
            .recorded().record
    }
}

extension AnswerDomain {
    /// Where both lengths hold; nil for the one proposal that was asked.
    fileprivate var box: Negotiation.ProposalBox? {
        let (width, height) = (whole[.horizontal], whole[.vertical])
        guard width.low < width.high || height.low < height.high else { return nil }
        return Negotiation.ProposalBox(
            low: CGSize(width: width.low, height: height.low), high: CGSize(width: width.high, height: height.high))
    }
}
