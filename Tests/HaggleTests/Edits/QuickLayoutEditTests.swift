import LayoutInspection
import Testing

/// Edits of a QuickLayout source, word for word.
@Suite struct QuickLayoutEditTests {
    @Test(arguments: cases)
    func `an element is edited`(edit: EditCase) throws { try edit.check(importing: "QuickLayout") }

    private static let cases = [
        EditCase(
            "a text is wrapped with its color", .wrap("HStack"),
            """
              let card = VStack(spacing: 1) {
            -     Text("a").»foregroundColor(.red)
            +     HStack {
            +         Text("a").foregroundColor(.red)
            +     }
              }
            """),
        EditCase(
            "children take their stack's place", .unwrap,
            """
              VStack {
            -     »HStack {
            -         Text("a").foregroundColor(.red)
            -         Spacer()
            -     }
            +     Text("a").foregroundColor(.red)
            +     Spacer()
              }
            """),
        EditCase(
            "a modifier vanishes from its line", .unwrap,
            """
            - Text("a").»padding(1).fixedSize()
            + Text("a").fixedSize()
            """),
        EditCase(
            "a stack of one line takes a child, and its modifier gets a line", .add("Spacer"),
            """
            - »HStack { Text("a") }.padding(1)
            + HStack {
            +     Text("a")
            +     Spacer()
            + }
            + .padding(1)
            """),
        EditCase(
            "a modifier follows in a closure of one line", .modify(".padding(1)"),
            """
            - HStack { Text("a").»fixedSize() }
            + HStack { Text("a").fixedSize().padding(1) }
            """),
        EditCase(
            "a text's own modifier comes before others", .set("foregroundColor", ".red"),
            """
            - HStack { »Text("a").padding(1) }
            + HStack { Text("a").foregroundColor(.red).padding(1) }
            """),
        EditCase(
            "statements of a line change places", .move(.next),
            """
            - HStack { »Text("a"); Spacer() }
            + HStack { Spacer(); Text("a") }
            """),
        EditCase(
            "a branch loses its only element", .delete,
            """
              HStack {
            -     if true {
            -         »Text("a")
            -     }
            +     if true {}
              }
            """),
        EditCase(
            "an element is wrapped with all of its modifiers", .wrap("VStack"),
            """
              HStack {
            -     »Text("a").padding(1).fixedSize()
            +     VStack {
            +         Text("a").padding(1).fixedSize()
            +     }
                  Spacer()
              }
            """),
    ]

    private static func example(_ marked: String) throws -> EditedSource {
        try EditedSource("import QuickLayout\n\n" + marked)
    }

    @Test func `a background takes no second element`() throws {
        try Self.example(
            """
            Text("a").background { »Color.red }
            """
        ).refuses(.duplicate, because: .onlyPlace)
    }

    @Test func `a background takes no second child`() throws {
        try Self.example(
            """
            Text("a").»background { Color.red }
            """
        ).refuses(.add("Text"), because: .holdsOne)
    }

    @Test func `a grid gets a row`() throws {
        let grid = try Self.example(
            """
            »Grid {
                GridRow {
                    Text("a")
                }
            }
            """)
        try grid.becomes(
            """
            Grid {
                GridRow {
                    Text("a")
                }
                GridRow {
                    Text("Text")
                }
            }
            """, by: .add("Text"))
        grid.refuses(.unwrap, because: .otherType)
    }
}
