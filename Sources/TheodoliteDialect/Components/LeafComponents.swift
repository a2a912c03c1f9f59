/// A picture of one size, as far as its range lets it. (Theodolite, ImageComponent.swift.)
public final class ImageComponent: Component, TypedComponent {
    public typealias PropType = (() -> UIImage, size: CGSize, options: ViewOptions)

    @_disfavoredOverload
    public override func layout(constraint: SizeRange, tree: ComponentTree) -> Layout {
        Layout(component: self, size: constraint.clamp(props.size), children: [])
    }

    public override func view() -> ViewConfiguration? { props.options.configuration }
}

/// A view that takes all that it may. Where nothing limits it, its length is not a number. (Theodolite,
/// ViewComponent.swift.)
public final class ViewComponent: Component, TypedComponent {
    public typealias PropType = ViewConfiguration

    @_disfavoredOverload
    public override func layout(constraint: SizeRange, tree: ComponentTree) -> Layout {
        Layout(component: self, size: constraint.max, children: [])
    }

    public override func view() -> ViewConfiguration? { props }
}

/// A turning wheel, 60 points wide and high as far as its range lets it. (Theodolite, ActivityIndicatorComponent.swift.)
public final class ActivityIndicatorComponent: Component, TypedComponent {
    public typealias PropType = Void?

    private static let side: CGFloat = 60

    @_disfavoredOverload
    public override func layout(constraint: SizeRange, tree: ComponentTree) -> Layout {
        let size = CGSize(width: Self.side, height: Self.side)
        return Layout(component: self, size: constraint.clamp(size), children: [])
    }
}
