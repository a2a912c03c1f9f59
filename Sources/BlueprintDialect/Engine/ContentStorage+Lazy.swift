import EngineKit
import Negotiation

/// One child that is built for each proposal, and once more for placing.
struct LazyContent: ContentStorage {
    let build: (SizeConstraint, Node) -> any Element

    var childCount: Int { 0 }

    func measure(in proposal: SizeConstraint, at node: Node) -> CGSize {
        let answer = built(for: proposal, at: node).relay(proposal, because: PassedOn(proposal.lengths))
        node.explain(by: answer)
        return answer.size
    }

    func placeChildren(in size: CGSize, at node: Node) -> Nodes {
        _ = built(for: SizeConstraint(size), at: node)
        return node.children
    }

    private func built(for proposal: SizeConstraint, at node: Node) -> Node {
        let element = build(proposal, node)
        node.prepareForOtherContents()
        return node.child(of: ContentChild(element))
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

    func placeChildren(in size: CGSize, at node: Node) -> Nodes {
        let written = write(LayoutWriter.Context(size: SizeConstraint(size), phase: .layout(size)), node)
        node.prepareForOtherContents()
        let children = node.children(of: written.children.map { ContentChild($0.element, key: $0.key) })
        if children.isRecorded { written.record?(children) }
        for (child, frame) in zip(children, written.children) {
            child.place(
                frame.frame, becauseAny: frame.reason ?? Written(size: frame.frame.size), decider: .known(nil))
        }
        return children
    }
}

extension Node {
    /// Measures an element that is not a child of this one, with a cache of its own.
    func measureApart<Given: Reason>(
        _ element: any Element, in proposal: SizeConstraint, environment: Environment? = nil,
        because reason: @autoclosure () -> Given
    ) -> Answer {
        pass.node(of: element, in: environment.map { pass.share($0) } ?? row.pointee.environment, parent: self)
            .relay(proposal, because: reason())
    }
}
