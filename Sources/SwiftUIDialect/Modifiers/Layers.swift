import EngineKit
import Negotiation

/// A view with others in front of it or behind it, which take no space, or with a mask, which is not shown. Made by
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

    /// Returns the view first, on both sides.
    package func children(of node: Node) -> Nodes {
        let (list, isOneView) = node.gatherLayer(side == .mask ? HandingDown(layer) { $0.isMask = true } : layer)
        node.storage = LayerState(isOneView: isOneView)
        return node.adopt([node.wrapped].compactMap { $0 } + list.children)
    }

    /// A class, because the node stores it as an object.
    private final class LayerState {
        /// Whether the layer is one view, rather than a ZStack of several.
        let isOneView: Bool

        init(isOneView: Bool) {
            self.isOneView = isOneView
        }
    }

    package func arrangement(for proposal: ProposedViewSize, in node: Node) -> Places {
        let size = node.only.settle(proposal, because: PassedOn(proposal.lengths))
        let primary = PlacedChild(node.only, at: .zero, proposal: proposal, because: Same(size: size))
        let layer = LayerPlacement(
            layers: node.children.dropping(1),
            isOneView: (node.storage as? LayerState)?.isOneView ?? false, alignment: alignment, name: elementName,
            answered: node.only.exchange(at: proposal))
        return node.places([primary] + layer.placed(over: node.only.dimensions(at: proposal)))
    }

    package func shares(for proposal: ProposedViewSize, in node: Node) -> ShareMaker? {
        node.layeredShares(at: proposal)
    }

    package func explicitGuide(_ key: AlignmentKey, at proposal: ProposedViewSize, in node: Node) -> CGFloat? {
        node.only.explicitGuide(key, at: proposal)
    }
}

extension View {
    /// Adds views in front of this one, which take no space.
    public func overlay<Layer: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> Layer
    ) -> some View { Layered(self, .overlay, content(), alignment: alignment) }

    /// Adds a view in front of this one, proposed this view's size.
    public func overlay<Layer: View>(_ overlay: Layer, alignment: Alignment = .center) -> some View {
        Layered(self, .overlay, overlay, alignment: alignment)
    }

    /// Adds views behind this one, which take no space.
    public func background<Layer: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> Layer
    ) -> some View { Layered(self, .background, content(), alignment: alignment) }

    /// Adds a view behind this one, proposed this view's size.
    public func background<Layer: View>(_ background: Layer, alignment: Alignment = .center) -> some View {
        Layered(self, .background, background, alignment: alignment)
    }
}
