import Interpreter
import SwiftUIDialect

/// Views of data in columns and in levels. It is Swift that is run as sources are.
enum SwiftUITableText {
    static let declarations = [tables, columns, outlines]

    /// What that calls, and sources do not.
    static let functions: [Callable] = [
        .function("__rowValues", Parameter(nil, name: "rows", ForEach.conversion), returning: Value.conversion.array())
        {
            $0.made.compactMap { row in (row as? SwiftUISourceView).flatMap { value($0.source) } }
        }
    ]

    private static let value = SourceProperty<Value>("value", as: .anything)

    /// A table as a wide window shows it: titles, and a row for each item.
    private static let tables = """
        struct Table<Row>: View {
            let rows: [Row]
            let columns: [TableColumn<Row>]
            init(
                _ data: [Row], selection: Any? = nil, sortOrder: Any? = nil,
                @TableColumnBuilder<Row> columns: () -> [TableColumn<Row>]
            ) {
                rows = data
                self.columns = columns()
            }
            init(
                of valueType: Row.Type = Row.self, selection: Any? = nil, sortOrder: Any? = nil,
                @TableColumnBuilder<Row> columns: () -> [TableColumn<Row>],
                @TableRowBuilder<Row> rows: () -> [TableRow<Row>]
            ) {
                self.rows = rows().map { $0.value }
                self.columns = columns()
            }
            var body: some View {
                Grid(alignment: .leading) {
                    GridRow {
                        ForEach(columns.indices, id: \\.self) { column in
                            columns[column].title.frame(maxWidth: .infinity, alignment: .leading)
                        }
                    }
                    Divider()
                    ForEach(rows.indices, id: \\.self) { row in
                        GridRow {
                            ForEach(columns.indices, id: \\.self) { column in columns[column].content(rows[row]) }
                        }
                    }
                }
                .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
            }
        }

        struct TableRow<Value>: View {
            let value: Value
            init(_ value: Value) { self.value = value }
            var body: some View { EmptyView() }
        }

        \(SwiftText.builder("TableRowBuilder<Value>", of: "TableRow<Value>", rowsOfViews))
        """

    /// Takes rows that stand in a loop.
    private static let rowsOfViews = """
        static func buildExpression(_ rows: ForEach) -> [TableRow<Value>] {
            __rowValues(rows).map { TableRow($0) }
        }
        """

    private static let columns = """
        struct TableColumn<Row> {
            let title: Text
            let content: (Row) -> any View
            \(titles)
            func width(_ width: CGFloat?) -> TableColumn<Row> { self }
            func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> TableColumn<Row> { self }
            func alignment(_ alignment: Any) -> TableColumn<Row> { self }
            func customizationID(_ id: String) -> TableColumn<Row> { self }
            func defaultVisibility(_ visibility: Any) -> TableColumn<Row> { self }
            func disabledCustomizationBehavior(_ behavior: Any) -> TableColumn<Row> { self }
        }

        \(SwiftText.builder("TableColumnBuilder<Row>", of: "TableColumn<Row>"))
        """

    /// A column's title may be any text.
    private static let titles = [("String", "Text(title)"), ("Text", "title")].map { type, text in
        """
        init(_ title: \(type), value: KeyPath<Row, String>) { self.init(title) { Text($0[keyPath: value]) } }
        init(_ title: \(type), value: KeyPath<Row, String>, comparator: Any) { self.init(title, value: value) }
        init<Value, Content: View>(
            _ title: \(type), value: KeyPath<Row, Value>, @ViewBuilder content: @escaping (Row) -> Content
        ) { self.init(title, content: content) }
        init<Content: View>(
            _ title: \(type), sortUsing comparator: Any, @ViewBuilder content: @escaping (Row) -> Content
        ) { self.init(title, content: content) }
        init<Content: View>(_ title: \(type), @ViewBuilder content: @escaping (Row) -> Content) {
            self.title = \(text)
            self.content = content
        }
        """
    }.joined(separator: "\n")

    /// Of each item its row, and below it those of the items in it.
    private static let outlines = """
        struct OutlineGroup<Item, Content: View>: View {
            let items: [Item]
            let children: KeyPath<Item, [Item]?>
            let content: (Item) -> Content
            init(
                _ data: [Item], children: KeyPath<Item, [Item]?>, @ViewBuilder content: @escaping (Item) -> Content
            ) {
                items = data
                self.children = children
                self.content = content
            }
            init<ID>(
                _ data: [Item], id: KeyPath<Item, ID>, children: KeyPath<Item, [Item]?>,
                @ViewBuilder content: @escaping (Item) -> Content
            ) { self.init(data, children: children, content: content) }
            init(_ root: Item, children: KeyPath<Item, [Item]?>, @ViewBuilder content: @escaping (Item) -> Content) {
                self.init([root], children: children, content: content)
            }
            init<ID>(
                _ root: Item, id: KeyPath<Item, ID>, children: KeyPath<Item, [Item]?>,
                @ViewBuilder content: @escaping (Item) -> Content
            ) { self.init([root], children: children, content: content) }
            var body: some View {
                ForEach(items.indices, id: \\.self) { index in
                    if let inner = items[index][keyPath: children] {
                        DisclosureGroup {
                            OutlineGroup(inner, children: children, content: content)
                        } label: {
                            content(items[index])
                        }
                    } else {
                        content(items[index])
                    }
                }
            }
        }

        extension List {
            init<Item, Row: View>(
                _ data: [Item], children: KeyPath<Item, [Item]?>, selection: Any? = nil,
                @ViewBuilder rowContent: @escaping (Item) -> Row
            ) {
                self.init { OutlineGroup(data, children: children, content: rowContent) }
            }
            init<Item, ID, Row: View>(
                _ data: [Item], id: KeyPath<Item, ID>, children: KeyPath<Item, [Item]?>,
                @ViewBuilder rowContent: @escaping (Item) -> Row
            ) {
                self.init { OutlineGroup(data, children: children, content: rowContent) }
            }
        }
        """
}
