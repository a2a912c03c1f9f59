import Interpreter
import QuickLayoutDialect

// The stacks, flows and grids; ForEach; and what only takes room in them: Spacer, EmptyLayout.

extension HStack: Described {
    static let page = Page<Self>("children in a row: \(order)")
        .like(HStack())
        .made(.shown("alignment", \.alignment, alignmentHelp), .spacing, .children) { alignment, spacing, children in
            HStack(alignment: alignment, spacing: spacing ?? 0) { children }
        }
        .stacked()
}

extension VStack: Described {
    static let page = Page<Self>("children in a column: \(order)")
        .like(VStack())
        .made(.shown("alignment", \.alignment, alignmentHelp), .spacing, .children) { alignment, spacing, children in
            VStack(alignment: alignment, spacing: spacing ?? 0) { children }
        }
        .stacked()
}

extension StackElement {
    fileprivate static var order: String {
        "fixed ones first, then by priority; equals share, smallest request first "
            + "(SwiftUI: least flexible first, spacing 8)"
    }
    fileprivate static var alignmentHelp: String { "the line by which the children are aligned" }
}

extension Argument where T == CGFloat? {
    /// SwiftUI's, which may be nil for its own distance. Here that is 0.
    fileprivate static var spacing: Argument { .arg("spacing", default: 0, help: "nil is 0 (SwiftUI: 8)") }
}

extension Page where Subject: StackElement & Writable {
    fileprivate func stacked() -> Page {
        reading("spacing", \.spacing, "the distance between two children, but never beside a Spacer")
            .reading("isIdeal", \.isIdeal, "whether all are proposed the longest ideal length across")
            .method(
                "idealLayout",
                "proposes the longest ideal length across to all children; SwiftUI has no such thing",
                .arg("_ enabled", default: true)
            ) { $0.idealLayout($1) }
    }
}

extension ZStack: Described {
    static let page = Page<Self>("children one over the other, the last in front; each gets the whole proposal")
        .like(ZStack())
        .made(.shown("alignment", \.alignment, "the point by which the children are aligned"), .children) {
            alignment, children in
            ZStack(alignment: alignment) { children }
        }
}

// MARK: Flows

extension HFlow: Described {
    static let page = Page<Self>(FlowHelp.children("side by side, on new lines"))
        .like(HFlow {})
        .made(
            .shown("itemAlignment", \.itemAlignment, "where an item stands in its line"),
            .shown("lineAlignment", \.lineAlignment, "where a line stands in the longest"),
            .shown("itemSpacing", \.itemSpacing, FlowHelp.itemSpacing),
            .shown("lineSpacing", \.lineSpacing, FlowHelp.lineSpacing), .children
        ) { item, line, itemSpacing, lineSpacing, children in
            HFlow(itemAlignment: item, lineAlignment: line, itemSpacing: itemSpacing, lineSpacing: lineSpacing) {
                children
            }
        }
}

extension VFlow: Described {
    static let page = Page<Self>(FlowHelp.children("one below the other, in new columns"))
        .like(VFlow {})
        .made(
            .shown("itemAlignment", \.itemAlignment, "where an item stands in its column"),
            .shown("lineAlignment", \.lineAlignment, "where a column stands in the longest"),
            .shown("itemSpacing", \.itemSpacing, FlowHelp.itemSpacing),
            .shown("lineSpacing", \.lineSpacing, FlowHelp.lineSpacing), .children
        ) { item, line, itemSpacing, lineSpacing, children in
            VFlow(itemAlignment: item, lineAlignment: line, itemSpacing: itemSpacing, lineSpacing: lineSpacing) {
                children
            }
        }
}

private enum FlowHelp {
    static func children(_ way: String) -> String {
        "children \(way) where they do not fit; drops Spacers, of fixed size in a stack (SwiftUI has no such thing)"
    }
    static let itemSpacing = "the distance between two items of a line"
    static let lineSpacing = "the distance between two lines"
}

// MARK: Grids

extension Grid: Described {
    static let page = Page<Self>(
        "rows of cells in columns: columns share the width, then rows the height; no cell spans several "
            + "(SwiftUI: gridCellColumns)"
    )
    .like(Grid())
    .made(
        .shown("alignment", \.alignment, "where elements stand in their cells"),
        .shown("horizontalSpacing", \.horizontalSpacing, "between two columns"),
        .shown("verticalSpacing", \.verticalSpacing, "between two rows"),
        .arg("rows", as: GridRow.conversion.builder(), default: [], written: "{ [] }")
    ) { alignment, horizontal, vertical, rows in
        Grid(alignment: alignment, horizontalSpacing: horizontal, verticalSpacing: vertical) { rows }
    }
}

extension GridRow: Described {
    static let page = Page<Self>("the cells of one row of a Grid")
        .like(GridRow())
        .made(.arg("alignment", \.alignment), .children) { alignment, children in
            GridRow(alignment: alignment) { children }
        }
}

// MARK: In containers

extension ForEach: Described {
    static let page = Page<Self>(
        "an element for each item, as if they were written one after the other", .value, as: conversion,
        conforming: [QuickLayoutVocabulary.layout]
    )
    .made(.arg("_ elements", as: .elements)) { ForEach($0) }
    .made(.arg("_ items", as: .items, unit: .items), .arg("map", as: .makesElement)) { items, make in
        ForEach(items.compactMap(make))
    }
}

extension Conversion where T == [Value] {
    /// What ForEach goes through.
    fileprivate static var items: Conversion {
        Conversion(.generic("Data")) { value throws(VocabularyError) in
            if case .array(let values) = value { return values }
            if let numbers = try value.numbers() { return numbers }
            throw .refused(LayoutRefusal.notListed(value.typeName, accepted: "an array or a range"))
        } encode: {
            .array($0)
        }
    }
}

extension Spacer: Described {
    static let page = Page<Self>(
        "takes what a stack's other children leave, or a fixed length; gets nothing next to a Color, which takes all "
            + "the room"
    )
    .like(Spacer())
    .made { Spacer() }
    .made(help: "of this length, whatever is left; SwiftUI has no such thing", .arg("_ length")) { Spacer($0) }
    .made(
        help: "two spacers: one of this length, and one that takes what is left (SwiftUI: at least this)",
        .arg("minLength")
    ) { Spacer(minLength: $0) }
    .reading("length", \.length, "its length; nil for what is left")
}

extension EmptyLayout: Described {
    static let page = Page<Self>("nothing, and no spacing around it; SwiftUI's EmptyView").made { EmptyLayout() }
}
