/// Its children in a row or a column, in lines of them where it wraps: a flex container of CSS. It is as large as it
/// may be on an axis that is limited, unless it has a size or a maximum of its own; else as large as its contents.
/// Lengths are rounded up to whole points, places down. (Theodolite, FlexboxComponent.swift; Yoga.)
public final class FlexboxComponent: Component, TypedComponent {
    /// The container's options, and its children with theirs.
    public typealias PropType = (options: FlexOptions, children: [FlexChild])

    /// The children, in order.
    public override func render() -> [Component] { props.children.map(\.component) }

    /// By the CSS flexible box algorithm, as the Yoga of December 2016 has it.
    @_disfavoredOverload
    public override func layout(constraint: SizeRange, tree: ComponentTree) -> Layout {
        let result = FlexboxAlgorithm(props.options, props.children, tree.children(), in: constraint).layOut()
        let layout = Layout(component: self, size: result.size, children: result.children)
        layout.account = result.account
        return layout
    }

    /// The size that it answers in a range, where that leaves it no choice whatever its children; else nil.
    func certainSize(in range: SizeRange) -> CGSize? {
        FlexContainer(props.options, in: range).exactSize.map { range.clamp($0.inWholePoints) }
    }
}
