import EngineKit
import Negotiation

/// Insets its content from its edges. If the insets exceed the available size, the content overflows. (Theodolite,
/// InsetComponent.swift.)
public final class InsetComponent: Component, TypedComponent {
    /// The insets in points, and the content.
    public typealias PropType = (insets: UIEdgeInsets, component: Component)

    /// The content alone.
    public override func render() -> [Component] { [props.component] }

    /// Returns the content's size plus the insets, within its range.
    @_disfavoredOverload
    public override func layout(constraint: SizeRange, tree: ComponentTree) -> Layout {
        let insets = props.insets
        let corner = CGPoint(x: insets.left, y: insets.top)
        let range = constraint.inset(by: insets)
        let children = tree.children().map { child in
            let layout = child.ask(range, because: RangeMinusInsets(range: constraint, insets: insets))
            return LayoutChild(layout, at: corner, because: InsideOfInsets(size: layout.size, corner: corner))
        }
        let content = children.first?.layout.size ?? .zero
        let size = CGSize(
            width: content.width + insets.left + insets.right, height: content.height + insets.top + insets.bottom)
        return Layout(component: self, size: constraint.clamp(size), children: children)
    }

    override func explanation(of layout: Layout, in range: SizeRange, on axis: Axis, cell: CGSize) -> LengthExplanation
    {
        layout.clampedDecider(layout.children.first, around: props.insets.pair(axis), in: range, on: axis)
    }
}

extension SizeRange {
    /// The range minus insets: no bound is below 0, and a missing bound stays missing.
    func inset(by insets: UIEdgeInsets) -> SizeRange {
        var range = self
        for axis in Axis.allCases {
            let (leading, trailing) = insets.pair(axis)
            if !min[axis].isNaN { range.min[axis] = Swift.max(0, min[axis] - leading - trailing) }
            if !max[axis].isNaN { range.max[axis] = Swift.max(0, max[axis] - leading - trailing) }
        }
        return range
    }
}
