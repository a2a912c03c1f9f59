import EngineKit
import Negotiation

/// A way to measure an element and to place its children.
protocol ContentStorage {
    var childCount: Int { get }

    func measure(in proposal: SizeConstraint, at node: Node) -> CGSize

    /// Places the children in the element's size, and returns those that are part of the tree.
    func placeChildren(in size: CGSize, at node: Node) -> Nodes

    /// Whether leaving a child unplaced is a mistake; otherwise an unplaced child fills the element.
    var placesEachChild: Bool { get }

    /// The layout's knowledge of where its answers hold; nil if the author's code gives them.
    var boxedLayout: (any BoxedLayout)? { get }
}

extension ContentStorage {
    var placesEachChild: Bool { false }

    var boxedLayout: (any BoxedLayout)? { self as? any BoxedLayout }
}

/// A layout of the library, which explains its answers, and keeps nothing between them.
protocol LibraryLayout {
    func size(in proposal: SizeConstraint, of children: Nodes) -> CGSize

    func place(_ children: Nodes, in size: CGSize)

    /// Whether its unplaced children fill it on purpose.
    var isFilled: Bool { get }
}

/// A layout of the library with one child.
protocol LibraryChildLayout {
    func size(in proposal: SizeConstraint, of child: Node) -> CGSize

    func place(_ child: Node, in size: CGSize)

    /// Whether its unplaced child fills it on purpose.
    var isFilled: Bool { get }
}

extension LibraryLayout {
    var isFilled: Bool { false }
}

extension LibraryChildLayout {
    var isFilled: Bool { false }
}

/// Any number of children, arranged by a layout of the library.
///
/// It is not generic: the compiler does not specialize how a generic content meets the requirements of
/// `ContentStorage`.
struct LibraryContent: ContentStorage {
    let layout: any LibraryLayout
    let children: [ContentChild]

    var childCount: Int { children.count }

    var placesEachChild: Bool { !layout.isFilled }

    var boxedLayout: (any BoxedLayout)? { layout as? any BoxedLayout }

    func measure(in proposal: SizeConstraint, at node: Node) -> CGSize {
        let children = node.children(of: children)
        if children.isEmpty { node.explainByConstant() }
        return layout.size(in: proposal, of: children)
    }

    func placeChildren(in size: CGSize, at node: Node) -> Nodes {
        let children = node.children(of: children)
        layout.place(children, in: size)
        return children
    }
}

/// One child, arranged by a layout of the library.
struct LibraryChildContent: ContentStorage {
    let layout: any LibraryChildLayout
    let child: ContentChild

    var childCount: Int { 1 }

    var placesEachChild: Bool { !layout.isFilled }

    var boxedLayout: (any BoxedLayout)? { layout as? any BoxedLayout }

    func measure(in proposal: SizeConstraint, at node: Node) -> CGSize {
        layout.size(in: proposal, of: node.child(of: child))
    }

    func placeChildren(in size: CGSize, at node: Node) -> Nodes {
        layout.place(node.child(of: child), in: size)
        return node.children
    }
}

/// The children of a stack: `LibraryContent` of a `StackLayout`, specialized because stacks are most frequent.
struct StackContent: ContentStorage, BoxedLayout {
    let layout: StackLayout
    let children: [ContentChild]

    var childCount: Int { children.count }

    /// Across the stack, children are proposed the stack's proposal. Along it, each is proposed the rest after the
    /// others, which grows with the proposal as long as all of them fit.
    func box(of proposal: CGSize, answered size: CGSize, asking asks: ArraySlice<BoxedAsk>, at node: Node)
        -> ProposalBox?
    {
        let axis = layout.axis.direction
        var box = asks.handedOn(proposal, [axis.other])
        if size[axis] < proposal[axis], let lengths = asks.growing(from: proposal[axis], axis) {
            (box.low[axis], box.high[axis]) = (lengths.lowerBound, lengths.upperBound)
        }
        return box
    }

    func measure(in proposal: SizeConstraint, at node: Node) -> CGSize {
        let children = node.children(of: children)
        if children.isEmpty { node.explainByConstant() }
        return layout.size(in: proposal, of: children)
    }

    func placeChildren(in size: CGSize, at node: Node) -> Nodes {
        let children = node.children(of: children)
        layout.place(children, in: size)
        return children
    }
}

/// One child that fills the element and answers for it, perhaps in another environment.
struct PassthroughContent: ContentStorage, BoxedLayout {
    let child: ContentChild
    let adapt: ((inout Environment) -> Void)?

    var childCount: Int { 1 }

    func box(of proposal: CGSize, answered size: CGSize, asking asks: ArraySlice<BoxedAsk>, at node: Node)
        -> ProposalBox?
    {
        asks.handedOn(proposal, Negotiation.Axis.allCases)
    }

    func measure(in proposal: SizeConstraint, at node: Node) -> CGSize {
        let answer = child(of: node).relay(proposal, because: PassedOn(proposal.lengths))
        node.explain(by: answer)
        return answer.size
    }

    func placeChildren(in size: CGSize, at node: Node) -> Nodes {
        _ = child(of: node)
        return node.children
    }

    private func child(of node: Node) -> Node {
        guard let adapt else { return node.child(of: child) }
        return node.child(of: child) {
            var environment = node.handedEnvironment
            adapt(&environment)
            return environment
        }
    }
}
