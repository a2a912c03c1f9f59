import Testing

/// Containers that show views which others made.
@Suite struct SwiftUISubviewTests {
    @Test func `the rows of a section are gone through once more`() throws {
        let shown = try Shown(
            """
            import SwiftUI
            struct Cards<Content: View>: View {
                @ViewBuilder let content: Content
                var body: some View {
                    VStack {
                        ForEach(sections: content) { section in
                            section.header
                            ForEach(subviews: section.content) { row in
                                HStack {
                                    Text("-")
                                    row
                                }
                            }
                            Group(subviews: section.content) { rows in Text("rows: \\(rows.count)") }
                        }
                    }
                }
            }
            #Preview {
                Cards {
                    Section("One") {
                        Text("a").background()
                        Text("b")
                    }
                }
            }
            """, width: 20, height: 8, drawsBoxes: false)
        #expect(shown.told == [])
        #expect(shown.holes == [])
        #expect(shown.words == ["One", "- a", "- b", "rows: 2"])
    }

    @Test func `the parts of a colour are read`() throws {
        let shown = try Shown(
            """
            import SwiftUI
            struct Parts: View {
                @Environment(\\.self) var environment
                let mixed = Color.Resolved(red: 0.25, green: 0.5, blue: 0.75)
                @State private var picked: Color.Resolved?
                var body: some View {
                    VStack {
                        Text("\\(mixed.green) \\(mixed.opacity)")
                        if let picked { Text("picked \\(picked.opacity)") }
                    }
                    .onAppear { picked = Color.red.resolve(in: environment) }
                }
            }
            """, width: 40, height: 8, drawsBoxes: false)
        #expect(shown.told == [])
        #expect(shown.holes == ["Color.red.resolve(in: environment)"])
        #expect(shown.words == ["0.500000 1.000000", "picked ‹Color.red.resolve(in:…›"])
    }
}
