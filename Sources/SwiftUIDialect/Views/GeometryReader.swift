import Negotiation

/// Views that are made when the size is known, at the top left of all that is proposed.
public struct GeometryReader: Element {
    package let make: (GeometryProxy) -> any View

    /// The closure is called when the size is known, and its views are proposed that size.
    public init<Content: View>(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
        make = content
    }

    /// Of views whose type is unknown.
    package init(_ make: @escaping (GeometryProxy) -> any View) {
        self.make = make
    }

    package func children(of node: Node) -> [Child] { [] }

    package func size(for proposal: ProposedViewSize, in node: Node) -> CGSize { node.filling(proposal) }
    package func domain(of proposal: ProposedViewSize, in node: Node) -> AnswerDomain { .following(proposal) }

    package func arrangement(for proposal: ProposedViewSize, in node: Node) -> [PlacedChild] {
        let size = node.size(at: proposal)
        let inner = ProposedViewSize(size)
        // Making views for a size costs about as much as another element, and is counted as one.
        _ = node.pass.admits()
        let children = node.adopt(node.gather(make(GeometryProxy(of: node, at: proposal)), along: nil).children)
        return children.map { child in
            let answer = child.ask(inner, because: ContainerSize(size: size))
            return PlacedChild(child, at: .zero, proposal: inner, because: TopLeading(size: answer))
        }
    }

    package func shares(for proposal: ProposedViewSize, in node: Node) -> ShareMaker? {
        node.arrangement(at: proposal).combined(in: node.size(at: proposal), else: .proposed)
    }

    package func guides(in node: Node) -> GuideSet { .none }
    package func explicitGuide(_ key: AlignmentKey, at proposal: ProposedViewSize, in node: Node) -> CGFloat? { nil }
}

/// The room there is, in a GeometryReader, and where it is.
public struct GeometryProxy: Sendable {
    /// In points.
    public let size: CGSize
    /// The corner, absolute.
    let origin: CGPoint
    /// The corners of the views around it whose coordinates have names, absolute.
    private let spaces: [String: CGPoint]

    package init(size: CGSize, origin: CGPoint = .zero, spaces: [String: CGPoint] = [:]) {
        self.size = size
        self.origin = origin
        self.spaces = spaces
    }

    /// Nothing is covered here.
    public var safeAreaInsets: EdgeInsets { EdgeInsets() }

    /// The frame as it is when all around it is placed. A name that no view around it has stands for the whole window.
    public func frame(in space: CoordinateSpace) -> CGRect {
        switch space {
        case .local: CGRect(origin: .zero, size: size)
        case .global: CGRect(origin: origin, size: size)
        case .named(let name):
            CGRect(
                x: origin.x - (spaces[name]?.x ?? 0), y: origin.y - (spaces[name]?.y ?? 0), width: size.width,
                height: size.height)
        }
    }
}

/// What frames are measured from.
public enum CoordinateSpace: Hashable, Sendable {
    /// From the corner of the whole layout.
    case global
    /// From the reader's own corner.
    case local
    /// From the corner of the view around it whose coordinates have this name.
    case named(String)
}
