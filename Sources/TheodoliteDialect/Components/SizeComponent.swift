/// Asks what it wraps in a range of its own, whatever the parent's, and is itself as large as that is, within the
/// parent's range. A maximum alone does not make it larger. (Theodolite, SizeComponent.swift.)
public final class SizeComponent: Component, TypedComponent {
    /// The range that goes before the parent's, and what it is around.
    public typealias PropType = (size: SizeRange, component: Component)

    /// The component alone.
    public override func render() -> [Component] { [props.component] }

    /// The component's answer to the range of its props, within the parent's.
    @_disfavoredOverload
    public override func layout(constraint: SizeRange, tree: ComponentTree) -> Layout {
        let children = tree.children().map { child in
            LayoutChild(corner: child.ask(props.size, because: RangeOfProps(range: props.size)))
        }
        let content = children.first?.layout.size ?? .zero
        return Layout(component: self, size: constraint.clamp(content), children: children)
    }
}
