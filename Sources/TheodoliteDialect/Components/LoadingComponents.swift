/// Its content with a spinner after it, where more is loaded when a person comes near the end. (Theodolite,
/// InfiniteLoadComponent.swift.)
///
/// Here scrolling only moves what is shown: the action is never sent.
public final class InfiniteLoadComponent: Component, TypedComponent {
    /// The options of the container, what would be sent near its end, and what it shows.
    public typealias PropType = (flexOptions: FlexOptions, loadMoreAction: Action<Void>, component: Component)

    /// A flex container of the component and a spinner after it.
    public override func render() -> [Component] {
        let children = [FlexChild(props.component), FlexChild(ActivityIndicatorComponent(nil))]
        return [FlexboxComponent((options: props.flexOptions, children: children))]
    }
}

/// What it wraps, which a person pulls down to have it loaded again. (Theodolite, PullToRefreshComponent.swift.)
///
/// Nothing can be pulled in a terminal: nothing sends the action.
public final class PullToRefreshComponent: Component, TypedComponent {
    /// What would be sent when it is pulled, and what it shows.
    public typealias PropType = (action: Action<Void>, component: Component)

    /// The component alone.
    public override func render() -> [Component] { [props.component] }
}
