import EngineKit
import Negotiation

/// A view with others in front of it or behind it, which take no room, or which are not shown and say where it is. Made by
/// `overlay`, `background` and `mask`.
public struct Layered: TransparentModifier {
    package enum Side: String, Hashable, Sendable {
        case overlay, background, mask
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

    package var elementName: String { side.rawValue }

    /// What it is around comes first, in both.
    package func children(of node: Node) -> [Child] {
        let (list, isOneView) = node.gatherLayer(side == .mask ? HandingDown(layer) { $0.isMask = true } : layer)
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
        let size = node.only.settle(proposal, because: PassedOn(proposal.lengths))
        let primary = PlacedChild(node.only, at: .zero, proposal: proposal, because: Same(size: size))
        let layer = LayerPlacement(
            layers: Array(node.children.dropFirst()),
            isOneView: (node.storage as? LayerState)?.isOneView ?? false, alignment: alignment, name: elementName)
        return [primary] + layer.placed(over: node.only.dimensions(at: proposal))
    }

    package func shares(for proposal: ProposedViewSize, in node: Node) -> ShareMaker? {
        node.layeredShares(at: proposal)
    }

    package func explicitGuide(_ key: AlignmentKey, at proposal: ProposedViewSize, in node: Node) -> CGFloat? {
        node.only.explicitGuide(key, at: proposal)
    }
}

extension View {
    /// Views in front of this one, which take no room.
    public func overlay<Layer: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> Layer
    ) -> some View { Layered(self, .overlay, content(), alignment: alignment) }

    /// Puts a view over this one; it is proposed this view's size.
    public func overlay<Layer: View>(_ overlay: Layer, alignment: Alignment = .center) -> some View {
        Layered(self, .overlay, overlay, alignment: alignment)
    }

    /// Views behind this one, which take no room.
    public func background<Layer: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> Layer
    ) -> some View { Layered(self, .background, content(), alignment: alignment) }

    /// Puts a view behind this one; it is proposed this view's size.
    public func background<Layer: View>(_ background: Layer, alignment: Alignment = .center) -> some View {
        Layered(self, .background, background, alignment: alignment)
    }
}
