import Negotiation

/// Views that are made when the size is known, at the top left of all that is proposed.
public struct GeometryReader: Element {
    package let make: (GeometryProxy) -> any View

    public init<Content: View>(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
        make = content
    }

    /// Of views whose type nobody knows.
    package init(_ make: @escaping (GeometryProxy) -> any View) {
        self.make = make
    }

    package func children(of node: Node) -> [Child] { [] }

    package func size(for proposal: ProposedViewSize, in node: Node) -> CGSize { node.filling(proposal) }
    package func domain(of proposal: ProposedViewSize, in node: Node) -> AnswerDomain { .following(proposal) }

    package func arrangement(for proposal: ProposedViewSize, in node: Node) -> [PlacedChild] {
        let size = node.size(at: proposal)
        let inner = ProposedViewSize(size)
        let children = node.adopt(node.gather(make(GeometryProxy(size: size)), along: nil).children)
        return children.map { child in
            let answer = child.ask(inner, because: ContainerSize(size: size))
            return PlacedChild(child, at: .zero, proposal: inner, because: TopLeading(size: answer))
        }
    }

    package func guides(in node: Node) -> GuideSet { .none }
    package func explicitGuide(_ key: AlignmentKey, at proposal: ProposedViewSize, in node: Node) -> CGFloat? { nil }
}

/// The room there is, in a GeometryReader.
public struct GeometryProxy: Sendable {
    /// In points.
    public let size: CGSize

    package init(size: CGSize) {
        self.size = size
    }

    /// Nothing is covered here.
    public var safeAreaInsets: EdgeInsets { EdgeInsets() }

    /// The reader's frame: its corner is 0, 0 in every space, for it is known only when all around it is placed.
    public func frame(in space: CoordinateSpace) -> CGRect { CGRect(origin: .zero, size: size) }
}

/// What frames are measured from.
public enum CoordinateSpace: Hashable, Sendable {
    case global, local
    case named(String)
}
