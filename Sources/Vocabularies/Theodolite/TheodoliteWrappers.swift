import Interpreter
import TheodoliteDialect

// The components that wrap others.

extension SizeComponent: Described {
    static let page = Page<SizeComponent>(
        "asks its content in a range of its own; a maximum alone does not enlarge it"
    )
    .props(.part("size", \.size), .component("component", \.component)) { ($0, $1) }
    .reading("size", \.props.size, "the range in which its content is asked")
}

extension InsetComponent: Described {
    static let page = Page<InsetComponent>("insets between its edges and its content")
        .props(.part("insets", \.insets), .component("component", \.component)) { ($0, $1) }
        .reading("insets", \.props.insets, "the insets", unit: .points)
}

extension BackgroundComponent: Described {
    static let page = Page<BackgroundComponent>("one component behind another, in exactly the other's size")
        .props(.component("component", \.component), .component("background", \.background)) { ($0, $1) }
}

extension OverlayComponent: Described {
    static let page = Page<OverlayComponent>("one component over another, in exactly the other's size")
        .props(.component("component", \.component), .component("overlay", \.overlay)) { ($0, $1) }
}

extension ScrollComponent: Described {
    static let page = Page<ScrollComponent>("a window on its content, which is unlimited along one axis")
        .props(
            .component("_ component", \.0), .part("direction", \.direction), .part("attributes", \.attributes)
        ) { ($0, $1, $2) }
        .reading("direction", \.props.direction, "the axis along which it scrolls")
}

extension ScrollComponent.Direction: Described {
    static let page = Page<Self>("the axis along which a ScrollComponent scrolls").values(.vertical, .horizontal)
}

extension InfiniteLoadComponent: Described {
    static let page = Page<InfiniteLoadComponent>(
        "its content with a spinner after it; nothing is loaded here"
    )
    .props(
        .part("flexOptions", \.flexOptions), .part("loadMoreAction", \.loadMoreAction, as: .plainAction),
        .component("component", \.component)
    ) { ($0, $1, $2) }
}

extension PullToRefreshComponent: Described {
    static let page = Page<PullToRefreshComponent>("its content, to be pulled down; nothing is refreshed here")
        .props(.part("action", \.action, as: .plainAction), .component("component", \.component)) { ($0, $1) }
}

extension Conversion where T == Action<Void> {
    /// An action about an event without a value.
    fileprivate static var plainAction: Conversion { .action(of: .nothing) }
}
