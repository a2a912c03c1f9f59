import Testing

/// Sections and subviews that views are made of again, and controls that are made of a role or of several values.
@Suite struct SwiftUISectionTests {
    private static let cards = """
        struct Cards<Content: View>: View {
            @ViewBuilder var content: Content
            var body: some View { VStack(spacing: 0) { parts } }
        }
        #Preview {
            Cards {
                Text("alone")
                Section("Birds") { Text("wren"); Text("swan") }
                Section { Text("oak") } header: { Text("Trees") } footer: { Text("tall") }
            }
        }

        """

    @Test func `a group of sections has the headers, rows and footers of each`() throws {
        try expect(
            Self.cards.replacing(
                "parts",
                with: """
                    Group(sections: content) { sections in
                        Text("\\(sections.count) sections")
                        ForEach(sections) { section in
                            HStack { section.header; Text("\\(section.content.count)"); section.footer }
                            if section.id == 1 { section.content }
                        }
                    }
                    """), 20, 12, boxes: false, words: ["3 sections", "1", "Birds 2", "wren", "swan", "Trees 1 tall"])
    }

    @Test func `views are made for each section`() throws {
        try expect(
            Self.cards.replacing(
                "parts",
                with: """
                    ForEach(sections: content) { section in
                        if section.header.isEmpty { Text("none") } else { section.header }
                    }
                    """), 20, 12, boxes: false, words: ["none", "Birds", "Trees"])
    }

    @Test func `a subview is told from the others`() throws {
        try expect(
            """
            struct Divided<Content: View>: View {
                @ViewBuilder var content: Content
                var body: some View {
                    VStack {
                        Group(subviews: content) { all in
                            ForEach(all) { one in
                                one
                                if one.id != all.last?.id { Text("and") }
                            }
                        }
                    }
                }
            }
            #Preview { Divided { Text("a"); Text("b") } }
            """, 20, 12, boxes: false, words: ["a", "and", "b"])
    }

    @Test func `a section has a title and a footer`() throws {
        try expect(
            """
            struct Settings: View {
                var body: some View {
                    VStack {
                        Section("Title") { Text("row") } footer: { Text("foot") }
                    }
                }
            }
            """, 20, 12, boxes: false, contains: ["Title", "row", "foot"])
    }
}
