import Interpreter
import Negotiation
import SwiftUIControls
import SwiftUIDialect

// Scroll views, lists and lazy stacks; navigation and tabs.

extension ScrollView: Described {
    static let page = Page<Self>("a window on views that are asked for their ideal length along the axes that scroll")
        .like(ScrollView(.vertical, EmptyView()))
        .made(.arg("_ axes", \.axes), .arg("showsIndicators", default: true), .content) { (axes, _: Bool, content) in
            ScrollView(axes, ViewSequence(content))
        }
        .reading("axes", \.axes, "those that scroll")
}

extension LazyVStack: Described {
    static let page = Page<Self>("views below each other, as wide as there is room; an approximation")
        .made(.arg("alignment", default: .center), .spacing, .pinnedViews, .content) {
            LazyVStack(alignment: $0, spacing: $1, ViewSequence($3))
        }
}

extension LazyHStack: Described {
    static let page = Page<Self>("views side by side, as high as there is room; an approximation")
        .made(.arg("alignment", default: .center), .spacing, .pinnedViews, .content) {
            LazyHStack(alignment: $0, spacing: $1, ViewSequence($3))
        }
}

extension List: Described {
    static let page = Page<Self>("rows that fill all that there is; an approximation")
        .made(.optionalBinding("selection"), .content) { List(ViewSequence($1)) }
        .made(.data, .identity, .editActions, .optionalBinding("selection"), .rows) {
            List(ForEach.views(of: $0, by: $1, made: $4))
        }
}

extension Argument where T == [Value] {
    static var data: Argument { .arg("_ data", as: .viewData, unit: .items) }
}

extension Argument where T == Value {
    /// The edits of rows that are allowed.
    static var editActions: Argument { .optionalUnread("editActions") }

    /// The binding to the selection.
    fileprivate static func optionalBinding(_ name: String) -> Argument {
        .arg(name, as: .binding, default: .none, written: "nil")
    }

    fileprivate static var columnVisibility: Argument { .optionalUnread("columnVisibility") }
    fileprivate static var compactColumn: Argument { .optionalUnread("preferredCompactColumn") }
    fileprivate static var tabValue: Argument {
        .arg("value", as: .anything, default: .none, written: "nil", unit: .choice)
    }
    fileprivate static var tabRole: Argument { .optionalUnread("role") }
    fileprivate static var pinnedViews: Argument { .optionalUnread("pinnedViews", written: "[]") }
}

extension Argument where T == PropertyPath? {
    static var identity: Argument { .optional("id", as: .path(from: .dataElement, isWritable: false)) }
}

extension Argument where T == (Value) -> [any View] {
    static var rows: Argument { .arg("content", as: .makesViews(from: .value(.dataElement))) }
}

extension ValueType {
    /// The type of the elements of the collection that `data` is.
    static var dataElement: ValueType { .element(of: .generic("Data")) }
}

extension Form: Described {
    static let page = Page<Self>("rows of controls that fill all that there is; an approximation")
        .made(.content) { Form(ViewSequence($0)) }
}

extension Section: Described {
    static let page = Page<Self>("a header, rows and a footer")
        .made(.optionalUnread("isExpanded"), .content, .part("header"), .part("footer")) { _, content, header, footer in
            Section(
                header: header.map { ViewSequence($0) }, ViewSequence(content), footer: footer.map { ViewSequence($0) })
        }
        .made(.title, .optionalUnread("isExpanded"), .content, .part("footer")) { (title: String, _, content, footer) in
            Section(header: Text(title), ViewSequence(content), footer: footer.map { ViewSequence($0) })
        }
        .made(.optional("header", as: .view), .optional("footer", as: .view), .content) {
            Section(header: $0, ViewSequence($2), footer: $1)
        }
}

extension GridItem: Described {
    static let page = Page<Self>("a column of a LazyVGrid, or a row of a LazyHGrid")
        .like(GridItem())
        .made(
            .arg("_ size", default: .flexible(), written: ".flexible()"), .arg("spacing", \.spacing),
            .arg("alignment", \.alignment)
        ) { GridItem($0, spacing: $1, alignment: $2) }
}

extension GridItem.Size: Described {
    static let page = Page<Self>("how long a column is")
        .value("fixed", .arg("_ length")) { .fixed($0) }
        .value("flexible", .arg("minimum", default: 10), .arg("maximum", default: .infinity)) {
            .flexible(minimum: $0, maximum: $1)
        }
        .value("adaptive", .arg("minimum"), .arg("maximum", default: .infinity)) {
            .adaptive(minimum: $0, maximum: $1)
        }
}

extension Argument where T == CGFloat? {
    fileprivate static var spacing: Argument { .arg("spacing", default: nil) }
}

extension Argument where T == [any View] {
    fileprivate static func column(_ name: String) -> Argument { .arg(name, as: .views) }
}

extension SwiftUIVocabulary {
    /// Containers whose elements are made of others.
    static let collections: [Page<any View>] = [
        named("LazyVGrid", "views in columns, as many rows as they need; an approximation")
            .made(.arg("columns"), .arg("alignment", default: .center), .spacing, .pinnedViews, .content) {
                (items, alignment: HorizontalAlignment, spacing, _, content) in
                LazyGrid(
                    "LazyVGrid", axis: .vertical, items: items,
                    alignment: Alignment(horizontal: alignment, vertical: .center), spacing: spacing,
                    ViewSequence(content))
            },
        named("LazyHGrid", "views in rows, as many columns as they need; an approximation")
            .made(.arg("rows"), .arg("alignment", default: .center), .spacing, .pinnedViews, .content) {
                (items, alignment: VerticalAlignment, spacing, _, content) in
                LazyGrid(
                    "LazyHGrid", axis: .horizontal, items: items,
                    alignment: Alignment(horizontal: .center, vertical: alignment), spacing: spacing,
                    ViewSequence(content))
            },
        named("NavigationStack", "its content, under its navigationTitle")
            .made(.column("root")) { TitledContainer("NavigationStack", ViewSequence($0)) }
            .made(.binding("path"), .column("root")) { TitledContainer("NavigationStack", ViewSequence($1)) },
        named("NavigationView", "its first view, under its navigationTitle")
            .made(.content) { TitledContainer("NavigationView", ViewSequence(Array($0.prefix(1)))) },
        named("NavigationSplitView", "columns side by side; one of them in a window that is narrow in points")
            .made(.columnVisibility, .compactColumn, .column("sidebar"), .column("detail")) {
                columns([("sidebar", $2), ("detail", $3)])
            }
            .made(.columnVisibility, .compactColumn, .column("sidebar"), .column("content"), .column("detail")) {
                columns([("sidebar", $2), ("content", $3), ("detail", $4)])
            },
        named("TabView", "the view that is selected, else the first, above what stands for all")
            .made(.content) { TitledContainer("TabView", ViewSequence($0), as: .tabs(nil)) }
            .made(.arg("selection", as: .binding, unit: .choice), .content) {
                TitledContainer("TabView", ViewSequence($1), as: .tabs(SourceBinding($0).selection))
            },
        named("Tab", "a view of a TabView, and what stands for it in the bar")
            .made(
                .title, .arg("systemImage", default: ""), .optionalUnread("image"), .tabValue, .tabRole, .content
            ) { (title: String, image: String, _, value, _, content) in
                tab(Controls.label(Text(title), icon: Image(systemName: image)), content, value)
            }
            .made(.tabValue, .tabRole, .content, .arg("label", as: .views)) { value, _, content, label in
                tab(ViewSequence(label), content, value)
            }
            .made(.tabValue, .unread("role"), .content) { value, _, content in
                tab(Controls.label(Text("Search"), icon: Image(systemName: "magnifyingglass")), content, value)
            },
        named("TabSection", "tabs of a TabView, which the bar shows beside the others")
            .made(.optionalUnread("_ title"), .content, .part("header")) { _, content, _ in ViewSequence(content) },
        named("WindowGroup", "what an app's window shows")
            .made(.optionalUnread("_ title"), .optionalUnread("id"), .content) { ViewSequence($2) },
        named("ToolbarItem", "something in the bars around a view")
            .made(.optionalUnread("id"), .arg("placement", default: .automatic), .content) {
                ToolbarPart($1, ViewSequence($2))
            },
        named("ToolbarItemGroup", "several things in the bars around a view")
            .made(.arg("placement", default: .automatic), .content) { ToolbarPart($0, ViewSequence($1)) },
    ]

    /// - Parameter value: the value of the tab in a TabView's selection; none without one.
    private static func tab(_ label: any View, _ content: [any View], _ value: Value) -> any View {
        let tab = BarSetting(SingleView(ViewSequence(content)), name: "Tab", .title(.tab, label))
        if case .none = value { return tab }
        return TaggedView(tab, value)
    }

    /// Columns, each with the title of its first view.
    private static func columns(_ columns: [(name: String, views: [any View])]) -> any View {
        SplitColumns("NavigationSplitView", columns.map { TitledContainer($0.name, ViewSequence($0.views)) })
    }

    /// The page of views that have a name of their own and no type.
    static func named(_ name: String, _ help: String, conforming others: [TypeName] = []) -> Page<any View> {
        let type = TypeName(name)
        let conversion = Conversion<any View>(.named(type)) { value throws(VocabularyError) in
            try Conversion<any View>.view.decode(value)
        } encode: {
            .native(Native(type, $0))
        }
        return Page(help, .element, as: conversion, conforming: [view] + others)
    }
}
