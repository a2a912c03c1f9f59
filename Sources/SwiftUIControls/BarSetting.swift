import SwiftUIDialect

/// A setting of a view for the bars of the containers around it. Made by `navigationTitle`, `tabItem`, `toolbar` and
/// their like.
package struct BarSetting: TransparentModifier {
    package let content: any View
    package let elementName: String
    private let kind: Kind

    package enum Kind {
        case title(Role, any View, TitleDisplayMode = .automatic)
        /// The position of titles.
        case titleMode(TitleDisplayMode)
        /// Shows or hides bars; none means the one above.
        case visibility(Visibility, of: [ToolbarPlacement])
        case items([ToolbarPart])
    }

    /// The kind of title.
    package enum Role { case navigation, search, tab }

    package init(_ content: any View, name: String, _ kind: Kind) {
        self.content = content
        elementName = name
        self.kind = kind
    }

    /// A search field may also be shown by the container around.
    package func gather(into list: inout ChildList) {
        var inner: Context?
        if let field = title(.search) {
            inner = list.context
            inner?.environment.controls.searchField = field
        }
        list.append(self, around: content, inner: inner)
    }

    fileprivate func title(_ wanted: Role) -> (any View)? {
        if case .title(let role, let title, _) = kind, role == wanted { title } else { nil }
    }

    var items: [ToolbarPart] { if case .items(let items) = kind { items } else { [] } }

    /// Whether it hides a bar; nil if it does not set that.
    fileprivate func hides(_ bar: ToolbarPlacement) -> Bool? {
        guard case .visibility(let visibility, let bars) = kind, visibility != .automatic else { return nil }
        let isMeant = bars.isEmpty ? bar == .navigationBar : bars.contains { $0.bar == bar }
        return isMeant ? visibility == .hidden : nil
    }

    fileprivate var mode: TitleDisplayMode? {
        switch kind {
        case .title(_, _, let mode), .titleMode(let mode): mode
        case .visibility, .items: nil
        }
    }
}

extension [BarSetting] {
    /// The outermost title of a kind; nil if there is none.
    func title(_ role: BarSetting.Role) -> (any View)? { lazy.compactMap { $0.title(role) }.first }

    /// Whether a bar is hidden, according to the outermost view that sets it.
    func hide(_ bar: ToolbarPlacement) -> Bool { lazy.compactMap { $0.hides(bar) }.first ?? false }

    /// Whether titles are in the toolbar, according to the outermost view that sets it.
    var haveTitleInToolbar: Bool {
        let mode = lazy.compactMap(\.mode).first { $0 != .automatic }
        return mode == .inline || mode == .inlineLarge
    }

    /// The settings for the tabs around a navigation container.
    var forTabs: Self { filter { $0.hides(.tabBar) != nil } }
}

extension Child {
    /// The title from the child's modifiers; nil if there is none.
    func title(_ role: BarSetting.Role) -> (any View)? { modifiers(BarSetting.self).title(role) }
}
