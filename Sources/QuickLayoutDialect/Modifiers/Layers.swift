import EngineKit
import Negotiation

/// An element with a layer in front or behind, which is proposed the element's size and aligned with it. It takes no
/// space.
public struct LayerElement: LibraryContainer {
    // The target and the layer come first: they are read where they are.
    /// The element that decides the size.
    public let target: any Element
    /// The layer, which is proposed that size; nil for none.
    public let layer: (any Element)?
    /// Whether the layer is in front or behind.
    public let place: Place
    /// The alignment of the layer on the target.
    public let alignment: Alignment
    private let childCount: Int

    /// - Parameter layer: proposed the target's size; nil for a target alone.
    public init(target: any Element, layer: (any Element)?, type: Place, alignment: Alignment = .center) {
        self.target = target
        self.layer = layer
        place = type
        self.alignment = alignment
        childCount = layer == nil ? 1 : 2
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
    private var layerName: StaticString { place == .overlay ? "overlay" : "background" }
    /// The target, then the layer.
    public var children: [any Element] { [target] + (layer.map { [$0] } ?? []) }

    func makeFamily(in row: RowPointer) {
        guard let address = row.address(as: LayerElement.self) else {
            _ = row.family(of: children, areStored: false, in: row.pointee.surroundings)
            return
        }
        // The layer is stored after the target.
        let stored = UnsafeBufferPointer(
            start: address.assumingMemoryBound(to: (any Element).self), count: childCount)
        assert(layer.map { type(of: $0) == type(of: stored[1]) } ?? true)
        row.family(of: stored, areStored: true, in: row.pointee.surroundings)
    }

    /// Returns the target's flexibility.
    func flexibility(for axis: Axis, children: Subelements, in surroundings: Surroundings) -> Flexibility {
        children.first?.flexibility(for: axis) ?? .fixedSize
    }

    /// Returns the target's priority.
    func priority(children: Subelements) -> CGFloat { children.first?.layoutPriority ?? 0 }

    /// Returns the target's size, with its alignment lines; the layer may stick out.
    @inline(__always) func answer(to proposal: CGSize, children: Subelements, in context: RuleContext) -> Answer {
        // A target that a pass does not admit is empty.
        guard let child = children.first else { return context.leaf(.zero, domain: nil) }
        let answer = child.ask(proposal, because: PassedOn(proposal.lengths))
        let size = answer.size
        var places = context.newPlaces(children.count)
        let target = context.place(answer, because: Same(size: size))
        places.append(target)
        if children.count > 1 {
            let layer = children[1].ask(
                size, because: TargetSize(size, layer: layerName, answered: answer.exchange))
            places.append(context.linedUp(layer, alignment, at: answer.point(of: alignment)))
        }
        return context.answer(
            size, places.places, guides: target.movedGuides, domain: answer.domain, descent: .ends,
            account: .layered)
    }

    /// The target's answer.
    public func explanation(
        of answer: LayoutNode, to proposal: CGSize, on axis: Axis, context: LayoutContext
    ) -> LengthExplanation {
        guard let exchange = answer.answer.places.first?.answer.exchange else { return LengthExplanation(.rule) }
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
