import SwiftUIDialect

/// A setting of a view for the bars of the containers around it.
protocol HandedToBars: Element {}

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
    fileprivate var bar: ToolbarPlacement { self == .automatic || self == .windowToolbar ? .navigationBar : self }
}

/// Shows or hides the bars of the containers around a view. Made by `toolbar(_:for:)` and its like.
package struct BarVisibility: TransparentModifier, HandedToBars {
    package let content: any View
    package let elementName: String
    private let bars: Set<ToolbarPlacement>
    private let visibility: Visibility

    /// - Parameter bars: the bars; none means the one above.
    package init(_ content: any View, name: String, of bars: [ToolbarPlacement], _ visibility: Visibility) {
        self.content = content
        elementName = name
        self.bars = Set(bars.isEmpty ? [.navigationBar] : bars.map(\.bar))
        self.visibility = visibility
    }

    /// Whether it hides a bar; nil if it does not set that.
    func hides(_ bar: ToolbarPlacement) -> Bool? {
        bars.contains(bar) && visibility != .automatic ? visibility == .hidden : nil
    }
}

extension [any HandedToBars] {
    /// Whether a bar is hidden, according to the outermost view that sets it.
    func hide(_ bar: ToolbarPlacement) -> Bool {
        lazy.compactMap { ($0 as? BarVisibility)?.hides(bar) }.first ?? false
    }

    /// Whether titles are in the toolbar, according to the outermost view that sets it.
    var haveTitleInToolbar: Bool {
        let mode = lazy.compactMap { ($0 as? TitlePlace)?.mode ?? ($0 as? Titled)?.mode }.first { $0 != .automatic }
        return mode == .inline || mode == .inlineLarge
    }

    /// The settings for the tabs around a navigation container.
    var forTabs: Self { filter { ($0 as? BarVisibility)?.hides(.tabBar) != nil } }
}

/// The position of a title.
package enum TitleDisplayMode: Hashable, Sendable, CaseIterable {
    /// Below the toolbar, as for the first view of a navigation container.
    case automatic, large
    /// In the middle of the toolbar.
    case inline, inlineLarge
}

/// The title's position in the navigation container around a view. Made by `navigationBarTitleDisplayMode` and its
/// like.
package struct TitlePlace: TransparentModifier, HandedToBars {
    package let content: any View
    package let elementName: String
    fileprivate let mode: TitleDisplayMode

    package init(_ content: any View, name: String, _ mode: TitleDisplayMode) {
        self.content = content
        elementName = name
        self.mode = mode
    }
}

/// How a TabView shows its tabs.
package enum TabStyle: Hashable, Sendable, CaseIterable {
    /// With the tabs' labels in a bar.
    case automatic
    /// With one view alone, to be swiped.
    case page
}
