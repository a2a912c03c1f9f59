import EngineKit
import Negotiation

/// Places a component behind another, at exactly the other's size. (Theodolite, BackgroundComponent.swift.)
public final class BackgroundComponent: Component, TypedComponent {
    /// The component and its background.
    public typealias PropType = (component: Component, background: Component)

    /// The component, then its background.
    public override func render() -> [Component] { [props.component, props.background] }

    /// Returns the component's size, with the background at exactly that size.
    @_disfavoredOverload
    public override func layout(constraint: SizeRange, tree: ComponentTree) -> Layout {
        let layers = Layers(in: constraint, tree)
        return layers.layout(
            of: self, in: constraint, drawing: [layers.companion, layers.component], named: "background")
    }

    override func explanation(of layout: Layout, in range: SizeRange, on axis: Axis, cell: CGSize) -> LengthExplanation
    {
        layout.clampedDecider(layout.children.last, in: range, on: axis)
    }
}

/// Places a component in front of another, at exactly the other's size. (Theodolite, OverlayComponent.swift.)
public final class OverlayComponent: Component, TypedComponent {
    /// The component and its overlay.
    public typealias PropType = (component: Component, overlay: Component)

    /// The component, then its overlay.
    public override func render() -> [Component] { [props.component, props.overlay] }

    /// Returns the component's size, with the overlay at exactly that size.
    @_disfavoredOverload
    public override func layout(constraint: SizeRange, tree: ComponentTree) -> Layout {
        let layers = Layers(in: constraint, tree)
        return layers.layout(of: self, in: constraint, drawing: [layers.component, layers.companion], named: "overlay")
    }

    override func explanation(of layout: Layout, in range: SizeRange, on axis: Axis, cell: CGSize) -> LengthExplanation
    {
        layout.clampedDecider(layout.children.first, in: range, on: axis)
    }
}

/// Two layered components: the first decides the size, and its companion gets it.
private struct Layers {
    let component: LayoutChild?
    let companion: LayoutChild?
    let size: CGSize

    init(in range: SizeRange, _ tree: ComponentTree) {
        let children = tree.children()
        let decider = children.first?.ask(range, because: ComponentFirst(range: range))
        let size = decider?.size ?? .zero
        component = decider.map { LayoutChild(corner: $0) }
        companion = children.dropFirst().first.map { child in
            LayoutChild(
                corner: child.ask(
                    SizeRange(size), because: SizeOfTheComponent(size: size, answered: decider?.exchange)))
        }
        self.size = size
    }

    /// - Parameters:
    ///   - children: the children in drawing order.
    ///   - name: the companion's name.
    func layout(
        of owner: Component, in range: SizeRange, drawing children: [LayoutChild?], named name: String
    ) -> Layout {
        let layout = Layout(component: owner, size: range.clamp(size), children: children.compactMap { $0 })
        guard let component, component.layout.answeredBy?.id != nil else { return layout }
        layout.account = { [size = layout.size] recorder, id in
            let target = CombinedChild(component.layout)
            let layers = [companion].compactMap { $0 }.map { CombinedChild($0.layout) }
            recorder.share(of: id) { _ in Share.layered(size, around: target, layers: layers, named: name) }
        }
        return layout
    }
}
