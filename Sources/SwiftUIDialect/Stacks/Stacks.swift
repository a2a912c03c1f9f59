import Negotiation

/// The common part of HStack, VStack and their Layout values: children one after the other along an axis, aligned
/// across it.
package protocol LinearStack: SingleOrSeveral {
    var axis: Axis { get }
    /// The spacing between two neighbours, in points; nil for their preferred one.
    var spacing: CGFloat? { get }
    /// The guide that aligns the children.
    var line: AlignmentKey { get }
}

extension LinearStack {
    package func children(of node: Node) -> Nodes { gather(content, in: node, along: axis) }

    private func solver(in node: Node) -> StackSolver {
        if let known = node.storage as? StackSolver { return known }
        let solver = StackSolver(axis: axis, line: line, spacing: spacing, children: node.children)
        node.storage = solver
        return solver
    }

    package func severalAnswer(to proposal: ProposedViewSize, in node: Node) -> ElementAnswer {
        let solution = solver(in: node).solution(for: proposal)
        return ElementAnswer(size: solution.size, domain: solution.domain, in: node)
    }

    package func severalExplanation(
        of size: CGSize, to proposal: ProposedViewSize, on axis: Axis, in node: Node
    ) -> LengthExplanation {
        solver(in: node).explanation(of: size, to: proposal, on: axis)
    }

    package func severalArrangement(for proposal: ProposedViewSize, in node: Node) -> Places {
        solver(in: node).placement(for: proposal, answered: node.exchange(at: proposal))
    }

    package func severalShares(for proposal: ProposedViewSize, in node: Node) -> ShareMaker? {
        let children = node.arrangement(at: proposal).map(\.combined)
        let along = solver(in: node).share(for: proposal, answered: node.exchange(at: proposal))
        let length = node.size(at: proposal)[axis.other]
        return { [axis] _ in [along(), .largest(axis.other, length, of: children, else: .linedUp)] }
    }

    package func severalSpacing(in node: Node) -> ViewSpacing { ViewSpacing(of: node.children, along: axis) }
}

/// Views side by side, from left to right. By priority, and among equals the least flexible first, each is proposed an
/// equal share of the rest.
public struct HStack: LinearStack {
    package let alignment: VerticalAlignment
    package let spacing: CGFloat?
    package let content: any View

    /// Creates a stack; spacing is in points, nil for the neighbours' preferred one.
    public init<Content: View>(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(alignment: alignment, spacing: spacing, content())
    }

    /// Creates a stack of existing views.
    package init(alignment: VerticalAlignment, spacing: CGFloat?, _ content: any View) {
        self.alignment = alignment
        self.spacing = spacing
        self.content = content
    }

    package var axis: Axis { .horizontal }
    package var line: AlignmentKey { alignment.key }
    package var canBeOneView: Bool { true }
}

/// Views one below the other, from the top. By priority, and among equals the least flexible first, each is proposed an
/// equal share of the rest.
public struct VStack: LinearStack {
    package let alignment: HorizontalAlignment
    package let spacing: CGFloat?
    package let content: any View

    /// Creates a stack; spacing is in points, nil for the neighbours' preferred one.
    public init<Content: View>(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(alignment: alignment, spacing: spacing, content())
    }

    /// Creates a stack of existing views.
    package init(alignment: HorizontalAlignment, spacing: CGFloat?, _ content: any View) {
        self.alignment = alignment
        self.spacing = spacing
        self.content = content
    }

    package var axis: Axis { .vertical }
    package var line: AlignmentKey { alignment.key }
    package var canBeOneView: Bool { true }
}
