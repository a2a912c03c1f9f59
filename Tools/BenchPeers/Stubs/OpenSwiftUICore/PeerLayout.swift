import Foundation

/// The elements of a view that are made for a pass, each with its `LayoutComputer`.
public struct PeerList {
    fileprivate var elements: [PeerElement] = []
    /// Whether the number of elements follows from the types of the views.
    var isStatic = true
    private let computers: ComputerStore

    fileprivate init(_ computers: ComputerStore) { self.computers = computers }

    /// Creates an empty list for the views in a container.
    init(in list: PeerList) { computers = list.computers }

    /// Adds a leaf.
    mutating func add(_ leaf: some LayoutEngine) { add(leaf, []) }

    /// Adds a container. A stack that is known to contain one view is that view.
    mutating func add<L: Layout>(_ layout: L, _ children: PeerList) {
        if children.isStatic, children.elements.count == 1, L.layoutProperties.isIdentityUnaryLayout {
            return elements.append(children.elements[0])
        }
        let proxies = LayoutProxyCollection(
            context: AnyRuleContext(),
            attributes: children.elements.map { LayoutProxyAttributes(layoutComputer: OptionalAttribute($0.computer)) })
        let engine = ViewLayoutEngine(layout: layout, context: .peer, children: proxies)
        add(engine, children.elements)
    }

    /// Adds a view in a modifier.
    mutating func add<M: UnaryLayout>(
        _ modifier: M, _ children: PeerList
    ) where M.PlacementContextType == PlacementContext {
        guard let child = children.elements.first else { return }
        let proxy = LayoutProxy(context: AnyRuleContext(), layoutComputer: child.computer)
        add(ModifierEngine(modifier: modifier, child: proxy), [child])
    }

    private mutating func add(_ engine: some LayoutEngine, _ children: [PeerElement]) {
        elements.append(PeerElement(computer: computers.keep(LayoutComputer(engine)), children: children))
    }
}

/// An element, with what is in it.
private struct PeerElement {
    let computer: Attribute<LayoutComputer>
    let children: [PeerElement]

    /// Adds the frames, absolute, of the element and of what is in it.
    func place(at position: CGPoint, _ size: ViewSize, _ frames: inout [CGRect]) {
        frames.append(CGRect(origin: position, size: size.value))
        guard !children.isEmpty else { return }
        let geometries = computer.wrappedValue.childGeometries(at: size, origin: position)
        for (child, geometry) in zip(children, geometries) {
            child.place(at: geometry.origin, geometry.dimensions.size, &frames)
        }
    }
}

/// The computers of a pass.
private final class ComputerStore {
    private typealias Block = UnsafeMutablePointer<LayoutComputer>
    private static let blockLength = 64
    private var blocks: [Block] = []
    private var count = 0

    func keep(_ computer: LayoutComputer) -> Attribute<LayoutComputer> {
        let index = count % Self.blockLength
        if index == 0 { blocks.append(.allocate(capacity: Self.blockLength)) }
        let place = blocks[blocks.count - 1] + index
        place.initialize(to: computer)
        count += 1
        return Attribute(place)
    }

    deinit {
        for (number, block) in blocks.enumerated() {
            block.deinitialize(count: min(Self.blockLength, count - number * Self.blockLength))
            block.deallocate()
        }
    }
}

extension SizeAndSpacingContext {
    private nonisolated(unsafe) static let environment = {
        let environment = UnsafeMutablePointer<EnvironmentValues>.allocate(capacity: 1)
        environment.initialize(to: EnvironmentValues())
        return environment
    }()

    /// The context of all elements.
    fileprivate static var peer: SizeAndSpacingContext {
        SizeAndSpacingContext(context: AnyRuleContext(), environment: Attribute(environment))
    }
}

/// The answers of a modifier and the place of its child, each kept for three questions, as in the real library.
private struct ModifierEngine<M: UnaryLayout>: LayoutEngine where M.PlacementContextType == PlacementContext {
    let modifier: M
    let child: LayoutProxy
    private var sizes = ViewSizeCache()
    private var placements = Cache3<ViewSize, _Placement>()

    init(modifier: M, child: LayoutProxy) { (self.modifier, self.child) = (modifier, child) }

    func layoutPriority() -> Double { modifier.layoutPriority(child: child) }

    func ignoresAutomaticPadding() -> Bool { modifier.ignoresAutomaticPadding(child: child) }

    func spacing() -> Spacing { modifier.spacing(in: .peer, child: child) }

    mutating func sizeThatFits(_ proposal: _ProposedSize) -> CGSize {
        let (modifier, child) = (modifier, child)
        return sizes.get(proposal) { modifier.sizeThatFits(in: proposal, context: .peer, child: child) }
    }

    mutating func explicitAlignment(_ key: AlignmentKey, at size: ViewSize) -> CGFloat? {
        let placed = placed(in: size)
        return placed.dimensions[explicit: key].map { placed.origin[key.axis] + $0 }
    }

    mutating func childGeometries(at size: ViewSize, origin: CGPoint) -> [ViewGeometry] {
        var placed = placed(in: size)
        placed.origin = placed.origin.offsetBy(dx: origin.x, dy: origin.y)
        return [placed]
    }

    private mutating func placed(in size: ViewSize) -> ViewGeometry {
        let (modifier, child) = (modifier, child)
        let placement = placements.get(size) {
            modifier.placement(of: child, in: PlacementContext(base: .peer, parentSize: size))
        }
        return child.finallyPlaced(at: placement, in: size.value, layoutDirection: .leftToRight)
    }
}

/// A laid-out view of the real library.
public struct PeerLayout {
    /// The frames of all elements in the root's coordinates, parents first.
    public private(set) var frames: [CGRect] = []

    /// Lays a view out at 0, 0, as large as it answers.
    public init(_ view: any View, width: CGFloat, height: CGFloat) {
        var list = PeerList(ComputerStore())
        view.gather(into: &list)
        guard let root = list.elements.first else { return }
        let proposal = _ProposedSize(width: width, height: height)
        let size = root.computer.wrappedValue.sizeThatFits(proposal)
        root.place(at: .zero, ViewSize(size, proposal: proposal), &frames)
    }
}
