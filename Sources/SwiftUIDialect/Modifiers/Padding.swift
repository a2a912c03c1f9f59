import EngineKit
import Negotiation

/// Padding around a view. Made by `padding`.
public struct Padding: ModifierElement {
    package let content: any View
    /// The insets; nil for the default length on some edges.
    package let insets: EdgeInsets?
    package let edges: Edge.Set
    package let elementName: String

    package init(_ content: any View, _ edges: Edge.Set, _ length: CGFloat?, name: String = "padding") {
        elementName = name
        self.content = content
        self.edges = edges
        insets = length.map { EdgeInsets(edges, $0) }
    }

    package init(_ content: any View, _ insets: EdgeInsets, name: String = "padding") {
        elementName = name
        self.content = content
        self.insets = insets
        edges = .all
    }

    func insets(_ metrics: Metrics) -> EdgeInsets { insets ?? EdgeInsets(edges, metrics.padding) }

    package func childProposal(for proposal: ProposedViewSize, in node: Node) -> ProposedViewSize {
        inner(proposal, insets(in: node))
    }

    package func childReason(for proposal: ProposedViewSize, in node: Node) -> KeptReason? {
        node.kept(MinusPadding(proposal.lengths, insets(in: node)))
    }

    private func insets(in node: Node) -> EdgeInsets { insets ?? insets(node.shared.metrics) }

    private func inner(_ proposal: ProposedViewSize, _ insets: EdgeInsets) -> ProposedViewSize {
        proposal.map { axis, length in length.map { max(0, $0 - insets.total(on: axis)) } }
    }

    package func answer(to proposal: ProposedViewSize, in node: Node) -> ElementAnswer {
        let insets = insets(in: node)
        let (across, down) = (insets.total(on: .horizontal), insets.total(on: .vertical))
        let answer = node.only.answer(inner(proposal, insets), keeping: childReason(for: proposal, in: node))
        let size = answer.pointee.size
        return ElementAnswer(
            size: CGSize(width: max(0, size.width + across), height: max(0, size.height + down)),
            domain: answer.pointee.domain.proposed { axis, lengths in
                lengths.shared(proposal[axis], without: axis == .horizontal ? across : down, among: 1)
            }, in: node)
    }

    package func explanation(of size: CGSize, to proposal: ProposedViewSize, on axis: Axis, in node: Node)
        -> LengthExplanation
    {
        let inset = insets(in: node).total(on: axis)
        let child = node.only.answer(to: childProposal(for: proposal, in: node))?[axis] ?? .nan
        return child + inset == size[axis]
            ? adopted(proposal, on: axis, in: node, .plus(inset)) : LengthExplanation(.constant)
    }

    package func arrangement(for proposal: ProposedViewSize, in node: Node) -> Places {
        let insets = insets(in: node)
        let inner = inner(proposal, insets)
        let size = node.only.settle(inner, keeping: childReason(for: proposal, in: node))
        let start = CGPoint(x: insets.leading, y: insets.top)
        return node.places(
            PlacedChild(node.only, at: start, proposal: inner, because: InsideOfPadding(size: size, start: start)))
    }

    package func spacing(in node: Node) -> ViewSpacing {
        let insets = insets(in: node)
        return node.only.spacing.resetting({ insets[$0] != 0 }, to: node.shared.plainSpacing)
    }
}

extension View {
    /// Adds padding on some edges, in points; nil for the default length.
    public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        Padding(self, edges, length)
    }

    /// Adds equal padding on all edges, in points.
    public func padding(_ length: CGFloat) -> some View { Padding(self, .all, length) }

    /// Adds padding with a length for each edge.
    public func padding(_ insets: EdgeInsets) -> some View { Padding(self, insets) }
}
