import Testing

/// Members of one name that extensions have under different requirements: the one whose requirements hold is meant.
@Suite struct ExtensionRequirementTests {
    @Test func `the element decides which extension of a list is meant`() throws {
        let shown = try Shown(
            """
            import SwiftUI

            struct Fruit { var name: String }
            struct Nut { var name: String }
            extension Array where Element == Int { var kind: String { "numbers" } }
            extension Array where Element == String { var kind: String { "words" } }
            extension Array where Element == Fruit { static var samples: [Fruit] { [Fruit(name: "fig")] } }
            extension Array where Element == Nut { static var samples: [Nut] { [Nut(name: "pecan")] } }
            extension Optional where Wrapped == String { var orNone: String { self ?? "no word" } }
            extension Optional where Wrapped == Int { var orNone: String { map { "\\($0)" } ?? "no number" } }

            struct Names: View {
                let nuts: [Nut]
                var body: some View { ForEach(nuts, id: \\.name) { Text($0.name) } }
            }

            struct Board: View {
                let word: String? = nil
                let number: Int? = nil
                var body: some View {
                    VStack {
                        Text([1, 2].kind)
                        Text(["a"].kind)
                        Text(word.orNone)
                        Text(number.orNone)
                        Names(nuts: .samples)
                    }
                }
            }
            """, width: 11, height: 5, drawsBoxes: false)
        #expect(
            shown.picture == """
                  numbers
                   words
                  no word
                 no number
                   pecan
                """)
        #expect(shown.holes == [])
    }

    @Test func `a protocol's extension for some of its types comes before the one for all`() throws {
        let shown = try Shown(
            """
            import SwiftUI

            protocol Named { var name: String { get } }
            extension Named { var shown: String { "plain " + name } }
            extension Named where Self: Equatable { var shown: String { "equal " + name } }
            struct Leaf: Named { var name = "oak" }
            struct Root: Named, Equatable { var name = "elm" }
            struct Crate<Content> { var content: Content }
            extension Crate where Content == Int { func text() -> String { "n\\(content)" } }
            extension Crate where Content == String { func text() -> String { "s\\(content)" } }

            #Preview {
                VStack {
                    Text(Leaf().shown)
                    Text(Root().shown)
                    Text(Crate(content: "x").text())
                    Text(Crate(content: 3).text())
                }
            }
            """, width: 11, height: 4, drawsBoxes: false)
        #expect(
            shown.picture == """
                 plain oak
                 equal elm
                     sx
                     n3
                """)
        #expect(shown.holes == [])
    }

    @Test func `an extension whose requirement another file may meet is all there is`() throws {
        let shown = try Shown(
            """
            import SwiftUI

            struct Page { var title: String }
            protocol Titled { var title: String { get } }
            extension Array where Element: Titled { var titles: String { map(\\.title).joined(separator: " ") } }

            #Preview { Text([Page(title: "one"), Page(title: "two")].titles) }
            """, width: 9, height: 1, drawsBoxes: false)
        #expect(shown.picture == " one two")
    }

    @Test(arguments: [
        "import BlueprintUI\nextension Element { func twice() -> Element { Column { self; self } } }",
        """
        import BlueprintUI
        struct Badge: ProxyElement { var elementRepresentation: Element { Label(text: "one") } }
        extension ProxyElement { func both() -> Element { Column { self; self } } }
        extension Element { func twice() -> Element { Badge().both() } }
        """,
        "import QuickLayout\nextension Layout { func twice() -> Layout { VStack(spacing: 0) { self; self } } }",
        "import SwiftUI\nextension View { func twice() -> some View { VStack(spacing: 0) { self; self } } }",
    ])
    func `Self is an element in an extension of a protocol of elements`(source: String) throws {
        let label = source.contains("BlueprintUI") ? "Label(text: \"one\")" : "Text(\"one\")"
        let shown = try Shown(
            source + "\nlet view = \(source.contains("QuickLayout") ? "HStack { \(label) }" : label).twice()", width: 9,
            height: 2, drawsBoxes: false)
        #expect(shown.words == ["one", "one"])
        #expect(shown.holes == [])
    }
}
