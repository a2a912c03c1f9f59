import EngineKit
import Negotiation

/// One child that is built for each proposal, and once more for placing.
struct LazyContent: ContentStorage {
    let build: (SizeConstraint, Node) -> any Element

    var childCount: Int { 0 }

    func measure(in proposal: SizeConstraint, at node: Node) -> CGSize {
        let answer = built(for: proposal, at: node).node.relay(proposal, because: PassedOn(proposal.lengths))
        node.explain(by: answer)
        return answer.size
    }

    func placeChildren(in size: CGSize, at node: Node) -> LayoutSubelements {
        _ = built(for: SizeConstraint(size), at: node)
        return node.subelements
    }

    private func built(for proposal: SizeConstraint, at node: Node) -> LayoutSubelement {
        let element = build(proposal, node)
        node.prepareForOtherContents()
        return node.subelement(of: ContentChild(element), in: node.environment)
    }
}

/// Children whose frames are computed for each proposal, and once more for placing.
struct WrittenContent: ContentStorage {
    /// Returns the children and the size for a phase of the layout.
    let write: (LayoutWriter.Context, Node) -> LayoutWriter.Builder

    var childCount: Int { 0 }

    func measure(in proposal: SizeConstraint, at node: Node) -> CGSize {
        write(LayoutWriter.Context(size: proposal, phase: .measurement), node).measured
    }

    func placeChildren(in size: CGSize, at node: Node) -> LayoutSubelements {
        let written = write(LayoutWriter.Context(size: SizeConstraint(size), phase: .layout(size)), node)
        node.prepareForOtherContents()
        let subelements = node.subelements(
            of: written.children.map { ContentChild($0.element, key: $0.key) })
        if subelements.isRecorded { written.record?(subelements) }
        for (subelement, child) in zip(subelements, written.children) {
            subelement.place(
                in: child.frame, because: child.reason ?? Written(size: child.frame.size), decidedBy: nil)
        }
        return subelements
    }
}

extension Node {
    /// Measures an element that is not a child of this one, with a cache of its own.
    func measureApart(
        _ element: any Element, in proposal: SizeConstraint, environment: Environment? = nil,
        because reason: @autoclosure () -> any Reason
    ) -> Answer {
        Node(ContentChild(element), environment: environment ?? self.environment, pass: pass, parent: self)
            .relay(proposal, because: reason())
    }
}
