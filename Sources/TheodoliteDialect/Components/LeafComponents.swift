/// A picture of one size, as far as its range lets it. (Theodolite, ImageComponent.swift.)
public final class ImageComponent: Component, TypedComponent {
    /// What makes the image, its size in points, and settings of its view.
    public typealias PropType = (() -> UIImage, size: CGSize, options: ViewOptions)

    /// Its size, within its range.
    @_disfavoredOverload
    public override func layout(constraint: SizeRange, tree: ComponentTree) -> Layout {
        Layout(component: self, size: constraint.clamp(props.size), children: [])
    }

    /// The view's settings; nothing here makes views.
    public override func view() -> ViewConfiguration? { props.options.configuration }
}

/// A view that takes the maximum of its range; NaN without one. (Theodolite, ViewComponent.swift.)
public final class ViewComponent: Component, TypedComponent {
    /// The view's class and settings.
    public typealias PropType = ViewConfiguration

    /// The maximum of its range, NaN where there is none.
    @_disfavoredOverload
    public override func layout(constraint: SizeRange, tree: ComponentTree) -> Layout {
        Layout(component: self, size: constraint.max, children: [])
    }

    /// The view's settings; nothing here makes views.
    public override func view() -> ViewConfiguration? { props }
}

/// A spinner, 60 points wide and high as far as its range lets it. (Theodolite,
/// ActivityIndicatorComponent.swift.)
public final class ActivityIndicatorComponent: Component, TypedComponent {
    /// Nothing; written `ActivityIndicatorComponent(nil)`.
    public typealias PropType = Void?

    private static let side: CGFloat = 60

    /// 60 points wide and high, within its range.
    @_disfavoredOverload
    public override func layout(constraint: SizeRange, tree: ComponentTree) -> Layout {
        let size = CGSize(width: Self.side, height: Self.side)
        return Layout(component: self, size: constraint.clamp(size), children: [])
    }
}
