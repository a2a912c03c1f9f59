import EngineKit
import Negotiation

/// The views that a layout arranges, in order.
public struct LayoutSubviews: RandomAccessCollection {
    package let subviews: [LayoutSubview]
    /// The container's direction. A layout always works from left to right; its placements are mirrored.
    public let layoutDirection: LayoutDirection

    /// Creates the subviews of an element, which an owner keeps together.
    init(of parent: Node, _ owner: UnsafeMutablePointer<SubviewOwner>) {
        self.init(
            parent.children.enumerated().map { LayoutSubview($1, at: $0, of: owner) },
            parent.context.environment.layoutDirection)
    }

    package init(_ subviews: [LayoutSubview], _ layoutDirection: LayoutDirection = .leftToRight) {
        self.subviews = subviews
        self.layoutDirection = layoutDirection
    }

    public var startIndex: Int { 0 }
    public var endIndex: Int { subviews.count }
    /// A subview by its index in source order, from 0.
    public subscript(position: Int) -> LayoutSubview { subviews[position] }
    /// Some subviews side by side in the order of the source; their places begin at 0 again.
    public subscript(bounds: Range<Int>) -> LayoutSubviews {
        LayoutSubviews(Array(subviews[bounds]), layoutDirection)
    }

    /// The subviews at some indices, in the order of these.
    public subscript<Indices: Sequence>(indices: Indices) -> LayoutSubviews where Indices.Element == Int {
        LayoutSubviews(indices.map { subviews[$0] }, layoutDirection)
    }

    package func mergedGuide(_ guide: HorizontalAlignment, proposal: ProposedViewSize) -> CGFloat? {
        mergedGuide(guide.key, proposal: proposal)
    }

    package func mergedGuide(_ guide: VerticalAlignment, proposal: ProposedViewSize) -> CGFloat? {
        mergedGuide(guide.key, proposal: proposal)
    }

    /// Their pass; nil without subviews.
    var life: PassLife? { first?.life }

    /// The nodes; none after their pass.
    var nodes: Nodes {
        let nodes = compactMap(\.node)
        return nodes.first?.pass.list(nodes) ?? .none
    }

    /// The largest of the subviews' preferred distances on every edge.
    package var unitedSpacing: ViewSpacing {
        guard let first else { return .zero }
        return dropFirst().reduce(first.spacing) { $0.union($1.spacing) }
    }

    /// A guide of the layout, merged from its placed subviews' explicit guides.
    func mergedGuide(_ key: AlignmentKey, proposal: ProposedViewSize) -> CGFloat? {
        guard key.merging != nil, let parent = first?.parent,
            subviews.contains(where: { $0.node?.guides.mayContain(key) ?? false })
        else { return nil }
        return parent.arrangement(at: proposal).mergedGuide(key)
    }
}

/// A layout's proxy for a view.
public struct LayoutSubview: Equatable {
    private let row: Node
    /// The index among all subviews of its element.
    private let index: Int
    private let owner: UnsafeMutablePointer<SubviewOwner>
    /// Authors may keep subviews longer than the pass.
    fileprivate let life: PassLife

    fileprivate init(_ node: Node, at index: Int, of owner: UnsafeMutablePointer<SubviewOwner>) {
        (row, self.index, self.owner) = (node, index, owner)
        life = node.pass.pointee.life
    }

    /// The node; nil after its pass.
    package var node: Node? { life.isOver ? nil : row }

    fileprivate var parent: Node? { life.isOver ? nil : owner.pointee.element }

    public static func == (one: LayoutSubview, other: LayoutSubview) -> Bool {
        one.row == other.row && one.life == other.life
    }

    /// Returns its size for a proposal.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        node?.ask(proposal, because: UnstatedReason()) ?? .zero
    }

    /// Returns its size for a proposal, with a reason for the record.
    package func sizeThatFits(_ proposal: ProposedViewSize, because reason: @autoclosure () -> any Reason) -> CGSize {
        node.map { node in node.ask(proposal, keeping: node.kept(any: reason())) } ?? .zero
    }

    /// Returns its size and its guides for a proposal.
    public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
        dimensions(in: proposal, because: UnstatedReason() as any Reason)
    }

    package func dimensions(
        in proposal: ProposedViewSize, because reason: @autoclosure () -> any Reason
    ) -> ViewDimensions {
        guard let node else { return ViewDimensions(size: .zero) }
        _ = node.ask(proposal, keeping: node.kept(any: reason()))
        return node.dimensions(at: proposal)
    }

    /// Its preferred distances from its neighbours.
    public var spacing: ViewSpacing { node?.spacing ?? .zero }

    /// Its layout priority: 0 by default; a spacer's is lower than any.
    public var priority: Double { node?.priority ?? 0 }

    /// Its value for the layout.
    public subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value {
        node?.layoutValue(.compiled(ObjectIdentifier(key))) as? Key.Value ?? Key.defaultValue
    }

    /// Its value by a key's name; nil if there is none.
    package func value(for key: LayoutValueName) -> Any? { node?.layoutValue(key) }

    /// Places its anchor at a position, in the layout's coordinates. Its size is its answer to the proposal.
    public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
        place(at: position, anchor: anchor, proposal: proposal, because: nil, askedBecause: UnstatedReason())
    }

    /// - Parameters:
    ///   - reason: the reason; nil if the layout gives none.
    ///   - code: the place of the layout's code in the source; nil for compiled code.
    package func place(
        at position: CGPoint, anchor: UnitPoint, proposal: ProposedViewSize, because reason: (any Reason)?,
        by code: SourceOrigin? = nil, askedBecause ask: @autoclosure () -> any Reason
    ) {
        guard let node else { return }
        guard let placements = owner.pointee.placements else {
            node.note(.error, NoteSentence.placedWhileMeasuring(by: parent?.name ?? "a layout"))
            node.note(.placedWhileMeasuring)
            return
        }
        guard !position.x.isNaN, !position.y.isNaN else {
            node.note(.error, NoteSentence.placedAtNaN)
            node.note(.notFinite)
            return
        }
        let size = node.settle(proposal, keeping: node.kept(any: ask()))
        let corner = PlacedByCode.corner(of: size, by: anchor, at: position)
        let place = PlacedChild(
            node, at: corner, proposal: proposal,
            keeping: node.kept(
                KeptPlacedByCode(
                    size: size, point: position, anchor: anchor, stated: node.kept(stated: reason), code: code)))
        placements[index] = SubviewPlacement(last: place, isRepeated: placements[index].last != nil)
    }
}

/// The element of subviews, and their placements, in the memory of its pass. The subviews share them.
struct SubviewOwner {
    let element: Node
    /// The placements while the layout's code places the subviews, in their order; nil at other times.
    var placements: PassList<SubviewPlacement>?
}

/// A subview's placement by a layout's code.
struct SubviewPlacement {
    /// The last placement; nil if it was not placed.
    fileprivate(set) var last: PlacedChild?
    /// Whether it was placed more than once.
    fileprivate(set) var isRepeated = false
}
