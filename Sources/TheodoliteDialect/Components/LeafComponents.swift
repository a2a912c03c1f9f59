import Negotiation

/// An image of one size, within its range. (Theodolite, ImageComponent.swift.)
public final class ImageComponent: Component, TypedComponent {
    /// The image, its size in points, and settings of its view.
    public typealias PropType = (() -> UIImage, size: CGSize, options: ViewOptions)

    /// Returns its size, within its range.
    @_disfavoredOverload
    public override func layout(constraint: SizeRange, tree: ComponentTree) -> Layout {
        Layout(component: self, size: constraint.clamp(props.size), children: [])
    }

    override func explanation(of layout: Layout, in range: SizeRange, on axis: Axis, cell: CGSize) -> LengthExplanation
    {
        range.clamped(props.size[axis], LengthExplanation(.constant), on: axis)
    }

    /// The view's settings; no views are made here.
    public override func view() -> ViewConfiguration? { props.options.configuration }
}

/// A view that takes the maximum of its range; NaN without one. (Theodolite, ViewComponent.swift.)
public final class ViewComponent: Component, TypedComponent {
    /// The view's class and settings.
    public typealias PropType = ViewConfiguration

    /// Returns the maximum of its range, NaN if there is none.
    @_disfavoredOverload
    public override func layout(constraint: SizeRange, tree: ComponentTree) -> Layout {
        Layout(component: self, size: constraint.max, children: [])
    }

    override func explanation(of layout: Layout, in range: SizeRange, on axis: Axis, cell: CGSize) -> LengthExplanation
    {
        LengthExplanation(.room(axis))
    }

    /// The view's settings; no views are made here.
    public override func view() -> ViewConfiguration? { props }
}

/// A spinner, 60 points wide and high, within its range. (Theodolite, ActivityIndicatorComponent.swift.)
public final class ActivityIndicatorComponent: Component, TypedComponent {
    /// No props; written `ActivityIndicatorComponent(nil)`.
    public typealias PropType = Void?

    private static let side: CGFloat = 60

    /// Returns 60×60 points, within its range.
    @_disfavoredOverload
    public override func layout(constraint: SizeRange, tree: ComponentTree) -> Layout {
        let size = CGSize(width: Self.side, height: Self.side)
        return Layout(component: self, size: constraint.clamp(size), children: [])
    }

    override func explanation(of layout: Layout, in range: SizeRange, on axis: Axis, cell: CGSize) -> LengthExplanation
    {
        range.clamped(Self.side, LengthExplanation(.constant), on: axis)
    }
}
