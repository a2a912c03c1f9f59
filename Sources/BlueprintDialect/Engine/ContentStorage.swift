import EngineKit
import Negotiation

/// A way to measure an element and to place its children.
protocol ContentStorage {
    var childCount: Int { get }

    func measure(in proposal: SizeConstraint, at node: Node) -> CGSize

    /// Places the children in the element's size, and returns those that are part of the tree.
    func placeChildren(in size: CGSize, at node: Node) -> LayoutSubelements

    /// Whether leaving a child unplaced is a mistake; otherwise an unplaced child fills the element.
    var placesEachChild: Bool { get }

    /// The layout's knowledge of where its answers hold; nil if the author's code gives them.
    var boxedLayout: (any BoxedLayout)? { get }
}

extension ContentStorage {
    var placesEachChild: Bool { false }

    var boxedLayout: (any BoxedLayout)? { self as? any BoxedLayout }
}

/// A layout whose unplaced children fill it.
protocol FillingLayout {}

/// A layout of the library, which explains its answers, and keeps nothing between them.
protocol LibraryLayout: Layout where Cache == Void {}

/// A layout of the library with one child.
protocol LibraryChildLayout: SingleChildLayout where Cache == Void {}

/// Any number of children, arranged by a layout.
struct LayoutContent<LayoutType: Layout>: ContentStorage {
    let layout: LayoutType
    let children: [ContentChild]

    var childCount: Int { children.count }

    var placesEachChild: Bool { !(layout is any FillingLayout) }

    var boxedLayout: (any BoxedLayout)? { layout as? any BoxedLayout }

    func measure(in proposal: SizeConstraint, at node: Node) -> CGSize {
        let subelements = node.subelements(of: children)
        return node.withLayoutCache(layout.makeCache(subelements: subelements, environment: node.handedEnvironment)) {
            layout.sizeThatFits(
                proposal: proposal, subelements: subelements, environment: node.handedEnvironment, cache: &$0)
        }
    }

    func placeChildren(in size: CGSize, at node: Node) -> LayoutSubelements {
        let subelements = node.subelements(of: children)
        node.withLayoutCache(layout.makeCache(subelements: subelements, environment: node.handedEnvironment)) {
            layout.placeSubelements(
                in: size, subelements: subelements, environment: node.handedEnvironment, cache: &$0)
        }
        return subelements
    }
}

/// `LayoutContent` of a layout of the library. It is not generic: the compiler does not specialize how a generic content
/// meets the requirements of `ContentStorage`.
struct LibraryContent: ContentStorage {
    let layout: any LibraryLayout
    let children: [ContentChild]

    var childCount: Int { children.count }

    var placesEachChild: Bool { !(layout is any FillingLayout) }

    var boxedLayout: (any BoxedLayout)? { layout as? any BoxedLayout }

    func measure(in proposal: SizeConstraint, at node: Node) -> CGSize {
        let subelements = node.subelements(of: children)
        if subelements.isEmpty { node.explainByConstant() }
        var nothing: Void = ()
        return layout.sizeThatFits(
            proposal: proposal, subelements: subelements, environment: node.handedEnvironment, cache: &nothing)
    }

    func placeChildren(in size: CGSize, at node: Node) -> LayoutSubelements {
        let subelements = node.subelements(of: children)
        var nothing: Void = ()
        layout.placeSubelements(
            in: size, subelements: subelements, environment: node.handedEnvironment, cache: &nothing)
        return subelements
    }
}

/// `SingleChildContent` of a layout of the library, not generic for the same reason.
struct LibraryChildContent: ContentStorage {
    let layout: any LibraryChildLayout
    let child: ContentChild

    var childCount: Int { 1 }

    var placesEachChild: Bool { !(layout is any FillingLayout) }

    var boxedLayout: (any BoxedLayout)? { layout as? any BoxedLayout }

    func measure(in proposal: SizeConstraint, at node: Node) -> CGSize {
        let subelement = node.subelement(of: child, in: node.environment)
        var nothing: Void = ()
        return layout.sizeThatFits(
            proposal: proposal, subelement: subelement, environment: node.handedEnvironment, cache: &nothing)
    }

    func placeChildren(in size: CGSize, at node: Node) -> LayoutSubelements {
        let subelement = node.subelement(of: child, in: node.environment)
        var nothing: Void = ()
        layout.placeSubelement(
            in: size, subelement: subelement, environment: node.handedEnvironment, cache: &nothing)
        return node.subelements
    }
}

/// The children of a stack: `LayoutContent` of a `StackLayout`, specialized because stacks are most frequent.
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
        let subelements = node.subelements(of: children)
        if subelements.isEmpty { node.explainByConstant() }
        return layout.size(in: proposal, of: subelements)
    }

    func placeChildren(in size: CGSize, at node: Node) -> LayoutSubelements {
        let subelements = node.subelements(of: children)
        layout.place(subelements, in: size)
        return subelements
    }
}

/// One child, arranged by a layout.
struct SingleChildContent<LayoutType: SingleChildLayout>: ContentStorage {
    let layout: LayoutType
    let child: ContentChild

    var childCount: Int { 1 }

    var placesEachChild: Bool { !(layout is any FillingLayout) }

    var boxedLayout: (any BoxedLayout)? { layout as? any BoxedLayout }

    func measure(in proposal: SizeConstraint, at node: Node) -> CGSize {
        let subelement = node.subelement(of: child, in: node.environment)
        return node.withLayoutCache(layout.makeCache(subelement: subelement, environment: node.handedEnvironment)) {
            layout.sizeThatFits(
                proposal: proposal, subelement: subelement, environment: node.handedEnvironment, cache: &$0)
        }
    }

    func placeChildren(in size: CGSize, at node: Node) -> LayoutSubelements {
        let subelement = node.subelement(of: child, in: node.environment)
        node.withLayoutCache(layout.makeCache(subelement: subelement, environment: node.handedEnvironment)) {
            layout.placeSubelement(in: size, subelement: subelement, environment: node.handedEnvironment, cache: &$0)
        }
        return node.subelements
    }
}

extension Node {
    /// Runs a method of the layout with its cache, which is made at the first call and kept for the pass.
    fileprivate func withLayoutCache<Cache, Result>(
        _ make: @autoclosure () -> Cache, _ body: (inout Cache) -> Result
    ) -> Result {
        if Cache.self == Void.self {
            var nothing = make()
            return body(&nothing)
        }
        var cache = layoutCache as? Cache ?? make()
        layoutCache = nil
        defer { layoutCache = cache }
        return body(&cache)
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
        let answer = subelement(at: node).node.relay(proposal, because: PassedOn(proposal.lengths))
        node.explain(by: answer)
        return answer.size
    }

    func placeChildren(in size: CGSize, at node: Node) -> LayoutSubelements {
        _ = subelement(at: node)
        return node.subelements
    }

    private func subelement(at node: Node) -> LayoutSubelement {
        node.subelement(of: child, in: adapted(adapt == nil ? node.environment : node.handedEnvironment))
    }

    private func adapted(_ environment: Environment) -> Environment {
        guard let adapt else { return environment }
        var environment = environment
        adapt(&environment)
        return environment
    }
}
