import SwiftUIDialect

/// The position of a toolbar item in the bars around a view.
package enum ToolbarItemPlacement: Hashable, Sendable, CaseIterable {
    /// At the end of the top bar, except `principal` in its middle and `cancellationAction` at its start.
    case automatic, principal, primaryAction, secondaryAction, confirmationAction, cancellationAction, destructiveAction
    /// At the start of the top bar; those named trailing at its end.
    case navigation, navigationBarLeading, navigationBarTrailing, topBarLeading, topBarTrailing
    /// The titles in the middle of the top bar, `status` and `bottomBar` at the bottom; `keyboard` is hidden.
    case status, bottomBar, keyboard, title, subtitle, largeTitle

    /// The part of the bars; nil for an item that is shown only during typing.
    fileprivate var part: BarRows.Part? {
        switch self {
        case .cancellationAction, .navigation, .navigationBarLeading, .topBarLeading: .leading
        case .principal, .title, .subtitle, .largeTitle: .middle
        case .status, .bottomBar: .bottom
        case .keyboard: nil
        default: .trailing
        }
    }
}

/// An item of a toolbar. Made by `ToolbarItem` and `ToolbarItemGroup`.
package struct ToolbarPart: PrimitiveView {
    package let placement: ToolbarItemPlacement
    package let content: any View

    package init(_ placement: ToolbarItemPlacement, _ content: any View) {
        self.placement = placement
        self.content = content
    }

    /// At the ends of a bar labels are reduced to their icons, unless a style overrides it.
    package func gather(into list: inout ChildList) {
        guard let part = placement.part, part != .middle else { return list.add(content) }
        list.add(
            HandingDown(content) { environment in
                if environment.controls.styles[.label] == nil { environment.controls.styles[.label] = { $0.icon } }
            })
    }
}

/// The rows of toolbars, titles and tabs above and below the content.
struct BarRows {
    enum Part { case leading, middle, trailing, bottom }

    private var parts: [Part: [any View]] = [:]
    /// The titles, one below the other: the view's name, and its search field.
    private let titles: [any View]
    private let tabs: [any View]

    /// - Parameters:
    ///   - settings: those of the views inside, outermost first.
    ///   - tabs: the label of each tab.
    ///   - search: the search field, if no title has one.
    init(_ settings: [BarSetting], tabs: [any View], search: (any View)?) {
        self.tabs = settings.hide(.tabBar) ? [] : tabs
        let (hidesHead, hidesFoot) = (settings.hide(.navigationBar), settings.hide(.bottomBar))
        let search = settings.title(.search) ?? search
        let isInline = settings.haveTitleInToolbar
        let name = settings.title(.navigation)
        titles = hidesHead ? [] : [isInline ? nil : name, search].compactMap { $0 }
        for part in settings.flatMap(\.items) {
            guard let place = part.placement.part, !(place == .bottom ? hidesFoot : hidesHead) else { continue }
            parts[place, default: []].append(part)
        }
        if isInline, !hidesHead, parts[.middle] == nil { parts[.middle] = name.map { [$0] } }
    }

    /// The toolbar above the titles; nil if there is neither.
    var head: (any View)? {
        let (leading, middle) = (parts[.leading] ?? [], parts[.middle] ?? [])
        let trailing = parts[.trailing] ?? []
        guard !leading.isEmpty || !middle.isEmpty || !trailing.isEmpty else { return Self.stacked(titles) }
        let spacers: [any View] =
            middle.isEmpty ? [Spacer(minLength: 0)] : [Spacer(minLength: 0)] + middle + [Spacer(minLength: 0)]
        let bar = HStack { ViewSequence(leading + spacers + trailing) }
        return Self.stacked([bar] + titles)
    }

    /// The rows in a stack; a single row itself, nil for none.
    private static func stacked(_ rows: [any View]) -> (any View)? {
        rows.count < 2 ? rows.first : VStack(alignment: .leading, spacing: 0) { ViewSequence(rows) }
    }

    /// The bottom toolbar above the tabs; nil if there is neither.
    var foot: (any View)? {
        let bottom = parts[.bottom] ?? []
        let bar = bottom.isEmpty ? nil : HStack { ViewSequence(bottom) }
        let tabs = self.tabs.isEmpty ? nil : HStack(spacing: 0) { ViewSequence(self.tabs.map { Self.widened($0) }) }
        guard let bar else { return tabs }
        guard let tabs else { return bar }
        return VStack(spacing: 0) { ViewSequence([bar, tabs]) }
    }

    /// A tab, which takes its share of the bar; its label is an icon above a title of one line.
    private static func widened(_ tab: some View) -> any View {
        let labelled = HandingDown(tab) { environment in
            environment.lineLimit = 1
            environment.controls.styles[.label] = { parts in
                VStack(alignment: .center, spacing: 0, ViewSequence([parts.icon, parts.label]))
            }
        }
        return VStack(spacing: 0) { labelled }.frame(maxWidth: .infinity)
    }
}
