import Negotiation

/// Gives the view's coordinates a name. Made by `coordinateSpace`.
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
        // On several views the last is the one that the name stands for, as it is gathered last.
        let mark = CoordinateMark()
        inner.spaces[name] = mark
        list.append(Marked(modifier: self, mark: mark), around: content, inner: inner)
    }

    /// The modifier with what the views in it know it by.
    struct Marked: TransparentModifier {
        let modifier: NamedCoordinates
        let mark: CoordinateMark

        var content: any View { modifier.content }
        var elementName: String { modifier.elementName }

        func children(of node: Node) -> [Child] {
            mark.node = node
            return node.wrapped.map { [$0] } ?? []
        }
    }
}

/// Leads to the view whose coordinates have a name. A class, for it is known to the views in it before it has a place.
final class CoordinateMark {
    fileprivate(set) weak var node: Node?
}

extension View {
    /// Gives the view's coordinates a name, for those in it that ask for a frame in them.
    public func coordinateSpace<Name: Hashable>(name: Name) -> some View {
        NamedCoordinates(self, name: "\(name)")
    }

    /// Gives the view's coordinates a name, for those in it that ask for a frame in them.
    public func coordinateSpace(_ space: CoordinateSpace) -> some View {
        NamedCoordinates(self, name: space.name ?? "")
    }
}

extension CoordinateSpace {
    /// Nil for those that are there without being named.
    var name: String? { if case .named(let name) = self { name } else { nil } }
}

extension GeometryProxy {
    /// Of a view that stands at its node's corner, placed with a proposal.
    init(of node: Node, at proposal: ProposedViewSize) {
        self.init(
            size: node.size(at: proposal), origin: node.corner,
            spaces: node.context.spaces.compactMapValues { $0.node?.corner })
    }
}
