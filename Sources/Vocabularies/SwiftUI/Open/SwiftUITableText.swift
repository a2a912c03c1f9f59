import Interpreter
import SwiftUIDialect

/// Views of data in columns and in levels. It is Swift that is run as sources are.
enum SwiftUITableText {
    static let declarations = [tables, columns, outlines, dates]

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

    /// Months of days, and wheels of days and hours, to choose from.
    private static let dates = """
        struct MultiDatePicker: View {
            let label: any View
            let chosen: Set<DateComponents>
            init(_ title: String, selection: Binding<Set<DateComponents>>, in bounds: Any? = nil) {
                label = Text(title)
                chosen = selection.wrappedValue
            }
            init<Title: View>(
                selection: Binding<Set<DateComponents>>, in bounds: Any? = nil, @ViewBuilder label: () -> Title
            ) {
                self.label = label()
                chosen = selection.wrappedValue
            }
            var body: some View { __MonthOfDays(of: Date.now, days: chosen.compactMap { $0.day }, time: nil) }
        }

        struct __MonthOfDays: View {
            let first: Date
            let days: [Int]
            let time: String?
            init(of date: Date, days: [Int], time: String?) {
                let day = Calendar.current.component(.day, from: date)
                first = Calendar.current.date(byAdding: .day, value: 1 - day, to: date) ?? date
                self.days = days
                self.time = time
            }
            init(of date: Date, _ shown: DatePickerComponents) {
                self.init(
                    of: date, days: [Calendar.current.component(.day, from: date)], time: shown.__time(date))
            }
            private var weeks: [[Int]] {
                let start = Calendar.current.component(.weekday, from: first) - 1
                let next = Calendar.current.date(byAdding: .month, value: 1, to: first) ?? first
                let count = Int((next.timeIntervalSince(first) / 86_400).rounded())
                let days = Array(repeating: 0, count: start) + Array(1...count)
                return stride(from: 0, to: days.count, by: 7).map { Array(days[$0..<min($0 + 7, days.count)]) }
            }
            private func mark(_ day: Int) -> String {
                day == 0 ? "" : days.contains(day) ? "•\\(day)" : "\\(day)"
            }
            var body: some View {
                VStack(alignment: .leading) {
                    Text(first.formatted(.dateTime.month(.wide).year()))
                    Grid(alignment: .trailing) {
                        GridRow {
                            ForEach(["SUN", "MON", "TUE", "WED", "THU", "FRI", "SAT"], id: \\.self) {
                                Text($0).frame(maxWidth: .infinity)
                            }
                        }
                        ForEach(weeks.indices, id: \\.self) { week in
                            GridRow { ForEach(weeks[week].indices, id: \\.self) { Text(mark(weeks[week][$0])) } }
                        }
                    }
                    if let time { HStack { Text("Time"); Spacer(); Text(time) } }
                }
            }
        }

        struct __DateWheels: View {
            let date: Date
            let shown: DatePickerComponents
            private func around(_ component: Calendar.Component, _ said: (Date) -> String) -> [String] {
                (-2...2).map { said(Calendar.current.date(byAdding: component, value: $0, to: date) ?? date) }
            }
            private var wheels: [[String]] {
                let days = [
                    around(.month) { $0.formatted(.dateTime.month(.wide)) }, around(.day) { $0.formatted(.dateTime.day()) },
                    around(.year) { $0.formatted(.dateTime.year()) },
                ]
                let times = [
                    around(.hour) { $0.formatted(.dateTime.hour()) }, around(.minute) { $0.formatted(.dateTime.minute()) },
                ]
                return (shown.contains(.date) ? days : []) + (shown.contains(.hourAndMinute) ? times : [])
            }
            var body: some View {
                HStack {
                    ForEach(wheels.indices, id: \\.self) { wheel in
                        VStack(spacing: 0) { ForEach(0..<5, id: \\.self) { Text(wheels[wheel][$0]) } }
                    }
                }
            }
        }
        """
}
