import Negotiation

/// Any number of children, arranged by an author's layout.
struct LayoutContent<LayoutType: Layout>: ContentStorage {
    let layout: LayoutType
    let children: [ContentChild]

    var childCount: Int { children.count }

    var placesEachChild: Bool { true }

    var boxedLayout: (any BoxedLayout)? { nil }

    func measure(in proposal: SizeConstraint, at node: Node) -> CGSize {
        let subelements = node.children(of: children).subelements
        return node.withLayoutCache(layout.makeCache(subelements: subelements, environment: node.handedEnvironment)) {
            layout.sizeThatFits(
                proposal: proposal, subelements: subelements, environment: node.handedEnvironment, cache: &$0)
        }
    }

    func placeChildren(in size: CGSize, at node: Node) -> Nodes {
        let nodes = node.children(of: children)
        let subelements = nodes.subelements
        node.withLayoutCache(layout.makeCache(subelements: subelements, environment: node.handedEnvironment)) {
            layout.placeSubelements(
                in: size, subelements: subelements, environment: node.handedEnvironment, cache: &$0)
        }
        return nodes
    }
}

/// One child, arranged by an author's layout.
struct SingleChildContent<LayoutType: SingleChildLayout>: ContentStorage {
    let layout: LayoutType
    let child: ContentChild

    var childCount: Int { 1 }

    var placesEachChild: Bool { true }

    var boxedLayout: (any BoxedLayout)? { nil }

    func measure(in proposal: SizeConstraint, at node: Node) -> CGSize {
        let subelement = LayoutSubelement(node.child(of: child))
        return node.withLayoutCache(layout.makeCache(subelement: subelement, environment: node.handedEnvironment)) {
            layout.sizeThatFits(
                proposal: proposal, subelement: subelement, environment: node.handedEnvironment, cache: &$0)
        }
    }

    func placeChildren(in size: CGSize, at node: Node) -> Nodes {
        let subelement = LayoutSubelement(node.child(of: child))
        node.withLayoutCache(layout.makeCache(subelement: subelement, environment: node.handedEnvironment)) {
            layout.placeSubelement(in: size, subelement: subelement, environment: node.handedEnvironment, cache: &$0)
        }
        return node.children
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
