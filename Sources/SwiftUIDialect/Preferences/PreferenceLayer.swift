import EngineKit
import Negotiation

/// A view with others in front of it or behind it that are made of what the views in it hand up. Made by
/// `overlayPreferenceValue` and `backgroundPreferenceValue`.
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

    package var elementName: String {
        side == .overlay ? "overlayPreferenceValue" : "backgroundPreferenceValue"
    }

    /// The layer is made here, once what it is around has been placed.
    package func arrangement(for proposal: ProposedViewSize, in node: Node) -> [PlacedChild] {
        let size = node.only.settle(proposal, because: PassedOn(proposal.lengths))
        let primary = PlacedChild(node.only, at: .zero, proposal: proposal, because: Same(size: size))
        node.only.corner = node.corner
        let view = make(node.only.preference(rule, at: proposal) ?? rule.initial())
        let (list, isOneView) = node.gatherLayer(view)
        let layer = LayerPlacement(
            layers: node.adopt(list.children), isOneView: isOneView, alignment: alignment, name: elementName)
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
    /// Views in front of this one, made of what the views in it hand up; they take no room.
    public func overlayPreferenceValue<Key: PreferenceKey, Layer: View>(
        _ key: Key.Type = Key.self, alignment: Alignment = .center,
        @ViewBuilder _ transform: @escaping (Key.Value) -> Layer
    ) -> some View { layer(.overlay, key, alignment, transform) }

    /// Views behind this one, made of what the views in it hand up; they take no room.
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
