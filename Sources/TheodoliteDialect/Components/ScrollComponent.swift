import Negotiation

/// A window on its content, which is unlimited along one axis. There it takes the maximum of its range (NaN without
/// one); across, it takes the content's length, in the range or not. (Theodolite, ScrollComponent.swift.)
///
/// The layout's `extra` is the content's size, a `CGSize`.
public final class ScrollComponent: Component, TypedComponent {
    /// The content, its scroll axis, and settings of its view.
    public typealias PropType = (Component, direction: Direction, attributes: [Attribute])

    /// The axis of scrolling.
    public enum Direction: Hashable, Sendable {
        /// The height of the content is unlimited.
        case vertical
        /// The width of the content is unlimited.
        case horizontal

        var axis: Axis { self == .vertical ? .vertical : .horizontal }
    }

    /// The content alone.
    public override func render() -> [Component] { [props.0] }

    /// Asks the content without a limit along its axis. The length there is its range's maximum, NaN without one; the
    /// length across is the content's.
    @_disfavoredOverload
    public override func layout(constraint: SizeRange, tree: ComponentTree) -> Layout {
        let axis = props.direction.axis
        let range = SizeRange(max: constraint.max).replacing(axis, max: .nan)
        let children = tree.children().map { child in
            LayoutChild(corner: child.ask(range, because: NoLimitAlongScrollAxis(axis: axis, range: constraint)))
        }
        let content = CGSize.union(of: children)
        var size = content
        size[axis] = constraint.max[axis]
        return Layout(component: self, size: size, children: children, extra: content)
    }

    override func explanation(of layout: Layout, in range: SizeRange, on axis: Axis, cell: CGSize) -> LengthExplanation
    {
        axis == props.direction.axis ? LengthExplanation(.room(axis)) : layout.farthest(on: axis)
    }

    /// The view's settings; no views are made here.
    public override func view() -> ViewConfiguration? { ViewConfiguration(attributes: props.attributes) }
}
