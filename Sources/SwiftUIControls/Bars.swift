/// The visibility of a bar.
package enum Visibility: Hashable, Sendable, CaseIterable {
    /// The default.
    case automatic
    /// Shown, with its contents.
    case visible
    /// Hidden, without space.
    case hidden
}

/// A bar around a view.
package enum ToolbarPlacement: Hashable, Sendable, CaseIterable {
    /// The bar with the titles and the toolbar, above a view; a window's is the same here.
    case automatic, navigationBar, windowToolbar
    /// The toolbar below a view.
    case bottomBar
    /// The tabs below a view.
    case tabBar

    /// The bar with one name.
    var bar: ToolbarPlacement { self == .automatic || self == .windowToolbar ? .navigationBar : self }
}

/// The position of a title.
package enum TitleDisplayMode: Hashable, Sendable, CaseIterable {
    /// Below the toolbar, as for the first view of a navigation container.
    case automatic, large
    /// In the middle of the toolbar.
    case inline, inlineLarge
}

/// How a TabView shows its tabs.
package enum TabStyle: Hashable, Sendable, CaseIterable {
    /// With the tabs' labels in a bar.
    case automatic
    /// With one view alone, to be swiped.
    case page
}
