import Negotiation

/// A view that takes part in layout: how it answers proposals, and where it puts its children.
package protocol Element: PrimitiveView {
    /// The name in the record: a view's type, or a modifier as it is written.
    var elementName: String { get }

    /// The children in a pass; asked for once.
    func children(of node: Node) -> [Child]

    /// Its answer to a proposal, by asking its children.
    func size(for proposal: ProposedViewSize, in node: Node) -> CGSize

    /// The proposals for which its answer to this one holds, by what its children answered to it.
    func domain(of proposal: ProposedViewSize, in node: Node) -> AnswerDomain

    /// Where its children stand when it was placed with a proposal; those that are not named are not shown.
    func arrangement(for proposal: ProposedViewSize, in node: Node) -> [PlacedChild]

    /// What tells, of numbers alone, how it divided its lengths among its children when it was placed with a proposal, or
    /// combined theirs; nil for what does neither. Asked for in a pass that is recorded.
    func shares(for proposal: ProposedViewSize, in node: Node) -> ShareMaker?

    /// The lines that it may set, whatever the proposal.
    func guides(in node: Node) -> GuideSet

    /// Where it sets a line under a proposal; nil where the line has its default.
    func explicitGuide(_ key: AlignmentKey, at proposal: ProposedViewSize, in node: Node) -> CGFloat?

    /// When a stack serves it: a higher one before a lower one.
    func priority(in node: Node) -> Double

    /// The distances that it wants from its neighbours.
    func spacing(in node: Node) -> ViewSpacing

    /// What it carries for a layout, under a key's name; nil where it carries nothing.
    func layoutValue(_ key: LayoutValueName, in node: Node) -> Any?

    /// What it says to a Grid that it is a cell of.
    func gridMarks(in node: Node) -> GridMarks
}

extension Element {
    package func shares(for proposal: ProposedViewSize, in node: Node) -> ShareMaker? { nil }
    package var elementName: String { "\(Self.self)" }

    package func gather(into list: inout ChildList) { list.append(self) }
}

/// Works out how lengths came to be, for somebody who reads the record.
package typealias ShareMaker = @Sendable (LayoutRecord) -> [Share]

/// An element without children.
package protocol LeafElement: Element {}

extension LeafElement {
    package func children(of node: Node) -> [Child] { [] }
    package func arrangement(for proposal: ProposedViewSize, in node: Node) -> [PlacedChild] { [] }
    package func guides(in node: Node) -> GuideSet { .none }
    package func explicitGuide(_ key: AlignmentKey, at proposal: ProposedViewSize, in node: Node) -> CGFloat? { nil }
}

// What holds for an element that hands nothing on.
extension Element {
    package func domain(of proposal: ProposedViewSize, in node: Node) -> AnswerDomain { AnswerDomain(only: proposal) }
    package func priority(in node: Node) -> Double { 0 }
    package func spacing(in node: Node) -> ViewSpacing { node.context.metrics.plain }
    package func layoutValue(_ key: LayoutValueName, in node: Node) -> Any? { nil }
    package func gridMarks(in node: Node) -> GridMarks { GridMarks() }
}

/// A child where it was put.
package struct PlacedChild {
    let node: Node
    /// Its corner, in points from its parent's.
    let position: CGPoint
    /// What it was proposed: its size is its answer to this, and its own children are placed with it.
    let proposal: ProposedViewSize
    /// Why it stands there; nil where nothing is recorded.
    let reason: (any Reason)?

    init(_ node: Node, at position: CGPoint, proposal: ProposedViewSize, because reason: @autoclosure () -> any Reason)
    {
        self.node = node
        self.position = position
        self.proposal = proposal
        self.reason = node.isRecorded ? reason() : nil
    }
}

extension [PlacedChild] {
    /// A line of a container of several, made of those that its children set.
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

/// An element of several children, whose lines are made of theirs.
package protocol ContainerElement: Element {}

extension ContainerElement {
    package func guides(in node: Node) -> GuideSet {
        node.children.reduce(into: GuideSet.none) { $0.formUnion($1.guides) }.leaving
    }

    package func explicitGuide(_ key: AlignmentKey, at proposal: ProposedViewSize, in node: Node) -> CGFloat? {
        node.arrangement(at: proposal).mergedGuide(key)
    }
}
