import Negotiation

/// A view that takes part in layout: it answers proposals, and places its children.
package protocol Element: PrimitiveView {
    /// The name in the record: a view's type, or a modifier as it is written.
    var elementName: String { get }

    /// Whether it never has children.
    var isLeaf: Bool { get }

    /// Whether it observes a value, which is read after the pass.
    var isObserver: Bool { get }

    /// Whether its preferred distances are those of every text in its context.
    var isSpacedAsText: Bool { get }

    /// Returns the children in a pass; called once.
    func children(of node: Node) -> Nodes

    /// Returns its answer to a proposal, by asking its children, with the proposals for which it holds.
    func answer(to proposal: ProposedViewSize, in node: Node) -> ElementAnswer

    /// Returns the origin of a length of an answer, for a record.
    func explanation(of size: CGSize, to proposal: ProposedViewSize, on axis: Axis, in node: Node)
        -> LengthExplanation

    /// Returns its placed children for a proposal; a child that is missing is not shown.
    func arrangement(for proposal: ProposedViewSize, in node: Node) -> Places

    /// Returns a closure, of numbers alone, for the shares of its lengths when placed with a proposal; nil if it
    /// neither divides nor combines lengths. Called in a recorded pass.
    func shares(for proposal: ProposedViewSize, in node: Node) -> ShareMaker?

    /// Returns the guides that it may set, for any proposal.
    func guides(in node: Node) -> GuideSet

    /// Returns its explicit guide for a proposal; nil if the guide has its default.
    func explicitGuide(_ key: AlignmentKey, at proposal: ProposedViewSize, in node: Node) -> CGFloat?

    /// Returns its priority in a stack, where a higher one is served first.
    func priority(in node: Node) -> Double

    /// Returns its preferred distances from its neighbours.
    func spacing(in node: Node) -> ViewSpacing

    /// Returns its value for a layout, by a key's name; nil if there is none.
    func layoutValue(_ key: LayoutValueName, in node: Node) -> Any?

    /// Returns its settings for a Grid around it.
    func gridMarks(in node: Node) -> GridMarks
}

extension Element {
    package func shares(for proposal: ProposedViewSize, in node: Node) -> ShareMaker? { nil }
    package var elementName: String { _typeName(Self.self, qualified: false) }
    package var isLeaf: Bool { false }
    package var isObserver: Bool { false }
    package var isSpacedAsText: Bool { false }

    package func gather(into list: inout ChildList) { list.append(self) }
}

/// An element that finds the size of its answer, and then where that holds.
package protocol SizedElement: Element {
    /// Returns the size of its answer to a proposal, by asking its children.
    func size(for proposal: ProposedViewSize, in node: Node) -> CGSize

    /// Returns the proposals for which its answer to this one holds, from its children's answers.
    func domain(of proposal: ProposedViewSize, in node: Node) -> AnswerDomain
}

extension SizedElement {
    package func domain(of proposal: ProposedViewSize, in node: Node) -> AnswerDomain { AnswerDomain(only: proposal) }

    package func answer(to proposal: ProposedViewSize, in node: Node) -> ElementAnswer {
        let size = size(for: proposal, in: node)
        let domain = node.pass.pointee.deduces ? domain(of: proposal, in: node) : AnswerDomain(only: proposal)
        return ElementAnswer(size: size, domain: domain, in: node)
    }
}

/// Computes the shares of lengths when the record is read.
package typealias ShareMaker = @Sendable (LayoutRecord) -> [Share]

/// An element without children.
package protocol LeafElement: Element {}

extension LeafElement {
    package var isLeaf: Bool { true }
    package func children(of node: Node) -> Nodes { .none }
    package func arrangement(for proposal: ProposedViewSize, in node: Node) -> Places { .none }

    /// Most leaves take what is proposed.
    package func explanation(of size: CGSize, to proposal: ProposedViewSize, on axis: Axis, in node: Node)
        -> LengthExplanation
    {
        .proposed(proposal, or: size[axis], on: axis)
    }
}

// The defaults of an element that passes nothing on.
extension Element {
    package func guides(in node: Node) -> GuideSet { .none }
    package func explicitGuide(_ key: AlignmentKey, at proposal: ProposedViewSize, in node: Node) -> CGFloat? { nil }
    package func priority(in node: Node) -> Double { 0 }
    package func spacing(in node: Node) -> ViewSpacing { node.shared.plainSpacing }
    package func layoutValue(_ key: LayoutValueName, in node: Node) -> Any? { nil }
    package func gridMarks(in node: Node) -> GridMarks { GridMarks() }
}

/// A child at its position.
package struct PlacedChild {
    let node: Node
    /// The corner, in points from its parent's.
    let position: CGPoint
    /// Its proposal: its size is its answer to this, and its own children are placed with it.
    let proposal: ProposedViewSize
    /// The reason for the position, in the memory of the pass's record; nil if nothing is recorded.
    let reason: KeptReason?

    init(
        _ node: Node, at position: CGPoint, proposal: ProposedViewSize, because reason: @autoclosure () -> some Reason
    ) {
        self.init(node, at: position, proposal: proposal, keeping: node.kept(reason()))
    }

    init(_ node: Node, at position: CGPoint, proposal: ProposedViewSize, keeping reason: KeptReason?) {
        (self.node, self.position, self.proposal, self.reason) = (node, position, proposal, reason)
    }
}

extension Places {
    /// A container's guide, merged from its children's explicit guides.
    func mergedGuide(_ key: AlignmentKey) -> CGFloat? {
        guard let merging = key.merging else { return nil }
        let values = compactMap { child in
            child.node.explicitGuide(key, at: child.proposal).map { $0 + child.position[key.axis] }
        }
        guard !values.isEmpty else { return nil }
        return switch merging {
        case .least: values.min()
        case .greatest: values.max()
        case .mean: values.reduce(0, +) / CGFloat(values.count)
        }
    }
}

/// An element with several children, whose guides are merged from theirs.
package protocol ContainerElement: Element {}

extension ContainerElement {
    package func guides(in node: Node) -> GuideSet {
        node.children.reduce(into: GuideSet.none) { $0.formUnion($1.guides) }.leaving
    }

    package func explicitGuide(_ key: AlignmentKey, at proposal: ProposedViewSize, in node: Node) -> CGFloat? {
        node.arrangement(at: proposal).mergedGuide(key)
    }
}
