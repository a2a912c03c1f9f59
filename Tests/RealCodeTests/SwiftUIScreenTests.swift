import Testing

/// Fields of numbers, views made of others' subviews, titles, and what a screen shows of a part of its source.
@Suite struct SwiftUIScreenTests {
    @Test func `subviews are counted, and put into something else`() throws {
        try expect(
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
            """#, 40, 12, boxes: false, words: ["- one", "- of two: 0", "- of two: 1", "3 in all"])
    }

    @Test func `a title that is set in a GeometryReader stands above it`() throws {
        try expect(
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
            """, 40, 5, boxes: false, words: ["Add", "Planets", "width 40"])
    }

    @Test func `a file that is wholly for another platform is shown as there`() throws {
        try expect(
            """
            #if os(macOS)
            struct Screen: View { var body: some View { Text("of a Mac") } }
            #endif
            """, 40, 12, boxes: false, words: ["of a Mac"])
    }

    @Test func `an empty view in place of an unknown one does not hide it`() throws {
        try expect(
            """
            struct Screen: View {
                let book: Book
                var body: some View {
                    Text(book.title ?? "")
                    Text(book.author ?? "Unknown")
                    ForEach(book.tags ?? [], id: \\.self) { Text($0) }
                }
            }
            """, 40, 12, boxes: false, holes: ["book.title", "book.author", "book.tags"],
            words: ["‹book.title›", "Unknown", "‹book.tags›", "‹book.tags›", "‹book.tags›"])
    }

    @Test func `a text that is cut says so where no boxes do`() throws {
        try expect(
            "let label = Text(\"one two three four\").lineLimit(1).frame(width: 9)", 9, 1, boxes: false,
            shows: "one two …")
    }
}
