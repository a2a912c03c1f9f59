import Negotiation

/// What a view hands to the bars of the containers around it.
protocol HandedToBars: Element {}

extension Titled: HandedToBars {}
extension Toolbar: HandedToBars {}

/// Whether something is shown.
public enum Visibility: Hashable, Sendable, CaseIterable {
    /// As it is where nothing is said.
    case automatic
    /// With what stands in it.
    case visible
    /// Not at all, and it takes no room.
    case hidden
}

/// A bar around a view.
public enum ToolbarPlacement: Hashable, Sendable, CaseIterable {
    /// The bar with the titles and the toolbar, above a view; of a window it is the same here.
    case automatic, navigationBar, windowToolbar
    /// The toolbar below a view.
    case bottomBar
    /// The tabs below a view.
    case tabBar

    /// The same bar under one name.
    fileprivate var bar: ToolbarPlacement { self == .automatic || self == .windowToolbar ? .navigationBar : self }
}

/// Whether the bars of the containers around a view are shown. Made by `toolbar(_:for:)` and its like.
package struct BarVisibility: TransparentModifier, HandedToBars {
    package let content: any View
    package let elementName: String
    private let bars: Set<ToolbarPlacement>
    private let visibility: Visibility

    /// - Parameter bars: none stands for the one above.
    package init(_ content: any View, name: String, of bars: [ToolbarPlacement], _ visibility: Visibility) {
        self.content = content
        elementName = name
        self.bars = Set(bars.isEmpty ? [.navigationBar] : bars.map(\.bar))
        self.visibility = visibility
    }

    /// Whether it is for a bar; nil where it says nothing of that.
    func hides(_ bar: ToolbarPlacement) -> Bool? {
        bars.contains(bar) && visibility != .automatic ? visibility == .hidden : nil
    }
}

extension [any HandedToBars] {
    /// Whether the outermost view that says something of a bar hides it.
    func hide(_ bar: ToolbarPlacement) -> Bool {
        lazy.compactMap { ($0 as? BarVisibility)?.hides(bar) }.first ?? false
    }

    /// Whether the outermost view that says where titles stand wants them in the toolbar.
    var haveTitleInToolbar: Bool {
        let mode = lazy.compactMap { ($0 as? TitlePlace)?.mode ?? ($0 as? Titled)?.mode }.first { $0 != .automatic }
        return mode == .inline || mode == .inlineLarge
    }

    /// What goes on to the tabs around a navigation container.
    var forTabs: Self { filter { ($0 as? BarVisibility)?.hides(.tabBar) != nil } }
}

/// Where a title stands.
package enum TitleDisplayMode: Hashable, Sendable, CaseIterable {
    /// Below the toolbar, as for the first view of a navigation container.
    case automatic, large
    /// In the middle of the toolbar.
    case inline, inlineLarge
}

/// Where the title of the navigation container around a view stands. Made by `navigationBarTitleDisplayMode` and its like.
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

/// How a TabView shows which views it has.
package enum TabStyle: Hashable, Sendable, CaseIterable {
    /// What stands for them, in a bar.
    case automatic
    /// One view alone, to be swept away.
    case page
}
