import Testing

/// What a label shows depends on where it stands.
struct SwiftUILabelTests {
    @Test func `labels at the ends of a toolbar are their icons, where no style says otherwise`() throws {
        try expect(
            """
            struct Page: View {
                var body: some View {
                    NavigationStack {
                        Text("x").toolbar {
                            Button("Add", systemImage: "plus") {}
                            ToolbarItem(placement: .principal) { Label("Middle", systemImage: "star") }
                            ToolbarItem(placement: .topBarLeading) {
                                Label("All", systemImage: "list.bullet").labelStyle(.titleAndIcon)
                            }
                        }
                    }
                }
            }
            """, 20, 3, words: ["All Middle", "x"])
    }

    @Test func `a tab's title stands below its icon on one line`() throws {
        let shown = try expect(
            """
            struct Page: View {
                var body: some View {
                    TabView {
                        Text("first").tabItem { Label("Notifications", systemImage: "bell") }
                        Text("second").tabItem { Text("Me") }
                    }
                }
            }
            """, 18, 5, boxes: false)
        let last = try #require(shown.picture.split(separator: "\n").last)
        #expect(last.hasPrefix("Notifi") && last.hasSuffix("Me"), "\(shown.picture)")
        #expect(!shown.words.contains { $0.hasPrefix("ns") || $0.hasPrefix("cations") })
    }

    @Test func `the second text of a toggle's label stands below the first`() throws {
        let shown = try expect(
            """
            struct Page: View {
                var body: some View {
                    Toggle(isOn: .constant(true)) {
                        Text("Wi-Fi")
                        Text("Connected")
                    }
                }
            }
            """, 18, 2, boxes: false)
        #expect(shown.picture.split(separator: "\n").map { $0.prefix { $0 != " " } } == ["Wi-Fi", "Connected"])
    }
}
