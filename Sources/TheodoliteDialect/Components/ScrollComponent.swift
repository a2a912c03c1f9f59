import Negotiation

/// A window on its content, which is unlimited along one axis. There it takes the maximum of its range (NaN without one);
/// across, the content's length, in the range or not. (Theodolite, ScrollComponent.swift.)
///
/// The layout's `extra` is the content's size, a `CGSize`.
public final class ScrollComponent: Component, TypedComponent {
    /// What scrolls, along which axis, and settings of its view.
    public typealias PropType = (Component, direction: Direction, attributes: [Attribute])

    /// Along which axis it scrolls.
    public enum Direction: Hashable, Sendable {
        /// The height of the content is unlimited.
        case vertical
        /// The width of the content is unlimited.
        case horizontal

        var axis: Axis { self == .vertical ? .vertical : .horizontal }
    }

    /// The component alone.
    public override func render() -> [Component] { [props.0] }

    /// Asks the component without a limit along its axis. It is as long there as its range's maximum, NaN without one,
    /// and across as the component is.
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

    /// The view's settings; nothing here makes views.
    public override func view() -> ViewConfiguration? { ViewConfiguration(attributes: props.attributes) }
}
