import Testing

/// Several views where a container shows one: they are a column.
@Suite struct SwiftUISeveralViewsTests {
    @Test(arguments: [
        ("NavigationStack { Text(\"one\"); Text(\"two\") }", ["one", "two"]),
        ("NavigationStack { ForEach(0..<3) { Text(\"row \\($0)\") } }", ["row 0", "row 1", "row 2"]),
        (
            "NavigationStack { Group { Text(\"one\"); Text(\"two\") }.navigationTitle(\"title\") }",
            ["title", "one", "two"]
        ),
        ("NavigationStack { Text(\"one\").navigationTitle(\"title\"); Text(\"two\") }", ["title", "one", "two"]),
        ("NavigationSplitView { Text(\"one\"); Text(\"two\") } detail: { Text(\"three\") }", ["one", "three", "two"]),
        ("TabView { Tab(\"tab\", systemImage: \"star\") { Text(\"one\"); Text(\"two\") } }", ["one", "two", "tab"]),
        ("NavigationView { Text(\"one\"); Text(\"two\") }", ["one"]),
        ("NavigationView { ForEach(0..<2) { Text(\"row \\($0)\") } }", ["row 0", "row 1"]),
    ])
    func `a navigation container, a sidebar and a tab show all of several views`(
        view: String, words: [String]
    ) throws {
        let source = "import SwiftUI\nstruct Main: View { var body: some View { \(view) } }"
        let shown = try expect(source, 24, 9, of: nil)
        #expect(shown.words.joined(separator: " ") == words.joined(separator: " "))
    }

    @Test func `several views that do something as they appear do it once`() throws {
        try expect(
            """
            struct Row: View {
                @State var count = 0
                var body: some View { Text("\\(count)").onAppear { count += 1 } }
            }
            struct Main: View { var body: some View { NavigationStack { Row(); Row() } } }
            """, 8, 4, words: ["1", "1"])
    }
}
