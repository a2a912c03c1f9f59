import Negotiation

/// Names the view's coordinate space. Made by `coordinateSpace`.
public struct NamedCoordinates: TransparentModifier {
    package let content: any View
    private let name: String

    package init(_ content: any View, name: String) {
        self.content = content
        self.name = name
    }

    package var elementName: String { "coordinateSpace" }

    package func gather(into list: inout ChildList) {
        var inner = list.context
        // On several views the name is that of the last, which is gathered last.
        let mark = CoordinateMark()
        inner.spaces[name] = mark
        list.append(Marked(modifier: self, mark: mark), around: content, inner: inner)
    }

    /// The modifier with its mark, which the views inside know.
    struct Marked: TransparentModifier {
        let modifier: NamedCoordinates
        let mark: CoordinateMark

        var content: any View { modifier.content }
        var elementName: String { modifier.elementName }

        func children(of node: Node) -> Nodes {
            mark.node = node
            return node.wrappedNodes
        }
    }
}

/// A reference to the view with a named coordinate space. A class, because the views inside know it before it has a
/// position. Only views of its pass read it.
final class CoordinateMark {
    fileprivate(set) var node: Node?
}

extension View {
    /// Names the view's coordinate space, for views inside that read a frame in it.
    public func coordinateSpace<Name: Hashable>(name: Name) -> some View { NamedCoordinates(self, name: "\(name)") }

    /// Names the view's coordinate space, for views inside that read a frame in it.
    public func coordinateSpace(_ space: CoordinateSpace) -> some View {
        NamedCoordinates(self, name: space.name ?? "")
    }
}

extension CoordinateSpace {
    /// The name; nil for the spaces without one.
    var name: String? { if case .named(let name) = self { name } else { nil } }
}

extension GeometryProxy {
    /// Creates the geometry of a view at its node's corner, placed with a proposal.
    init(of node: Node, at proposal: ProposedViewSize) {
        self.init(
            size: node.size(at: proposal), origin: node.corner,
            spaces: node.context.spaces.compactMapValues { $0.node?.corner })
    }
}
