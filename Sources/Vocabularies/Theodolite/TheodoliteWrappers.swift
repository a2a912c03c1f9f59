import Interpreter
import TheodoliteDialect

// The components that wrap others.

extension SizeComponent: Described {
    static let page = Page<SizeComponent>(
        "asks what it wraps in a range of its own; a maximum alone does not enlarge it"
    )
    .props(.part("size", \.size), .component("component", \.component)) { ($0, $1) }
    .reading("size", \.props.size, "the range in which what it wraps is asked")
}

extension InsetComponent: Described {
    static let page = Page<InsetComponent>("a distance between its edges and what it wraps")
        .props(.part("insets", \.insets), .component("component", \.component)) { ($0, $1) }
        .reading("insets", \.props.insets, "the distances", unit: .points)
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
    static let page = Page<ScrollComponent>("a window on what it wraps, which has no limit along one axis")
        .props(
            .component("_ component", \.0), .part("direction", \.direction), .part("attributes", \.attributes)
        ) { ($0, $1, $2) }
        .reading("direction", \.props.direction, "along which axis it scrolls")
}

extension ScrollComponent.Direction: Described {
    static let page = Page<Self>("along which axis a ScrollComponent scrolls").values(.vertical, .horizontal)
}

extension InfiniteLoadComponent: Described {
    static let page = Page<InfiniteLoadComponent>(
        "what it wraps with a turning wheel after it; nothing here loads more"
    )
    .props(
        .part("flexOptions", \.flexOptions), .part("loadMoreAction", \.loadMoreAction, as: .plainAction),
        .component("component", \.component)
    ) { ($0, $1, $2) }
}

extension PullToRefreshComponent: Described {
    static let page = Page<PullToRefreshComponent>("what it wraps, to be pulled down; nothing here pulls")
        .props(.part("action", \.action, as: .plainAction), .component("component", \.component)) { ($0, $1) }
}

extension Conversion where T == Action<Void> {
    /// An action about nothing that can be told.
    fileprivate static var plainAction: Conversion { .action(of: .nothing) }
}
