import Testing

/// Members of one name that extensions have under different requirements: the one whose requirements hold is meant.
@Suite struct ExtensionRequirementTests {
    @Test func `an extension whose requirement another file may meet is all there is`() throws {
        try expect(
            """
            struct Page { var title: String }
            protocol Titled { var title: String { get } }
            extension Array where Element: Titled { var titles: String { map(\\.title).joined(separator: " ") } }

            #Preview { Text([Page(title: "one"), Page(title: "two")].titles) }
            """, 9, 1, boxes: false, shows: " one two")
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
        try expect(
            source + "\nlet view = \(source.contains("QuickLayout") ? "HStack { \(label) }" : label).twice()", 9, 2,
            boxes: false, of: nil, words: ["one", "one"])
    }
}
