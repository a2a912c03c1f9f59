import Negotiation

/// An element, whose methods are called where it is: a copy would cost as much as the rest of a small rule.
struct HeldElement: ~Copyable {
    let element: any Element

    var elementName: String { element.elementName }

    var isLeaf: Bool { element.isLeaf }

    var isObserver: Bool { element.isObserver }

    var isSpacedAsText: Bool { element.isSpacedAsText }

    func children(of node: Node) -> Nodes { element.children(of: node) }

    func answer(to proposal: ProposedViewSize, in node: Node) -> ElementAnswer {
        element.answer(to: proposal, in: node)
    }

    func explanation(of size: CGSize, to proposal: ProposedViewSize, on axis: Axis, in node: Node) -> LengthExplanation
    {
        element.explanation(of: size, to: proposal, on: axis, in: node)
    }

    func arrangement(for proposal: ProposedViewSize, in node: Node) -> Places {
        element.arrangement(for: proposal, in: node)
    }

    func shares(for proposal: ProposedViewSize, in node: Node) -> ShareMaker? {
        element.shares(for: proposal, in: node)
    }

    func guides(in node: Node) -> GuideSet { element.guides(in: node) }

    func explicitGuide(_ key: AlignmentKey, at proposal: ProposedViewSize, in node: Node) -> CGFloat? {
        element.explicitGuide(key, at: proposal, in: node)
    }

    func priority(in node: Node) -> Double { element.priority(in: node) }

    func spacing(in node: Node) -> ViewSpacing { element.spacing(in: node) }

    func layoutValue(_ key: LayoutValueName, in node: Node) -> Any? { element.layoutValue(key, in: node) }

    func gridMarks(in node: Node) -> GridMarks { element.gridMarks(in: node) }
}
