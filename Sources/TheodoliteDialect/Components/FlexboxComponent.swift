import Negotiation

/// A flex container of CSS: children in a row or a column, or in several lines if it wraps. On a limited axis it takes
/// the maximum, unless it has a size or a maximum of its own; else its contents' length. Lengths are rounded up to
/// whole points, positions down. (Theodolite, FlexboxComponent.swift; Yoga.)
public final class FlexboxComponent: Component, TypedComponent {
    /// The container's options, and its children with theirs.
    public typealias PropType = (options: FlexOptions, children: [FlexChild])

    /// The children, in order.
    public override func render() -> [Component] { props.children.map(\.component) }

    /// Lays the children out by the CSS flexible box algorithm, as in Yoga of December 2016.
    @_disfavoredOverload
    public override func layout(constraint: SizeRange, tree: ComponentTree) -> Layout {
        let (options, children) = props
        let result = FlexboxAlgorithm(options, children, tree.children(), in: constraint).layOut()
        let layout = Layout(component: self, size: result.size, children: result.children)
        layout.account = result.account
        layout.explain = result.explain
        return layout
    }

    override func explanation(of layout: Layout, in range: SizeRange, on axis: Axis, cell: CGSize) -> LengthExplanation
    {
        layout.explain?(axis) ?? LengthExplanation(.rule)
    }

    /// The size that it answers in a range whatever its children; nil if that depends on them.
    func certainSize(in range: SizeRange) -> CGSize? {
        FlexContainer(props.options, in: range).exactSize.map { range.clamp($0.inWholePoints) }
    }
}
