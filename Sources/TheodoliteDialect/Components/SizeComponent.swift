import Negotiation

/// Asks its content in a range of its own, instead of the parent's, and answers the content's size within the parent's
/// range. A maximum alone does not make it larger. (Theodolite, SizeComponent.swift.)
public final class SizeComponent: Component, TypedComponent {
    /// The range that replaces the parent's, and the content.
    public typealias PropType = (size: SizeRange, component: Component)

    /// The content alone.
    public override func render() -> [Component] { [props.component] }

    /// Returns the content's answer to the range of the props, within the parent's.
    @_disfavoredOverload
    public override func layout(constraint: SizeRange, tree: ComponentTree) -> Layout {
        let children = tree.children().map { child in
            LayoutChild(corner: child.ask(props.size, because: RangeOfProps(range: props.size)))
        }
        let content = children.first?.layout.size ?? .zero
        return Layout(component: self, size: constraint.clamp(content), children: children)
    }

    override func explanation(of layout: Layout, in range: SizeRange, on axis: Axis, cell: CGSize) -> LengthExplanation
    {
        layout.clampedDecider(layout.children.first, in: range, on: axis)
    }
}
