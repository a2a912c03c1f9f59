import Negotiation

/// A pass's elements, which can be asked anything later.
package final class QuickLayoutProbe: ElementProbe {
    package let record: LayoutRecord
    /// The rules for every element: stacks first lay out those that are declared fixed.
    package static let rules: Set<SizingRule> = [.finite, .sameAgain, .fixedStays]
    /// The elements by their indices in the record.
    package let elements: [any Element]
    private let rows: [RowPointer]
    private let pass: Pass
    private let context: LayoutContext

    /// Lays the root out, as `QuickLayoutPass` does.
    package init(root: any Element, proposal: Proposal, context: LayoutContext = LayoutContext()) {
        self.context = context
        let recorder = Recorder()
        pass = Pass(recorder: recorder, deduces: true)
        QuickLayoutPass(root: root, proposal: proposal, context: context).run(pass)
        record = recorder.finished
        elements = pass.recordedElements
        rows = pass.recordedRows
    }

    package func ask(_ element: ElementID, _ proposal: CGSize) -> ProbedAnswer? {
        guard rows.indices.contains(element.index) else { return nil }
        let answer = Subelement(row: rows[element.index], spacerAxis: nil).ask(proposal, because: UnstatedReason())
        return ProbedAnswer(answer.size, holdingIn: answer.domain?.box)
    }

    /// Only leaves count: a wrapper or a container answers from its children.
    package func isFixed(_ element: ElementID, along axis: Axis) -> Bool {
        guard rows.indices.contains(element.index), elements[element.index].children.isEmpty else { return false }
        return rows[element.index].flexibility(for: axis, spacersAlong: nil) == .fixedSize
    }

    package func conversation(with element: ElementID, proposing proposal: Proposal) -> ProbedConversation? {
        guard elements.indices.contains(element.index) else { return nil }
        return ProbedConversation(
            alone: QuickLayoutPass(root: elements[element.index], proposal: proposal, context: context)
                .recorded().record)
    }
}

extension AnswerDomain {
    fileprivate var box: ProposalBox {
        ProposalBox(
            low: CGSize(width: width.low, height: height.low), high: CGSize(width: width.high, height: height.high))
    }
}
