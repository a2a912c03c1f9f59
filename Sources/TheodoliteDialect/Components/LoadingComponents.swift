/// A component followed by a spinner, where more is loaded when a person scrolls near the end. (Theodolite,
/// InfiniteLoadComponent.swift.)
///
/// Here scrolling only moves the contents: the action is never sent.
public final class InfiniteLoadComponent: Component, TypedComponent {
    /// The options of the container, the action near its end, and the component.
    public typealias PropType = (flexOptions: FlexOptions, loadMoreAction: Action<Void>, component: Component)

    /// A flex container of the component followed by a spinner.
    public override func render() -> [Component] {
        let children = [FlexChild(props.component), FlexChild(ActivityIndicatorComponent(nil))]
        return [FlexboxComponent((options: props.flexOptions, children: children))]
    }
}

/// A component that a person pulls down to reload it. (Theodolite, PullToRefreshComponent.swift.)
///
/// A terminal has no pulling: the action is never sent.
public final class PullToRefreshComponent: Component, TypedComponent {
    /// The action for pulling, and the component.
    public typealias PropType = (action: Action<Void>, component: Component)

    /// The component alone.
    public override func render() -> [Component] { [props.component] }
}
