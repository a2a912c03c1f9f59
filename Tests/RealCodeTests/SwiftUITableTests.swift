import Testing

/// Data in columns and in levels, and views that are made of others' subviews.
@Suite struct SwiftUITableTests {
    private func shown(_ declarations: String, width: Double = 40, height: Double = 12) throws -> Shown {
        try Shown("import SwiftUI\n" + declarations, width: width, height: height, drawsBoxes: false)
    }

    @Test func `a table has its columns' titles, and a row for each item`() throws {
        let shown = try shown(
            #"""
            struct Bird: Identifiable { let id: Int; let name: String; let eggs: Int }
            struct Birds: View {
                let birds = [Bird(id: 1, name: "Wren", eggs: 6), Bird(id: 2, name: "Swan", eggs: 5)]
                @State var chosen: Bird.ID?
                var body: some View {
                    Table(birds, selection: $chosen) {
                        TableColumn("Name", value: \.name).width(min: 80, max: 200)
                        TableColumn("Eggs", value: \.eggs) { bird in Text("\(bird.eggs)") }
                        TableColumn("Twice") { Text(String($0.eggs * 2)) }
                    }
                }
            }
            """#, height: 5)
        #expect(shown.told == [])
        #expect(shown.holes == [])
        #expect(shown.words == ["Name Eggs Twice", "Wren 6 12", "Swan 5 10"])
    }

    @Test func `a table whose rows are written has its titles, and rows as cells of its columns`() throws {
        let shown = try shown(
            #"""
            struct Bird: Identifiable { let id: Int; let name: String }
            struct Birds: View {
                @State var chosen: Bird.ID?
                var body: some View {
                    Table(selection: $chosen) {
                        TableColumn("Name") { bird in Text("the \(bird.name)") }
                    } rows: {
                        TableRow(Bird(id: 1, name: "Wren"))
                        TableRow(Bird(id: 2, name: "Swan"))
                    }
                }
            }
            """#, height: 5)
        #expect(shown.told == [])
        #expect(shown.holes == [])
        #expect(shown.words == ["Name", "the Wren", "the Swan"])
    }

    @Test func `a table's rows that come from another file are a row of unknown values`() throws {
        let shown = try shown(
            #"""
            struct Orders: View {
                let orders: [Order]
                @State private var chosen: Set<String> = []
                var body: some View {
                    Table(selection: $chosen) {
                        TableColumn("Title") { order in Text(order.title) }
                    } rows: {
                        Section { ForEach(orders) { order in TableRow(order) } }
                    }
                }
            }
            """#, height: 5)
        #expect(shown.told.filter { $0.contains("error") } == [])
        #expect(shown.words.first == "Title")
        #expect(shown.words.contains("‹order.title›"))
    }

    @Test func `a list of levels shows the first of them until one is opened`() throws {
        let shown = try shown(
            #"""
            struct Kind: Identifiable { let id: String; var inner: [Kind]? }
            let kinds = [Kind(id: "Fruit", inner: [Kind(id: "Apple"), Kind(id: "Pear")]), Kind(id: "Nuts")]
            struct Kinds: View {
                var body: some View {
                    List(kinds, children: \.inner) { kind in Text(kind.id) }
                    OutlineGroup(kinds[0], children: \.inner) { Text("as group \($0.id)") }
                    OutlineGroup(kinds, id: \.id, children: \.inner) { Text("by id \($0.id)") }
                }
            }
            """#, height: 24)
        #expect(shown.told == [])
        #expect(shown.holes == [])
        #expect(
            shown.words == [
                "Fruit ▸", "Nuts", "as group Fruit ▸", "by id Fruit ▸", "by id Nuts",
            ])
    }

    @Test func `a field of a number that may be missing takes a style`() throws {
        let shown = try shown(
            """
            struct Fields: View {
                @State var count: Int? = 1234
                @State var price: Double?
                var body: some View {
                    TextField("Count", value: $count, format: .number)
                    TextField("Price", value: $price, format: .number)
                }
            }
            """)
        #expect(shown.told == [])
        #expect(shown.words == ["1,234", "Price"])
    }

    @Test func `subviews are counted, and put into something else`() throws {
        let shown = try shown(
            #"""
            struct Numbered<Content: View>: View {
                @ViewBuilder let content: Content
                var body: some View {
                    ForEach(subviews: content) { subview in
                        HStack {
                            Text("-")
                            subview
                        }
                    }
                    Group(subviews: content) { all in Text("\(all.count) in all") }
                }
            }
            struct Screen: View {
                var body: some View {
                    Numbered {
                        Text("one")
                        ForEach(0..<2) { Text("of two: \($0)") }
                    }
                }
            }
            """#)
        #expect(shown.told == [])
        #expect(shown.holes == [])
        #expect(shown.words == ["- one", "- of two: 0", "- of two: 1", "3 in all"])
    }

    @Test func `a title that is set in a GeometryReader stands above it`() throws {
        let shown = try shown(
            """
            struct Screen: View {
                @State var count = 3
                var body: some View {
                    NavigationStack {
                        GeometryReader { proxy in
                            VStack { Text("width \\(Int(proxy.size.width))") }
                                .navigationTitle("Planets").toolbar { Button("Add") {} }
                        }
                    }
                }
            }
            """, height: 5)
        #expect(shown.told == [])
        #expect(shown.holes == [])
        #expect(shown.words == ["Add", "Planets", "width 40"])
    }

    @Test func `a file that is wholly for another platform is shown as there`() throws {
        let shown = try shown(
            """
            #if os(macOS)
            struct Screen: View { var body: some View { Text("of a Mac") } }
            #endif
            """)
        #expect(shown.told == [])
        #expect(shown.words == ["of a Mac"])
    }

    @Test func `nothing instead of something unknown does not hide it`() throws {
        let shown = try shown(
            """
            struct Screen: View {
                let book: Book
                var body: some View {
                    Text(book.title ?? "")
                    Text(book.author ?? "Unknown")
                    ForEach(book.tags ?? [], id: \\.self) { Text($0) }
                }
            }
            """)
        #expect(shown.told == [])
        #expect(shown.words == ["‹book.title›", "Unknown", "‹book.tags›", "‹book.tags›", "‹book.tags›"])
    }

    @Test func `a text that is cut says so where no boxes do`() throws {
        let shown = try shown(
            "let label = Text(\"one two three four\").lineLimit(1).frame(width: 9)", width: 9, height: 1)
        #expect(shown.picture == "one two …")
    }

    @Test func `a column's title may be a text`() throws {
        let shown = try shown(
            #"""
            struct Bird: Identifiable { let id: Int; let name: String }
            struct Birds: View {
                let birds = [Bird(id: 1, name: "Wren"), Bird(id: 2, name: "Swan")]
                var body: some View {
                    Table(birds) {
                        TableColumn(Text("Key")) { bird in Text("\(bird.id)") }.width(60)
                        TableColumn(Text("Name"), value: \.name)
                    }
                }
            }
            """#, height: 5)
        #expect(shown.told == [])
        #expect(shown.words == ["Key Name", "1 Wren", "2 Swan"])
    }

    @Test func `a number beside a column's value is of its type`() throws {
        let shown = try shown(
            #"""
            struct Egg: Identifiable { let id: Int; let price: Double }
            struct Eggs: View {
                var body: some View {
                    Table(of: Egg.self) {
                        TableColumn("Price") { egg in Text(egg.price * 1.5, format: .currency(code: "USD")) }
                        TableColumn("Plain") { egg in Text("\(egg.price * 1.5)") }.width(80)
                    } rows: {
                        TableRow(Egg(id: 1, price: 2))
                    }
                }
            }
            """#, height: 5)
        #expect(shown.told == [])
        #expect(shown.words == ["Price Plain", "$3.00 3.0"])
    }
}
