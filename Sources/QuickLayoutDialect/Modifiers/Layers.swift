import EngineKit
import Negotiation

/// An element with a layer in front or behind, which is proposed the element's size and aligned with it. It takes no
/// space.
public struct LayerElement: Layout {
    /// The element that decides the size.
    public let target: any Element
    /// The layer, which is proposed that size; nil for none.
    public let layer: (any Element)?
    /// Whether the layer is in front or behind.
    public let place: Place
    /// The alignment of the layer on the target.
    public let alignment: Alignment

    /// - Parameter layer: proposed the target's size; nil for a target alone.
    public init(target: any Element, layer: (any Element)?, type: Place, alignment: Alignment = .center) {
        self.target = target
        self.layer = layer
        place = type
        self.alignment = alignment
    }

    /// The position of a layer: in front of the target, or behind it.
    public enum Place: String, Hashable, Sendable {
        /// Drawn over the target.
        case overlay
        /// Drawn behind the target.
        case background
    }

    /// The modifier as it is written: `overlay` or `background`.
    public var elementName: String { place.rawValue }
    /// The target, then the layer.
    public var children: [any Element] { [target] + (layer.map { [$0] } ?? []) }

    /// Returns the target's flexibility.
    public func flexibility(for axis: Axis, children: [ElementProxy], context: LayoutContext) -> Flexibility {
        children[0].flexibility(for: axis)
    }

    /// Returns the target's priority.
    public func layoutPriority(children: [ElementProxy]) -> CGFloat { children[0].layoutPriority }

    /// Returns the target's size, with its alignment lines; the layer may stick out.
    public func layoutThatFits(
        _ proposal: CGSize, children: [ElementProxy], context: LayoutContext
    ) -> LayoutNode {
        let answer = children[0].layoutThatFits(proposal, because: PassedOn(proposal.lengths))
        let size = answer.size
        var placed = [LayoutNode.Child(answer, because: context.reason(Same(size: size)))]
        let guides = placed[0].movedGuides
        if children.count > 1 {
            let layer = children[1].layoutThatFits(
                size, because: TargetSize(size, layer: place.rawValue, answered: answer.exchange))
            placed.append(layer.linedUp(alignment, at: answer.dimensions.point(of: alignment), in: context))
        }
        let node = LayoutNode(
            size: size, children: placed, guides: guides, context: context, domain: answer.domain,
            descent: .ends)
        guard context.isRecorded else { return node }
        return node.explained(
            by: .own { [name = elementName] recorder, id in
                let children = placed.map { CombinedChild($0.layout) }
                recorder.share(of: id) { _ in
                    Share.layered(size, around: children[0], layers: Array(children.dropFirst()), named: name)
                }
            })
    }

    /// The target's answer.
    public func explanation(
        of answer: LayoutNode, to proposal: CGSize, on axis: Axis, context: LayoutContext
    ) -> LengthExplanation {
        guard let exchange = answer.children.first?.layout.exchange else { return LengthExplanation(.rule) }
        return LengthExplanation(.answer(exchange, axis))
    }
}

extension Element {
    /// Adds a layer in front, proposed this element's size.
    public func overlay(
        alignment: Alignment = .center, @LayoutBuilder content: () -> (any Element)?
    ) -> Element & Layout {
        LayerElement(target: self, layer: content(), type: .overlay, alignment: alignment)
    }

    /// Adds a layer behind, proposed this element's size.
    public func background(
        alignment: Alignment = .center, @LayoutBuilder content: () -> (any Element)?
    ) -> Element & Layout {
        LayerElement(target: self, layer: content(), type: .background, alignment: alignment)
    }
}
