import Negotiation

/// The author's own layout around its views.
package struct LayoutElement: ContainerElement, SizedElement {
    package let layout: any Layout
    package let content: any View
    package let elementName: String

    init(_ layout: any Layout, _ content: any View, name: String?) {
        self.layout = layout
        self.content = content
        elementName = name ?? "\(type(of: layout))"
    }

    package func children(of node: Node) -> Nodes { node.nodes(of: content, along: layout.orientation) }

    private func running(in node: Node) -> RunningLayout {
        if let known = node.storage as? RunningLayout { return known }
        let running = RunningLayout(layout.makeRunner(), in: node)
        node.storage = running
        return running
    }

    package func size(for proposal: ProposedViewSize, in node: Node) -> CGSize {
        let running = running(in: node)
        return running.runner.size(for: proposal, running.subviews)
    }

    package func explanation(of size: CGSize, to proposal: ProposedViewSize, on axis: Axis, in node: Node)
        -> LengthExplanation
    {
        LengthExplanation(.code)
    }

    /// Returns the children as the layout's code places them; an unplaced one is centered.
    package func arrangement(for proposal: ProposedViewSize, in node: Node) -> Places {
        let bounds = CGRect(origin: .zero, size: node.size(at: proposal))
        let placements = placements(in: bounds, for: proposal, in: node)
        return node.places(node.children.enumerated()) { index, child in
            if placements[index].isRepeated {
                child.note(.warning, NoteSentence.placedTwice)
                child.note(.placedTwice)
            }
            if let place = placements[index].last { return place }
            child.note(.warning, NoteSentence.unplaced(by: elementName))
            child.note(.neverPlaced)
            let answer = child.ask(proposal, because: Unplaced.Ask(proposal: proposal.lengths, layout: elementName))
            let place = Unplaced(size: answer, bounds: bounds.size, layout: elementName)
            return PlacedChild(child, at: place.corner, proposal: proposal, because: place)
        }
    }

    /// The placements by the layout's code in the given bounds.
    private func placements(
        in bounds: CGRect, for proposal: ProposedViewSize, in node: Node
    ) -> PassList<SubviewPlacement> {
        let running = running(in: node)
        let placements = node.pass.list(running.subviews.count) { _ in SubviewPlacement() }
        let outer = running.owner.pointee.placements
        running.owner.pointee.placements = placements
        running.runner.place(in: bounds, proposal: proposal, running.subviews)
        running.owner.pointee.placements = outer
        return placements
    }

    /// The first view that does not move along with the bounds.
    func strayChild(for proposal: ProposedViewSize, in node: Node) -> StrayChild? {
        let size = node.size(at: proposal)
        let corner = CGPoint(x: 7, y: 3)
        let usual = placements(in: CGRect(origin: .zero, size: size), for: proposal, in: node)
        let moved = placements(in: CGRect(origin: corner, size: size), for: proposal, in: node)
        for (index, child) in node.children.enumerated() {
            guard let place = usual[index].last, let other = moved[index].last else { continue }
            let expected = place.position.moved(by: corner)
            guard
                abs(other.position.x - expected.x) > 1e-6 || abs(other.position.y - expected.y) > 1e-6
            else { continue }
            return StrayChild(child.name, at: other.position, insteadOf: expected, from: corner)
        }
        return nil
    }

    /// Returns any guide if the layout's code sets guides.
    package func guides(in node: Node) -> GuideSet {
        if running(in: node).runner.setsGuides { return .any }
        return node.children.reduce(into: GuideSet.none) { $0.formUnion($1.guides) }.leaving
    }

    package func explicitGuide(_ key: AlignmentKey, at proposal: ProposedViewSize, in node: Node) -> CGFloat? {
        let bounds = CGRect(origin: .zero, size: node.size(at: proposal))
        let running = running(in: node)
        return running.runner.explicitGuide(key, in: bounds, proposal: proposal, running.subviews)
    }

    package func priority(in node: Node) -> Double { node.children.isEmpty ? -.infinity : 0 }

    package func spacing(in node: Node) -> ViewSpacing {
        let running = running(in: node)
        return running.runner.spacing(running.subviews)
    }
}

/// A layout with its subviews during a pass. A class, because the node stores it as an object.
private final class RunningLayout {
    let runner: any LayoutRunning
    let subviews: LayoutSubviews
    let owner: UnsafeMutablePointer<SubviewOwner>

    init(_ runner: any LayoutRunning, in node: Node) {
        self.runner = runner
        owner = node.pass.pointee.arena.rows(1, of: SubviewOwner.self)
        owner.initialize(to: SubviewOwner(element: node))
        subviews = LayoutSubviews(of: node, owner)
    }
}

extension Layout {
    fileprivate var orientation: Axis? {
        (self as? any InstanceLayout)?.stackOrientation ?? Self.layoutProperties.stackOrientation
    }

    func makeRunner() -> any LayoutRunning { LayoutRunner(self) }
}

/// A layout that runs in one pass.
protocol LayoutRunning: AnyObject {
    var setsGuides: Bool { get }
    func size(for proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> CGSize
    func place(in bounds: CGRect, proposal: ProposedViewSize, _ subviews: LayoutSubviews)
    func spacing(_ subviews: LayoutSubviews) -> ViewSpacing
    func explicitGuide(
        _ key: AlignmentKey, in bounds: CGRect, proposal: ProposedViewSize, _ subviews: LayoutSubviews
    ) -> CGFloat?
}

/// A layout with its cache. A class, because the cache changes with every call.
private final class LayoutRunner<L: Layout>: LayoutRunning {
    private let layout: L
    private var cache: L.Cache?

    init(_ layout: L) {
        self.layout = layout
    }

    var setsGuides: Bool { (layout as? any InstanceLayout)?.setsGuides ?? true }

    private func cached<T>(_ subviews: LayoutSubviews, _ body: (inout L.Cache) -> T) -> T {
        var cache = cache ?? layout.makeCache(subviews: subviews)
        defer { self.cache = cache }
        return body(&cache)
    }

    func size(for proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> CGSize {
        cached(subviews) { layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0) }
    }

    func place(in bounds: CGRect, proposal: ProposedViewSize, _ subviews: LayoutSubviews) {
        cached(subviews) {
            layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
        }
    }

    func spacing(_ subviews: LayoutSubviews) -> ViewSpacing {
        cached(subviews) { layout.spacing(subviews: subviews, cache: &$0) }
    }

    func explicitGuide(
        _ key: AlignmentKey, in bounds: CGRect, proposal: ProposedViewSize, _ subviews: LayoutSubviews
    ) -> CGFloat? {
        cached(subviews) { cache in
            switch key.axis {
            case .horizontal:
                layout.explicitAlignment(
                    of: HorizontalAlignment(key), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
            case .vertical:
                layout.explicitAlignment(
                    of: VerticalAlignment(key), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
            }
        }
    }
}

/// A layout type whose values represent different layouts, as a source declares them.
package protocol InstanceLayout: NamedLayout {
    /// Whether its code sets guides itself.
    var setsGuides: Bool { get }
    /// The axis that spacers and dividers in it follow; nil for both.
    var stackOrientation: Axis? { get }
}
