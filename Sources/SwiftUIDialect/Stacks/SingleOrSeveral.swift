import EngineKit
import Negotiation

/// A stack that is replaced by the view in it, if that is statically one view: the view's guides, priority and spacing
/// become the stack's.
package protocol SingleOrSeveral: Element {
    var content: any View { get }
    /// Whether it is replaced by a single view.
    var canBeOneView: Bool { get }

    func severalAnswer(to proposal: ProposedViewSize, in node: Node) -> ElementAnswer
    func severalExplanation(
        of size: CGSize, to proposal: ProposedViewSize, on axis: Axis, in node: Node
    ) -> LengthExplanation
    func severalArrangement(for proposal: ProposedViewSize, in node: Node) -> Places
    func severalShares(for proposal: ProposedViewSize, in node: Node) -> ShareMaker?
    func severalSpacing(in node: Node) -> ViewSpacing
}

/// Marks a stack that is replaced by its view. A class, because the node stores it as an object.
private final class OneView {}

extension SingleOrSeveral {
    /// Gathers the content, and finds out whether it is one view.
    func gather(_ content: any View, in node: Node, along axis: Axis?) -> Nodes {
        let list = node.gather(content, along: axis)
        // A stack of one view with a value for a layout remains a stack.
        if canBeOneView, list.isStatic, list.children.count == 1, !list.children[0].carriesLayoutValue {
            node.storage = OneView()
        }
        return node.adopt(list.children)
    }

    /// The view that replaces the stack; nil if the stack remains.
    private func single(in node: Node) -> Node? {
        let children = node.children
        return node.storage is OneView ? children.first : nil
    }

    package func answer(to proposal: ProposedViewSize, in node: Node) -> ElementAnswer {
        guard let child = single(in: node) else { return severalAnswer(to: proposal, in: node) }
        let answer = child.answer(proposal, because: OnlyChild(proposal: proposal.lengths, stack: node.name))
        return ElementAnswer(size: answer.pointee.size, domain: answer.pointee.domain, in: node)
    }

    package func explanation(of size: CGSize, to proposal: ProposedViewSize, on axis: Axis, in node: Node)
        -> LengthExplanation
    {
        single(in: node)?.adopted(proposal, on: axis) ?? severalExplanation(of: size, to: proposal, on: axis, in: node)
    }

    package func arrangement(for proposal: ProposedViewSize, in node: Node) -> Places {
        guard let child = single(in: node) else { return severalArrangement(for: proposal, in: node) }
        let size = child.settle(proposal, because: OnlyChild(proposal: proposal.lengths, stack: node.name))
        return node.places(PlacedChild(child, at: .zero, proposal: proposal, because: Same(size: size)))
    }

    package func shares(for proposal: ProposedViewSize, in node: Node) -> ShareMaker? {
        single(in: node) == nil
            ? severalShares(for: proposal, in: node)
            : node.arrangement(at: proposal).combined(in: node.size(at: proposal))
    }

    package func guides(in node: Node) -> GuideSet {
        if let child = single(in: node) { return child.guides }
        return node.children.reduce(into: GuideSet.none) { $0.formUnion($1.guides) }.leaving
    }

    package func explicitGuide(_ key: AlignmentKey, at proposal: ProposedViewSize, in node: Node) -> CGFloat? {
        if let child = single(in: node) { return child.explicitGuide(key, at: proposal) }
        return node.arrangement(at: proposal).mergedGuide(key)
    }

    package func priority(in node: Node) -> Double {
        if let child = single(in: node) { return child.priority }
        return node.children.isEmpty ? -.infinity : 0
    }

    package func spacing(in node: Node) -> ViewSpacing {
        if let child = single(in: node) { return child.spacing }
        return node.children.isEmpty ? .zero : severalSpacing(in: node)
    }
}

extension Places {
    /// The share of a container's size, combined from its placed children.
    func combined(in size: CGSize, else otherwise: CombinedOtherwise = .linedUp) -> ShareMaker {
        let children = map(\.combined)
        return { _ in Share.largest(size, of: children, else: otherwise) }
    }
}

extension PlacedChild {
    /// The child with its ask, and its answer as its size.
    package var combined: CombinedChild {
        CombinedChild(node.id, asked: node.exchange(at: proposal), answering: node.size(at: proposal))
    }
}
