import EngineKit
import Negotiation

/// A view with layers made from the preference of the views in it. Made by `overlayPreferenceValue` and
/// `backgroundPreferenceValue`.
public struct PreferenceLayer: TransparentModifier {
    package let content: any View
    package let side: Layered.Side
    package let alignment: Alignment
    private let rule: PreferenceRule
    private let make: (Any) -> any View

    package init(
        _ content: any View, _ side: Layered.Side, _ rule: PreferenceRule, alignment: Alignment,
        _ make: @escaping (Any) -> any View
    ) {
        self.content = content
        self.side = side
        self.alignment = alignment
        self.rule = rule
        self.make = make
    }

    package var elementName: String { side == .overlay ? "overlayPreferenceValue" : "backgroundPreferenceValue" }

    /// Makes the layer, once the view has been placed.
    package func arrangement(for proposal: ProposedViewSize, in node: Node) -> Places {
        let size = node.only.settle(proposal, because: PassedOn(proposal.lengths))
        let primary = PlacedChild(node.only, at: .zero, proposal: proposal, because: Same(size: size))
        node.only.corner = node.corner
        let view = make(node.only.preference(rule, at: proposal) ?? rule.initial())
        let (list, isOneView) = node.gatherLayer(view)
        let layer = LayerPlacement(
            layers: node.adopt(list.children), isOneView: isOneView, alignment: alignment, name: elementName,
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
    /// Adds views in front of this one, made from its preference; they take no space.
    public func overlayPreferenceValue<Key: PreferenceKey, Layer: View>(
        _ key: Key.Type = Key.self, alignment: Alignment = .center,
        @ViewBuilder _ transform: @escaping (Key.Value) -> Layer
    ) -> some View { layer(.overlay, key, alignment, transform) }

    /// Adds views behind this one, made from its preference; they take no space.
    public func backgroundPreferenceValue<Key: PreferenceKey, Layer: View>(
        _ key: Key.Type = Key.self, alignment: Alignment = .center,
        @ViewBuilder _ transform: @escaping (Key.Value) -> Layer
    ) -> some View { layer(.background, key, alignment, transform) }

    private func layer<Key: PreferenceKey, Layer: View>(
        _ side: Layered.Side, _ key: Key.Type, _ alignment: Alignment, _ transform: @escaping (Key.Value) -> Layer
    ) -> PreferenceLayer {
        PreferenceLayer(self, side, PreferenceRule(key), alignment: alignment) {
            transform($0 as? Key.Value ?? Key.defaultValue)
        }
    }
}
