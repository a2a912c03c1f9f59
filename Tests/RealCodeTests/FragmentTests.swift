import LayoutInspection
import SwiftSource
import Testing

@testable import haggle

/// Parts of views, as they are copied from a page: without the type, the view or the import around them.
@Suite struct FragmentTests {
    @Test(arguments: [
        "extension View { func framed() -> some View { padding() } }",
        "struct Pill: ButtonStyle { func makeBody(configuration: Configuration) -> some View { configuration.label } }",
        """
        extension Stairs {
            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { .zero }
        }
        """,
        ".padding(2)\n.background(Color.red)",
    ])
    func `a name that only SwiftUI has decides the dialect`(source: String) {
        #expect(opened(source).dialect?.name == "swiftui")
    }

    @Test func `a variable that the file sets later is no part of a type`() throws {
        try expect("let word: String\nword = \"set\"\nText(word)", 3, 1, shows: "set")
    }

    @Test func `a style alone is shown around the parts of a control`() throws {
        try expect(
            """
            struct Pill: ButtonStyle {
                func makeBody(configuration: Configuration) -> some View {
                    configuration.label.padding(.horizontal, configuration.isPressed ? 1 : 2)
                }
            }
            """, 27, 1, boxes: false, of: nil, holes: ["configuration"], shows: "  ▒ configuration.label ▒")
    }

    @Test func `dots between the lines of a range are its operator`() throws {
        try expect(
            """
            let range: ClosedRange<Int> = {
                let low = 2
                return low + 1
                    ...
                    low + 4
            }()
            Text("\\(range.count)")
            """, 1, 1, of: nil, shows: "4")
    }

    @Test func `non-breaking spaces between words are spaces`() throws {
        try expect(
            "struct Row: View {\n\u{A0}\u{A0}var body:\u{A0}some View {\n\u{A0} Text(\"row\")\n\u{A0}}\n}", 3, 1,
            of: nil, shows: "row")
    }

    @Test func `a model in the environment is one of its type where nothing hands it over`() throws {
        try expect(
            """
            @Observable class Player { var song = "Song"; var volume = 3 }
            @Environment(Player.self) private var player
            var body: some View { Text("\\(player.song) \\(player.volume)") }
            """, 20, 1, boxes: false, of: nil, holes: ["player"], contains: ["Song 3"])
    }

    @Test func `a type that lacks what its protocol asks for is a box`() throws {
        try expect(
            """
            struct Bare: View {}
            let list = VStack(spacing: 0) {
                Bare()
                Text("b")
            }
            """, 10, 2, boxes: false, shows: " ▒ Bare ▒\n     b")
    }
}
