import Negotiation

/// Views made when the size is known, at the top left of the whole proposal.
public struct GeometryReader: SizedElement {
    package let make: (GeometryProxy) -> any View

    /// Creates a reader; the closure is called when the size is known, and its views are proposed that size.
    public init<Content: View>(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
        make = content
    }

    /// Creates a reader of views of an unknown type.
    package init(_ make: @escaping (GeometryProxy) -> any View) {
        self.make = make
    }

    package func children(of node: Node) -> Nodes { .none }

    package func size(for proposal: ProposedViewSize, in node: Node) -> CGSize { node.filling(proposal) }

    package func explanation(of size: CGSize, to proposal: ProposedViewSize, on axis: Axis, in node: Node)
        -> LengthExplanation
    {
        .proposed(proposal, or: size[axis], on: axis)
    }
    package func domain(of proposal: ProposedViewSize, in node: Node) -> AnswerDomain { .following(proposal) }

    package func arrangement(for proposal: ProposedViewSize, in node: Node) -> Places {
        let size = node.size(at: proposal)
        let inner = ProposedViewSize(size)
        // Making views for a size costs about as much as another element, and counts as one.
        _ = node.pass.admits()
        let children = node.nodes(of: make(GeometryProxy(of: node, at: proposal)), along: nil)
        return node.places(children) { child in
            let answer = child.ask(inner, because: ContainerSize(size: size, answered: node.exchange(at: proposal)))
            return PlacedChild(topLeading: child, of: answer, proposal: inner)
        }
    }

    package func shares(for proposal: ProposedViewSize, in node: Node) -> ShareMaker? {
        node.arrangement(at: proposal).combined(in: node.size(at: proposal), else: .proposed)
    }
}

/// The size and position of a GeometryReader.
public struct GeometryProxy: Sendable {
    /// The size in points.
    public let size: CGSize
    /// The corner, absolute.
    let origin: CGPoint
    /// The corners of the views around it with named coordinate spaces, absolute.
    private let spaces: [String: CGPoint]

    package init(size: CGSize, origin: CGPoint = .zero, spaces: [String: CGPoint] = [:]) {
        self.size = size
        self.origin = origin
        self.spaces = spaces
    }

    /// Zero: nothing is covered here.
    public var safeAreaInsets: EdgeInsets { EdgeInsets() }

    /// Returns the frame after all around it is placed. An unknown name means the whole window.
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

/// The origin of a frame's coordinates.
public enum CoordinateSpace: Hashable, Sendable {
    /// The corner of the whole layout.
    case global
    /// The reader's own corner.
    case local
    /// The corner of the view around it with this name.
    case named(String)
}
