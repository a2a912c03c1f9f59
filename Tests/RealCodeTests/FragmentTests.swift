import LayoutInspection
import SwiftSource
import Testing

@testable import haggle

/// Parts of views, as they are copied from a page: without the type, the view or the import around them.
@Suite struct FragmentTests {
    private func dialect(of source: String) -> String? {
        LayoutReader(dialects: Dialects.all).read(SourceText(source), name: "Part.swift").dialect?.name
    }

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
        #expect(dialect(of: source) == "swiftui")
    }

    @Test func `a variable that the file sets later is no part of a type`() throws {
        let shown = try Shown("import SwiftUI\nlet word: String\nword = \"set\"\nText(word)", width: 3, height: 1)
        #expect(shown.picture == "set")
        #expect(shown.holes == [])
    }

    @Test func `a style alone is shown around the parts of a control`() throws {
        let shown = try Shown(
            """
            struct Pill: ButtonStyle {
                func makeBody(configuration: Configuration) -> some View {
                    configuration.label.padding(.horizontal, configuration.isPressed ? 1 : 2)
                }
            }
            """, width: 27, height: 1, drawsBoxes: false)
        #expect(shown.picture == "  ▒ configuration.label ▒")
        #expect(shown.holes == ["configuration"])
    }

    @Test func `dots between the lines of a range are its operator`() throws {
        let shown = try Shown(
            """
            let range: ClosedRange<Int> = {
                let low = 2
                return low + 1
                    ...
                    low + 4
            }()
            Text("\\(range.count)")
            """, width: 1, height: 1)
        #expect(shown.picture == "4")
    }

    @Test func `non-breaking spaces between words are spaces`() throws {
        let shown = try Shown(
            "struct Row: View {\n\u{A0}\u{A0}var body:\u{A0}some View {\n\u{A0} Text(\"row\")\n\u{A0}}\n}", width: 3,
            height: 1)
        #expect(shown.picture == "row")
    }

    @Test func `a model in the environment is one of its type where nothing hands it over`() throws {
        let shown = try Shown(
            """
            @Observable class Player { var song = "Song"; var volume = 3 }
            @Environment(Player.self) private var player
            var body: some View { Text("\\(player.song) \\(player.volume)") }
            """, width: 20, height: 1, drawsBoxes: false)
        #expect(shown.picture.contains("Song 3"))
        #expect(shown.holes == ["player"])
    }

    @Test func `a type that lacks what its protocol asks for is a box`() throws {
        let shown = try Shown(
            """
            import SwiftUI
            struct Bare: View {}
            let list = VStack(spacing: 0) {
                Bare()
                Text("b")
            }
            """, width: 10, height: 2, drawsBoxes: false)
        #expect(shown.picture == " ▒ Bare ▒\n     b")
    }
}
