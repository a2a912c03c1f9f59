import LayoutInspection
import Testing

/// Wrapping, modifying and unwrapping in a SwiftUI source, word for word.
@Suite struct SwiftUIEditTests {
    @Test(arguments: cases)
    func `an element is edited`(edit: EditCase) throws { try edit.check(importing: "SwiftUI") }

    private static let cases = [
        EditCase(
            "a container takes the element's comments and modifiers into its braces", .wrap("HStack"),
            """
              VStack {
            -     // The title
            -     »Text("a")
            -         .padding(1)
            -         .border(.gray)  // loud
            +     HStack {
            +         // The title
            +         Text("a")
            +             .padding(1)
            +             .border(.gray)  // loud
            +     }

                  Text("b")
              }
            """),
        EditCase(
            "a container in a closure of one line breaks the closure", .wrap("VStack"),
            """
            - Text("a").background { »Color.red }
            + Text("a").background {
            +     VStack {
            +         Color.red
            +     }
            + }
            """),
        EditCase(
            "a closure keeps its parameters when it is broken", .wrap("VStack"),
            """
            - ForEach(0..<2) { row in »Text("a") }
            + ForEach(0..<2) { row in
            +     VStack {
            +         Text("a")
            +     }
            + }
            """),
        EditCase(
            "tabs stay tabs", .wrap("VStack"),
            """
              struct Card: View {
              	var body: some View {
            - 		»Text("a")
            - 			.padding(1)
            + 		VStack {
            + 			Text("a")
            + 				.padding(1)
            + 		}
              	}
              }
              #Preview { Card() }
            """),
        EditCase(
            "the lines of a string move with its end, by the source's own step", .wrap("VStack"),
            #"""
              VStack {
            -   »Text("""
            -     one
            -       two
            -     """)
            +   VStack {
            +     Text("""
            +       one
            +         two
            +       """)
            +   }
              }
            """#),
        EditCase(
            "a modifier follows on the element's line", .modify(".padding(1)"),
            """
              VStack {
            -     »Text("a")
            +     Text("a").padding(1)
              }
            """),
        EditCase(
            "a modifier gets a line of its own behind others on lines", .modify(".padding(1)"),
            """
              VStack {
                  »Text("a")
                      .border(.gray)
            +         .padding(1)
              }
            """),
        EditCase(
            "a modifier follows a closing brace on a line of its own", .modify(".padding(1)"),
            """
              »VStack {
                  Text("a")
              }
            + .padding(1)
            """),
        EditCase(
            "a modifier gets a line of its own where the line would be too long", .modify(".padding(1)"),
            """
              VStack {
                  »Text("The engine weaves algebraical patterns just as the loom weaves flowers and leaves, and leaves the rest so")
            +         .padding(1)
              }
            """),
        EditCase(
            "a modifier vanishes with its line", .unwrap,
            """
              VStack {
                  Text("a")
            -         .»padding(1)
                      .border(.gray)
              }
            """),
        EditCase(
            "a modifier vanishes with the comment before it", .unwrap,
            """
              VStack {
                  Text("a")  // first
            -         // an edge
            -         .»border(.gray)
              }
            """),
        EditCase(
            "children take their container's place with their comments and blank lines", .unwrap,
            """
              VStack {
                  Text("before")
            -     »HStack {
            -         // First
            -         Text("a")
            +     // First
            +     Text("a")

            -         VStack {
            -             Text("b")
            -         }
            +     VStack {
            +         Text("b")
                  }
            -     .padding(1)
                  Text("after")
              }
            """),
        EditCase(
            "a container in a closure of one line vanishes in its line", .unwrap,
            """
            - VStack { »HStack { Text("a") } }
            + VStack { Text("a") }
            """),
        EditCase(
            "a result is wrapped behind its keyword", .wrap("VStack"),
            """
              func card() -> some View {
            -     return »Text("a")
            -         .padding(1)
            +     return VStack {
            +         Text("a")
            +             .padding(1)
            +     }
              }
              #Preview { card() }
            """),
        EditCase(
            "a comment stays behind the modifier before a new one", .modify(".padding(1)"),
            """
              VStack {
                  »Text("a")
                      .border(.gray)  // loud
            +         .padding(1)
              }
            """),
    ]

    @Test(arguments: [
        """
        VStack {
            »HStack(spacing: 1) {
                Text("a")
            }
            .padding(1)
            .border(.gray)
        }
        """,
        """
        VStack {
            »HStack {
                Text("a")
                    .padding(1)
            }
            .border(.gray)
        }
        """,
    ])
    func `the only child gets its container's modifiers behind its own`(source: String) throws {
        try EditedSource.swiftUI(source).becomes(
            """
            VStack {
                Text("a")
                    .padding(1)
                    .border(.gray)
            }
            """, by: .unwrap)
    }

    @Test func `a variable's value is not replaced by several children`() throws {
        try EditedSource.swiftUI(
            """
            let card = »HStack {
                Text("a")
                Text("b")
            }
            """
        ).refuses(.unwrap, because: .severalChildren(2))
    }
}
