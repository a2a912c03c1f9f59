import EngineKit
import Negotiation

/// Keeps a distance between its edges and what it wraps. Where the insets are more than there is room, what it wraps is
/// pushed out of it. (Theodolite, InsetComponent.swift.)
public final class InsetComponent: Component, TypedComponent {
    /// Distances in points, and what they are around.
    public typealias PropType = (insets: UIEdgeInsets, component: Component)

    /// The component alone.
    public override func render() -> [Component] { [props.component] }

    /// The component's size and the insets, within its range.
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
}

extension SizeRange {
    /// What insets leave of it: no bound below 0, and none where there was none.
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
