import Testing

/// What views read of their surroundings.
struct SurroundingsTests {
    /// The lines of a column of views.
    private func lines(_ views: String, _ more: String = "", width: Double = 40, height: Double = 12) throws -> [String]
    {
        let shown = try expect(
            """
            \(more)
            struct Page: View {
                let day = Date(timeIntervalSince1970: 0)
                var body: some View {
                    VStack(alignment: .leading, spacing: 0) {
                        \(views)
                    }
                    .frame(maxWidth: .infinity, alignment: .leading)
                }
            }
            """, width, height, boxes: false)
        return shown.picture.split(separator: "\n").map(String.init)
    }

    @Test func `a text with attributes is its text`() throws {
        let lines = try lines(
            """
            Text((try? AttributedString(markdown: "a **b**", options: .init(interpretedSyntax: .inlineOnly))) ?? "no")
            TextEditor(text: .constant(AttributedString("edited"))).frame(height: 1)
            """)
        #expect(lines == ["a b", "edited"])
    }

    @Test func `frames by their container leave out the margins of what scrolls`() throws {
        try expect(
            """
            struct Page: View {
                var body: some View {
                    ScrollView(.horizontal) {
                        HStack(spacing: 1) {
                            ForEach(0..<4) { number in
                                Text("\\(number)").containerRelativeFrame(.horizontal, count: 4, spacing: 1).border(.gray)
                            }
                        }
                    }
                    .contentMargins(.horizontal, 2, for: .scrollContent)
                    .contentMargins(3, for: .scrollIndicators)
                }
            }
            """, 31, 1, boxes: false, shows: "  ├──0─┤ ├──1─┤ ├──2─┤ ├──3─┤")
    }

    @Test(arguments: [
        """
        for number in 1..<3 { store.context.insert(number) }
        return Card()
        """,
        """
        do {
            try store.context.insert(1)
            return Card()
        } catch {
            return Text("none")
        }
        """,
    ])
    func `an expression before a return is no view, in blocks either`(_ statements: String) throws {
        try expect(
            """
            struct Card: View { var body: some View { Text("card") } }
            #Preview {
                let store = Store.preview
                \(statements)
            }
            """, 4, 1, boxes: false, shows: "card")
    }
}
