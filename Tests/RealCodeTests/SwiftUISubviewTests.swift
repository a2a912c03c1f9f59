import Testing

/// Containers that show views which others made.
@Suite struct SwiftUISubviewTests {
    @Test func `the rows of a section are a view where one is taken`() throws {
        try expect(
            """
            struct Cards<Content: View>: View {
                @ViewBuilder let content: Content
                var body: some View {
                    VStack {
                        ForEach(sections: content) { section in list(section.content) }
                    }
                }
                func list<Rows: View>(_ rows: Rows) -> some View {
                    ForEach(subviews: rows) { row in
                        HStack { Text("-"); row }
                    }
                }
            }
            #Preview {
                Cards {
                    Section("One") { Text("a"); Text("b") }
                }
            }
            """, 20, 4, boxes: false, words: ["- a", "- b"])
    }

    @Test func `the header of a section is modified as a view`() throws {
        try expect(
            """
            struct Cards<Content: View>: View {
                @ViewBuilder let content: Content
                var body: some View {
                    VStack(spacing: 0) {
                        ForEach(sections: content) { section in
                            if !section.header.isEmpty {
                                section.header.font(.headline).padding(.leading, 4)
                            }
                            section.footer.frame(width: 8, alignment: .trailing)
                            count(section.content)
                        }
                    }
                }
                func count(_ rows: SubviewsCollection) -> Text { Text("\\(rows.count)") }
            }
            #Preview {
                Cards {
                    Section { Text("a"); Text("b") } header: { Text("Head") } footer: { Text("Foot") }
                }
            }
            """, 8, 4, boxes: false, shows: "    Head\n    Foot\n    2")
    }

    @Test func `views are made for each element of a collection of one's own`() throws {
        try expect(
            """
            struct Deck: RandomAccessCollection {
                let cards = ["a", "b", "c"]
                var startIndex: Int { 0 }
                var endIndex: Int { cards.count }
                subscript(position: Int) -> String { cards[position] }
            }
            struct Hand: View {
                let deck = Deck()
                var body: some View {
                    HStack {
                        ForEach(deck, id: \\.self) { Text($0) }
                        ForEach(deck.dropFirst(), id: \\.self) { Text("-" + $0) }
                    }
                }
            }
            """, 20, 1, boxes: false, words: ["a b c -b -c"])
    }
}
