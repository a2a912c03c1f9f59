import EngineKit
import Negotiation

/// An element around one other, such as a modifier. Around several views it is applied to each.
package protocol ModifierElement: Element {
    var content: any View { get }

    /// Returns its proposal to its child for a size.
    func childProposal(for proposal: ProposedViewSize, in node: Node) -> ProposedViewSize

    /// Returns the reason for that proposal, in a recorded pass.
    func childReason(for proposal: ProposedViewSize, in node: Node) -> KeptReason?
}

extension ModifierElement {
    package func gather(into list: inout ChildList) { list.append(self, around: content) }

    package func children(of node: Node) -> Nodes { node.wrappedNodes }

    package func childProposal(for proposal: ProposedViewSize, in node: Node) -> ProposedViewSize { proposal }

    package func childReason(for proposal: ProposedViewSize, in node: Node) -> KeptReason? {
        node.kept(PassedOn(proposal.lengths))
    }

    /// Returns the size of its child's answer.
    package func size(for proposal: ProposedViewSize, in node: Node) -> CGSize {
        let inner = childProposal(for: proposal, in: node)
        return node.only.ask(inner, keeping: childReason(for: proposal, in: node))
    }

    /// Returns the child's answer, which the modifier adopts.
    package func explanation(of size: CGSize, to proposal: ProposedViewSize, on axis: Axis, in node: Node)
        -> LengthExplanation
    {
        adopted(proposal, on: axis, in: node)
    }

    /// The child's answer.
    /// - Parameter step: what the modifier does to it.
    func adopted(
        _ proposal: ProposedViewSize, on axis: Axis, in node: Node, _ step: Calculation.Step? = nil
    ) -> LengthExplanation {
        node.only.adopted(childProposal(for: proposal, in: node), on: axis, step)
    }

    package func arrangement(for proposal: ProposedViewSize, in node: Node) -> Places {
        let inner = childProposal(for: proposal, in: node)
        let size = node.only.settle(inner, keeping: childReason(for: proposal, in: node))
        return node.places(PlacedChild(node.only, at: .zero, proposal: inner, because: Same(size: size)))
    }

    // A modifier passes on its child's properties, with guides moved along with the child.

    package func guides(in node: Node) -> GuideSet { node.only.guides }

    package func explicitGuide(_ key: AlignmentKey, at proposal: ProposedViewSize, in node: Node) -> CGFloat? {
        node.arrangement(at: proposal).first.flatMap { child in
            child.node.explicitGuide(key, at: child.proposal).map { $0 + child.position[key.axis] }
        }
    }

    package func spacing(in node: Node) -> ViewSpacing { node.only.spacing }

    package func layoutValue(_ key: LayoutValueName, in node: Node) -> Any? { node.only.layoutValue(key) }

    package func gridMarks(in node: Node) -> GridMarks { node.only.gridMarks }
}

/// A modifier that passes on its child's priority.
package protocol TransparentModifier: ModifierElement {}

extension TransparentModifier {
    package func priority(in node: Node) -> Double { node.only.priority }

    /// Returns its child's answer to the same proposal.
    package func answer(to proposal: ProposedViewSize, in node: Node) -> ElementAnswer {
        let answer = node.only.answer(proposal, keeping: childReason(for: proposal, in: node))
        return ElementAnswer(size: answer.pointee.size, domain: answer.pointee.domain, in: node)
    }
}
