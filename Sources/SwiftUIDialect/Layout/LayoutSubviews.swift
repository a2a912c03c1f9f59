import Negotiation

/// The views that a layout arranges, in order.
public struct LayoutSubviews: RandomAccessCollection {
    package let subviews: [LayoutSubview]

    init(_ nodes: [Node], of parent: Node) {
        subviews = nodes.map { LayoutSubview($0, of: parent) }
    }

    package init(_ subviews: [LayoutSubview]) {
        self.subviews = subviews
    }

    public var startIndex: Int { 0 }
    public var endIndex: Int { subviews.count }
    /// A subview by its place in the order of the source, from 0.
    public subscript(position: Int) -> LayoutSubview { subviews[position] }
    /// Some subviews side by side in the order of the source; their places begin at 0 again.
    public subscript(bounds: Range<Int>) -> LayoutSubviews { LayoutSubviews(Array(subviews[bounds])) }

    /// The subviews at some places, in the order in which these are named.
    public subscript<Indices: Sequence>(indices: Indices) -> LayoutSubviews where Indices.Element == Int {
        LayoutSubviews(indices.map { subviews[$0] })
    }

    /// Always from left to right.
    public var layoutDirection: LayoutDirection { .leftToRight }

    package func mergedGuide(_ guide: HorizontalAlignment, proposal: ProposedViewSize) -> CGFloat? {
        mergedGuide(guide.key, proposal: proposal)
    }

    package func mergedGuide(_ guide: VerticalAlignment, proposal: ProposedViewSize) -> CGFloat? {
        mergedGuide(guide.key, proposal: proposal)
    }

    /// The longest of all that the subviews want, on every edge.
    package var unitedSpacing: ViewSpacing {
        guard let first else { return .zero }
        return dropFirst().reduce(first.spacing) { $0.union($1.spacing) }
    }

    /// A line of the layout, made of those that its subviews set where it placed them.
    func mergedGuide(_ key: AlignmentKey, proposal: ProposedViewSize) -> CGFloat? {
        guard key.merging != nil, let parent = first?.parent,
            subviews.contains(where: { $0.node.guides.mayContain(key) })
        else { return nil }
        return parent.arrangement(at: proposal).mergedGuide(key)
    }
}

/// A view as the layout that it is in is given it.
public struct LayoutSubview: Equatable {
    package let node: Node
    /// Weak, for caches keep subviews longer than a pass.
    fileprivate weak var parent: Node?

    init(_ node: Node, of parent: Node) {
        self.node = node
        self.parent = parent
    }

    public static func == (one: LayoutSubview, other: LayoutSubview) -> Bool { one.node === other.node }

    /// Asks for its size under a proposal.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        sizeThatFits(proposal, because: UnstatedReason())
    }

    /// Asks for its size under a proposal, and writes down why.
    package func sizeThatFits(_ proposal: ProposedViewSize, because reason: @autoclosure () -> any Reason) -> CGSize {
        node.ask(proposal, because: reason())
    }

    /// Asks for its size and its lines under a proposal.
    public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
        dimensions(in: proposal, because: UnstatedReason())
    }

    package func dimensions(
        in proposal: ProposedViewSize, because reason: @autoclosure () -> any Reason
    ) -> ViewDimensions {
        _ = node.ask(proposal, because: reason())
        return node.dimensions(at: proposal)
    }

    /// The distances that it wants from its neighbours.
    public var spacing: ViewSpacing { node.spacing }

    /// Its layout priority: 0 unless it was given one, and that of a spacer is less than any.
    public var priority: Double { node.priority }

    /// What it carries for the layout.
    public subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value {
        node.layoutValue(.compiled(ObjectIdentifier(key))) as? Key.Value ?? Key.defaultValue
    }

    /// What it carries under a key's name; nil where it carries nothing.
    package func value(for key: LayoutValueName) -> Any? { node.layoutValue(key) }

    /// Puts its anchor at a position, in the layout's coordinates. Its size is its answer to the proposal.
    public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
        place(at: position, anchor: anchor, proposal: proposal, because: nil, askedBecause: UnstatedReason())
    }

    /// - Parameters:
    ///   - reason: nil where the layout gives none.
    ///   - code: where the layout's code stands; nil for compiled code.
    package func place(
        at position: CGPoint, anchor: UnitPoint, proposal: ProposedViewSize, because reason: (any Reason)?,
        by code: SourceOrigin? = nil, askedBecause ask: @autoclosure () -> any Reason
    ) {
        guard let parent, let places = parent.places else {
            node.note(.error, NoteSentence.placedWhileMeasuring(by: parent?.name ?? "a layout"))
            node.note(.placedWhileMeasuring)
            return
        }
        guard !position.x.isNaN, !position.y.isNaN else {
            node.note(.error, NoteSentence.placedAtNaN)
            node.note(.notFinite)
            return
        }
        if node.answer(to: proposal) == nil { _ = node.ask(proposal, because: ask()) }
        let place = PlacedByCode(
            size: node.size(at: proposal), point: position, anchor: anchor, stated: reason?.sentence, code: code)
        places.note(node, proposal: proposal, because: place)
    }
}

/// Where a layout's code put its subviews. A class, for each subview writes into it.
package final class PlacementBook {
    private var places: [ObjectIdentifier: PlacedChild] = [:]
    private(set) var placedTwice: [Node] = []

    subscript(node: Node) -> PlacedChild? { places[ObjectIdentifier(node)] }

    fileprivate func note(_ node: Node, proposal: ProposedViewSize, because place: PlacedByCode) {
        let placed = PlacedChild(node, at: place.corner, proposal: proposal, because: place)
        if places.updateValue(placed, forKey: ObjectIdentifier(node)) != nil { placedTwice.append(node) }
    }
}
