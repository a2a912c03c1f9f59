import Testing

/// Sections and subviews that views are made of again, and controls that are made of a role or of several values.
@Suite struct SwiftUISectionTests {
    private func shown(_ declarations: String, width: Double = 20, height: Double = 12) throws -> Shown {
        try Shown("import SwiftUI\n" + declarations, width: width, height: height, drawsBoxes: false)
    }

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
        let shown = try shown(
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
                    """))
        #expect(shown.holes == [])
        #expect(shown.words == ["3 sections", "1", "Birds 2", "wren", "swan", "Trees 1 tall"])
    }

    @Test func `views are made for each section`() throws {
        let shown = try shown(
            Self.cards.replacing(
                "parts",
                with: """
                    ForEach(sections: content) { section in
                        if section.header.isEmpty { Text("none") } else { section.header }
                    }
                    """))
        #expect(shown.words == ["none", "Birds", "Trees"])
    }

    @Test func `a subview is told from the others`() throws {
        let shown = try shown(
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
            """)
        #expect(shown.holes == [])
        #expect(shown.words == ["a", "and", "b"])
    }

    @Test func `a section has a title and a footer`() throws {
        let shown = try shown(
            """
            struct Settings: View {
                var body: some View {
                    VStack {
                        Section("Title") { Text("row") } footer: { Text("foot") }
                    }
                }
            }
            """)
        #expect(shown.holes == [])
        for word in ["Title", "row", "foot"] { #expect(shown.picture.contains(word)) }
    }
}
