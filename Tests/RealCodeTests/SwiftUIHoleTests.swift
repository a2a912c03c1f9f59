import Testing

/// What of SwiftUI takes no part in a layout: a hole, or nothing.
@Suite struct SwiftUIHoleTests {
    private func shown(_ body: String, width: Double = 30, height: Double = 9) throws -> Shown {
        try Shown(
            """
            import SwiftUI
            struct Screen: View {
                @State var isOpen = true
                @State var item: String? = "kiwi"
                var body: some View { VStack(spacing: 0) { \(body) } }
            }
            """, width: width, height: height)
    }

    @Test(arguments: [
        ".sheet(isPresented: $isOpen, onDismiss: { isOpen = false }) { Text(\"unseen\") }",
        ".sheet(item: $item) { item in Text(item) }", ".fullScreenCover(isPresented: $isOpen) { Text(\"unseen\") }",
        ".popover(isPresented: $isOpen, arrowEdge: .top) { Text(\"unseen\") }",
        ".inspector(isPresented: $isOpen) { Text(\"unseen\") }",
        ".alert(\"Title\", isPresented: $isOpen) { Button(\"Yes\", role: .destructive) {} } message: { Text(\"unseen\") }",
        ".alert(item: $item) { item in Alert(title: Text(item), dismissButton: .default(Text(\"OK\"))) }",
        ".confirmationDialog(\"Pick\", isPresented: $isOpen, titleVisibility: .visible) { Button(\"unseen\") {} }",
    ])
    func `a presented view is no part of the layout`(modifier: String) throws {
        let shown = try shown("Text(\"below\")\(modifier)", height: 1)
        #expect(shown.holes == [])
        #expect(shown.words == ["below"])
    }

    @Test func `a view drawn by code or another framework is a hatched box that fills the proposal`() throws {
        let shown = try shown(
            #"""
            Canvas { context, size in context.fill(Path(), with: .color(.red)) }.frame(width: 12, height: 1)
            Map(initialPosition: .region(home)).frame(width: 9, height: 1)
            VideoPlayer(player: nil).frame(height: 1)
            """#, height: 3)
        #expect(shown.holes == ["Canvas", "Map", "VideoPlayer"])
        #expect(
            shown.picture == """
                ┌────────▒▒ Canvas ▒▒────────┐
                │          ▒▒ Map ▒▒         │
                ▒▒▒▒▒▒▒▒ VideoPlayer ▒▒▒▒▒▒▒▒▒
                """)
    }

    @Test func `charts and tables are hatched boxes around what is written in them`() throws {
        let shown = try shown(
            #"""
            Chart([1, 2], id: \.self) { day in BarMark(x: .value("Day", day), y: .value("Sum", 2)) }
            Table([1, 2]) { TableColumn("Twice") { Text("\($0 * 2)") } }
            """#, height: 10)
        #expect(shown.holes.prefix(2) == ["Chart", "BarMark"])
        for word in ["▒ Chart ▒▒", "▒ BarMark ▒", "▒ Table ▒▒"] { #expect(shown.picture.contains(word)) }
    }

    @Test func `a widget's configuration is a hatched box around its content`() throws {
        let shown = try expect(
            """
            import WidgetKit
            struct DayWidget: Widget {
                var body: some WidgetConfiguration {
                    StaticConfiguration(kind: "day", provider: Provider()) { entry in
                        Text("Next: \\(entry.title)")
                    }
                    .supportedFamilies([.systemSmall])
                }
            }
            """, 30, 3, holes: ["StaticConfiguration", ".supportedFamilies([.systemSmall])", "entry.title"])
        #expect(shown.words.joined().contains("Next: ‹entry.title›"))
    }
}
