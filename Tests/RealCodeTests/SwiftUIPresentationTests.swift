import LayoutInspection
import Negotiation
import SwiftSource
import Testing

@testable import haggle

/// Sheets, dialogs and what else stands before a window while a binding says so.
@Suite struct SwiftUIPresentationTests {
    private func shown(
        _ modifiers: String, state: String = "@State var isOpen = true", width: Double = 24, height: Double = 9,
        drawsBoxes: Bool = true
    ) throws -> Shown {
        try Shown(
            "import SwiftUI\nstruct Screen: View {\n\(state)\nvar body: some View { Text(\"below\").frame(maxWidth: .infinity, maxHeight: .infinity)\n\(modifiers)\n} }",
            width: width, height: height, drawsBoxes: drawsBoxes)
    }

    @Test func `a sheet that is open at first stands at the bottom of the window`() throws {
        let shown = try shown(".sheet(isPresented: $isOpen) { Text(\"in the sheet\") }")
        #expect(shown.told == [])
        #expect(shown.holes == [])
        #expect(shown.words == ["below", "in the sheet"])
        #expect(
            shown.picture.hasSuffix(
                """
                ┌──────────────────────┐
                │├    in the sheet    ┤│
                └──────────────────────┘
                """))
    }

    @Test(arguments: [
        ".sheet(isPresented: .constant(true)) { Text(\"seen\") }",
        ".sheet(isPresented: $isOpen, onDismiss: { isOpen = false }) { Text(\"seen\") }",
        ".popover(isPresented: $isOpen) { Text(\"seen\") }",
        ".popover(isPresented: $isOpen, arrowEdge: .top) { Text(\"seen\") }",
        ".fullScreenCover(isPresented: $isOpen) { Text(\"seen\") }",
        ".alert(\"seen\", isPresented: $isOpen) { Button(\"Yes\") {} }",
        ".alert(\"Title\", isPresented: $isOpen) { Button(\"Yes\") {} } message: { Text(\"seen\") }",
        ".alert(\"Title\", isPresented: $isOpen) { Button(\"seen\", role: .destructive) {} }",
        ".alert(isPresented: $isOpen) { Alert(title: Text(\"Title\"), message: Text(\"seen\")) }",
        """
        .alert(isPresented: $isOpen) {
            Alert(title: Text("T"), primaryButton: .destructive(Text("seen")) { isOpen = false }, secondaryButton: .cancel())
        }
        """,
        ".confirmationDialog(\"Pick\", isPresented: $isOpen) { Button(\"seen\") {} }",
        ".confirmationDialog(\"seen\", isPresented: $isOpen, titleVisibility: .visible) { Button(\"A\") {} }",
        ".actionSheet(isPresented: $isOpen) { ActionSheet(title: Text(\"T\"), buttons: [.default(Text(\"seen\"))]) }",
        ".inspector(isPresented: $isOpen) { Text(\"seen\") }",
    ])
    func `what is open at first is shown, and nothing of what is closed`(modifier: String) throws {
        let open = try shown(modifier)
        #expect(open.told == [])
        #expect(open.holes == [])
        #expect(open.picture.contains("seen"))
        let closed = try shown(
            modifier.replacing(".constant(true)", with: ".constant(false)"), state: "@State var isOpen = false")
        #expect(closed.told == [])
        #expect(closed.holes == [])
        #expect(closed.words == ["below"])
    }

    @Test func `an item that is there opens its sheet, and one that nobody knows opens none`() throws {
        let known = try shown(
            ".sheet(item: $item) { item in Text(\"item \\(item.id)\") }",
            state: "struct Item: Identifiable { let id: Int }\n@State var item: Item? = Item(id: 3)")
        #expect(known.told == [])
        #expect(known.words == ["below", "item 3"])
        let unknown = try shown(
            ".sheet(isPresented: $model.isOpen) { Text(\"unseen\") }", state: "@ObservedObject var model: Model")
        #expect(unknown.words == ["below"])
    }

    @Test func `what stands before the window takes no room of what it belongs to`() throws {
        let source = SourceText(
            """
            import SwiftUI
            struct Screen: View {
                @State var isOpen = true
                var body: some View {
                    VStack(spacing: 0) { Text("one"); Text("two"); Text("three") }
                        .sheet(isPresented: $isOpen) { Text("a sheet that is wider") }
                }
            }
            """)
        let document = LayoutReader(dialects: Dialects.all).read(source, name: "Test.swift")
        let inspection = try document.inspect(Proposal(width: .exactly(30), height: .exactly(5)))
        #expect(try #require(inspection).findings.map(\.message) == [])
        #expect(try #require(inspection).overlaps(of: 1).map(\.isPartial) == [false])
    }

    @Test func `a dialog covers what is behind it, and its one button says OK where none is written`() throws {
        let shown = try shown(
            ".alert(\"Sure?\", isPresented: $isOpen) {}", width: 24, height: 7, drawsBoxes: false)
        #expect(shown.told == [])
        #expect(shown.words == ["Sure?", "OK"])
    }

    @Test func `a dialog may be of data, and have any text as its title`() throws {
        let alert = try shown(
            """
            .alert("Eat it?", isPresented: $isOpen, presenting: fruit) { fruit in
                Button("Eat \\(fruit)") {}
            } message: { fruit in
                Text("A \\(fruit)")
            }
            """, state: "@State var isOpen = true; @State var fruit: String? = \"kiwi\"", width: 24, height: 7,
            drawsBoxes: false)
        #expect(alert.told == [])
        #expect(alert.words == ["Eat it?", "A kiwi", "Eat kiwi"])
        let dialog = try shown(
            """
            .confirmationDialog(
                Text("Sure?"), isPresented: $isOpen, titleVisibility: .visible, presenting: Optional(3)
            ) { count in Button("Delete \\(count)") {} }
            """, width: 24, height: 7, drawsBoxes: false)
        #expect(dialog.told == [])
        #expect(dialog.words == ["Sure?", "Delete 3"])
    }

    @Test func `what presents stands where it is written, also where the library's own Swift hands it on`() throws {
        let source = SourceText(
            """
            import SwiftUI
            struct Screen: View {
                @State var isOpen = false
                var body: some View {
                    VStack {
                        Text("first")
                        Text("second").sheet(isPresented: $isOpen) { Text("more") }
                        Button("third") {}
                            .popover(isPresented: $isOpen) { Text("more") }
                    }
                }
            }
            """)
        let document = LayoutReader(dialects: Dialects.all).read(source, name: "Test.swift")
        let inspection = try document.inspect(Proposal(width: .exactly(30), height: .exactly(5)))
        let ranges = try #require(inspection).elements.map { try #require($0.range) }
        #expect(ranges.map { source.location(of: $0.start).description } == ["5:9", "6:13", "7:13", "8:13", "8:13"])
    }
}
