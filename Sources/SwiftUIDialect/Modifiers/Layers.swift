import Negotiation

/// A view with others in front of it or behind it, which take no room. Made by `overlay` and `background`.
public struct Layered: TransparentModifier {
    package enum Side: Hashable, Sendable {
        case overlay, background
    }

    package let content: any View
    package let layer: any View
    package let alignment: Alignment
    package let side: Side

    package init(_ content: any View, _ side: Side, _ layer: any View, alignment: Alignment) {
        self.content = content
        self.side = side
        self.layer = layer
        self.alignment = alignment
    }

    package var elementName: String { side == .overlay ? "overlay" : "background" }

    /// What it is around comes first, in both; several views of a layer are as in a ZStack.
    package func children(of node: Node) -> [Child] {
        var list = node.gather(layer, along: node.context.stackAxis)
        let isOneView = list.isStatic && list.children.count == 1
        if !isOneView { list = node.gather(layer, along: nil) }
        node.storage = LayerState(isOneView: isOneView)
        return (node.wrapped.map { [$0] } ?? []) + list.children
    }

    /// A class, for the node keeps it as it is.
    private final class LayerState {
        /// Whether the layer is a view, and not a ZStack of however many.
        let isOneView: Bool

        init(isOneView: Bool) {
            self.isOneView = isOneView
        }
    }

    package func arrangement(for proposal: ProposedViewSize, in node: Node) -> [PlacedChild] {
        let size = node.only.settle(proposal, because: PassedOn(offer: proposal))
        let primary = PlacedChild(node.only, at: .zero, proposal: proposal, because: Same(size: size))
        let layers = node.children.dropFirst()
        guard let layer = layers.first else { return [primary] }
        let inner = ProposedViewSize(size)
        let target = node.only.dimensions(at: proposal)
        if (node.storage as? LayerState)?.isOneView ?? false {
            _ = layer.ask(inner, because: TargetSize(target: size, layer: elementName))
            let lines = Aligned(layer.dimensions(at: inner), in: target, alignment)
            return [primary, PlacedChild(layer, at: lines.corner, proposal: inner, because: lines)]
        }
        let stack = ZStackSolver(children: Array(layers), alignment: .center)
        let stackSize = stack.size(for: inner) { _ in TargetSize(target: size, layer: elementName) }
        let placed = stack.place(in: stackSize)
        let corner = alignment.corner(of: StackedLayer(size: stackSize, children: placed), in: target)
        return [primary]
            + placed.map { child in
                let position = child.position.moved(by: corner)
                return PlacedChild(
                    child.node, at: position, proposal: child.proposal,
                    because: InLayer(size: child.node.size(at: child.proposal), place: position, layer: elementName))
            }
    }

    package func explicitGuide(_ key: AlignmentKey, at proposal: ProposedViewSize, in node: Node) -> CGFloat? {
        node.only.explicitGuide(key, at: proposal)
    }
}

/// Several views of a layer, which are aligned as one.
private struct StackedLayer {
    package let size: CGSize
    package let children: [PlacedChild]

    subscript(key: AlignmentKey) -> CGFloat {
        children.mergedGuide(key) ?? key.defaultValue(in: ViewDimensions(size: size))
    }
}

extension Alignment {
    fileprivate func corner(of layer: StackedLayer, in target: ViewDimensions) -> CGPoint {
        CGPoint(
            x: target[horizontal.key] - layer[horizontal.key], y: target[vertical.key] - layer[vertical.key])
    }
}

extension View {
    /// Views in front of this one, which take no room.
    public func overlay<Layer: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> Layer
    ) -> some View { Layered(self, .overlay, content(), alignment: alignment) }

    public func overlay<Layer: View>(_ overlay: Layer, alignment: Alignment = .center) -> some View {
        Layered(self, .overlay, overlay, alignment: alignment)
    }

    /// Views behind this one, which take no room.
    public func background<Layer: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> Layer
    ) -> some View { Layered(self, .background, content(), alignment: alignment) }

    public func background<Layer: View>(_ background: Layer, alignment: Alignment = .center) -> some View {
        Layered(self, .background, background, alignment: alignment)
    }
}
