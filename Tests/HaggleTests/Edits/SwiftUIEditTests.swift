import LayoutInspection
import Testing

/// Edits of a SwiftUI source, word for word.
@Suite struct SwiftUIEditTests {
    private static func example(_ marked: String) throws -> EditedSource {
        try EditedSource("import SwiftUI\n\n" + marked)
    }

    @Test func `a container takes the element's comments and modifiers into its braces`() throws {
        try Self.example(
            """
            VStack {
                // The title
                »Text("a")
                    .padding(1)
                    .border(.gray)  // loud

                Text("b")
            }
            """
        ).becomes(
            """
            VStack {
                HStack {
                    // The title
                    Text("a")
                        .padding(1)
                        .border(.gray)  // loud
                }

                Text("b")
            }
            """, by: .wrap("HStack"))
    }

    @Test func `a container in a closure of one line breaks the closure`() throws {
        try Self.example(
            """
            Text("a").background { »Color.red }
            """
        ).becomes(
            """
            Text("a").background {
                VStack {
                    Color.red
                }
            }
            """, by: .wrap("VStack"))
    }

    @Test func `a closure keeps its parameters when it is broken`() throws {
        try Self.example(
            """
            ForEach(0..<2) { row in »Text("a") }
            """
        ).becomes(
            """
            ForEach(0..<2) { row in
                VStack {
                    Text("a")
                }
            }
            """, by: .wrap("VStack"))
    }

    @Test func `tabs stay tabs`() throws {
        try Self.example(
            """
            struct Card: View {
            	var body: some View {
            		»Text("a")
            			.padding(1)
            	}
            }
            #Preview { Card() }
            """
        ).becomes(
            """
            struct Card: View {
            	var body: some View {
            		VStack {
            			Text("a")
            				.padding(1)
            		}
            	}
            }
            #Preview { Card() }
            """, by: .wrap("VStack"))
    }

    @Test func `the lines of a string move with its end, by the source's own step`() throws {
        try Self.example(
            #"""
            VStack {
              »Text("""
                one
                  two
                """)
            }
            """#
        ).becomes(
            #"""
            VStack {
              VStack {
                Text("""
                  one
                    two
                  """)
              }
            }
            """#, by: .wrap("VStack"))
    }

    @Test func `a modifier follows on the element's line`() throws {
        try Self.example(
            """
            VStack {
                »Text("a")
            }
            """
        ).becomes(
            """
            VStack {
                Text("a").padding(1)
            }
            """, by: .modify(".padding(1)"))
    }

    @Test func `a modifier gets a line of its own behind others on lines`() throws {
        try Self.example(
            """
            VStack {
                »Text("a")
                    .border(.gray)
            }
            """
        ).becomes(
            """
            VStack {
                Text("a")
                    .border(.gray)
                    .padding(1)
            }
            """, by: .modify(".padding(1)"))
    }

    @Test func `a modifier follows a closing brace on a line of its own`() throws {
        try Self.example(
            """
            »VStack {
                Text("a")
            }
            """
        ).becomes(
            """
            VStack {
                Text("a")
            }
            .padding(1)
            """, by: .modify(".padding(1)"))
    }

    @Test func `a modifier gets a line of its own where the line would be too long`() throws {
        try Self.example(
            """
            VStack {
                »Text("The engine weaves algebraical patterns just as the loom weaves flowers and leaves, and leaves the rest so")
            }
            """
        ).becomes(
            """
            VStack {
                Text("The engine weaves algebraical patterns just as the loom weaves flowers and leaves, and leaves the rest so")
                    .padding(1)
            }
            """, by: .modify(".padding(1)"))
    }

    @Test func `a modifier vanishes with its line`() throws {
        try Self.example(
            """
            VStack {
                Text("a")
                    .»padding(1)
                    .border(.gray)
            }
            """
        ).becomes(
            """
            VStack {
                Text("a")
                    .border(.gray)
            }
            """, by: .unwrap)
    }

    @Test func `a modifier vanishes with the comment before it`() throws {
        try Self.example(
            """
            VStack {
                Text("a")  // first
                    // an edge
                    .»border(.gray)
            }
            """
        ).becomes(
            """
            VStack {
                Text("a")  // first
            }
            """, by: .unwrap)
    }

    @Test func `the only child gets its container's modifiers`() throws {
        try Self.example(
            """
            VStack {
                »HStack(spacing: 1) {
                    Text("a")
                }
                .padding(1)
                .border(.gray)
            }
            """
        ).becomes(
            """
            VStack {
                Text("a")
                    .padding(1)
                    .border(.gray)
            }
            """, by: .unwrap)
    }

    @Test func `children take their container's place with their comments and blank lines`() throws {
        try Self.example(
            """
            VStack {
                Text("before")
                »HStack {
                    // First
                    Text("a")

                    VStack {
                        Text("b")
                    }
                }
                .padding(1)
                Text("after")
            }
            """
        ).becomes(
            """
            VStack {
                Text("before")
                // First
                Text("a")

                VStack {
                    Text("b")
                }
                Text("after")
            }
            """, by: .unwrap)
    }

    @Test func `a variable's value is not replaced by several children`() throws {
        try Self.example(
            """
            let card = »HStack {
                Text("a")
                Text("b")
            }
            """
        ).refuses(.unwrap, because: .severalChildren(2))
    }

    @Test func `a container in a closure of one line vanishes in its line`() throws {
        try Self.example(
            """
            VStack { »HStack { Text("a") } }
            """
        ).becomes(
            """
            VStack { Text("a") }
            """, by: .unwrap)
    }

    @Test func `a copy in a closure of one line breaks the closure`() throws {
        try Self.example(
            """
            VStack { »Text("a") }
            """
        ).becomes(
            """
            VStack {
                Text("a")
                Text("a")
            }
            """, by: .duplicate)
    }

    @Test func `a copy follows directly, without the comments`() throws {
        try Self.example(
            """
            VStack {
                // note
                »Text("a")
                    .padding(1)  // trailing

                Text("b")
            }
            """
        ).becomes(
            """
            VStack {
                // note
                Text("a")
                    .padding(1)  // trailing
                Text("a")
                    .padding(1)

                Text("b")
            }
            """, by: .duplicate)
    }

    @Test func `a body takes several views`() throws {
        try Self.example(
            """
            struct Card: View {
                var body: some View {
                    »Text("a")
                }
            }
            """
        ).becomes(
            """
            struct Card: View {
                var body: some View {
                    Text("a")
                    Text("a")
                }
            }
            """, by: .duplicate)
    }

    @Test func `an element is deleted with its comments and one blank line`() throws {
        try Self.example(
            """
            VStack {
                Text("a")

                // about b
                »Text("b")  // trailing

                Text("c")
            }
            """
        ).becomes(
            """
            VStack {
                Text("a")

                Text("c")
            }
            """, by: .delete)
    }

    @Test func `the blank line before a deleted last element goes, too`() throws {
        try Self.example(
            """
            VStack {
                Text("a")

                »Text("b")
            }
            """
        ).becomes(
            """
            VStack {
                Text("a")
            }
            """, by: .delete)
    }

    @Test func `the blank line after a deleted first element goes, too`() throws {
        try Self.example(
            """
            VStack {
                »Text("a")

                Text("b")
            }
            """
        ).becomes(
            """
            VStack {
                Text("b")
            }
            """, by: .delete)
    }

    @Test func `a container without children keeps its braces`() throws {
        try Self.example(
            """
            VStack {
                »Text("a")
            }
            """
        ).becomes(
            """
            VStack {}
            """, by: .delete)
    }

    @Test func `a semicolon goes with the element behind it`() throws {
        try Self.example(
            """
            VStack { Text("a"); »Text("b") }
            """
        ).becomes(
            """
            VStack { Text("a") }
            """, by: .delete)
    }

    @Test func `a body keeps its only view`() throws {
        try Self.example(
            """
            struct Card: View {
                var body: some View {
                    »Text("a")
                }
            }
            """
        ).refuses(.delete, because: .neededHere)
    }

    @Test func `elements change places with their comments`() throws {
        try Self.example(
            """
            VStack {
                // about a
                »Text("a")  // first
                // about b
                Text("b")

                Text("c")
            }
            """
        ).becomes(
            """
            VStack {
                // about b
                Text("b")
                // about a
                Text("a")  // first

                Text("c")
            }
            """, by: .move(.next))
    }

    @Test func `an element moves over a blank line`() throws {
        try Self.example(
            """
            VStack {
                Text("a")

                // about b
                »Text("b")
                    .padding(1)
            }
            """
        ).becomes(
            """
            VStack {
                // about b
                Text("b")
                    .padding(1)

                Text("a")
            }
            """, by: .move(.previous))
    }

    @Test func `an element does not move before a declaration`() throws {
        try Self.example(
            #"""
            VStack {
                let a = 1
                »Text("b \(a)")
            }
            """#
        ).refuses(.move(.previous), because: .statementBetween)
    }

    @Test func `the first element has no place before it`() throws {
        try Self.example(
            """
            VStack {
                »Text("b")
            }
            """
        ).refuses(.move(.previous), because: .noPreviousSibling)
    }

    @Test func `empty braces take a child`() throws {
        try Self.example(
            """
            »VStack {}
            """
        ).becomes(
            """
            VStack {
                Text("Text")
            }
            """, by: .add("Text"))
    }

    @Test func `a container of one line takes a child`() throws {
        try Self.example(
            """
            VStack {
                »HStack { Text("a") }
            }
            """
        ).becomes(
            """
            VStack {
                HStack {
                    Text("a")
                    HStack {
                        Text("Text")
                    }
                }
            }
            """, by: .add("HStack"))
    }

    @Test func `a child comes last, behind the comment of the one before`() throws {
        try Self.example(
            """
            »VStack {
                Text("a")  // last
            }
            .padding(1)
            """
        ).becomes(
            """
            VStack {
                Text("a")  // last
                Spacer()
            }
            .padding(1)
            """, by: .add("Spacer"))
    }

    @Test func `a text takes no child`() throws {
        try Self.example(
            """
            »Text("a")
            """
        ).refuses(.add("Text"), because: .noContent)
    }

    // MARK: Properties

    @Test func `an argument is added with parentheses`() throws {
        try Self.example(
            """
            »VStack {
                Text("a")
            }
            """
        ).becomes(
            """
            VStack(spacing: 2) {
                Text("a")
            }
            """, by: .set("spacing", "2"))
    }

    @Test func `the only argument goes with its parentheses`() throws {
        try Self.example(
            """
            »VStack(spacing: 1) {
                Text("a")
            }
            """
        ).becomes(
            """
            VStack {
                Text("a")
            }
            """, by: .reset("spacing"))
    }

    @Test func `an argument on a line of its own goes with its line`() throws {
        try Self.example(
            """
            »VStack(
                alignment: .leading,
                spacing: 1
            ) {
                Text("a")
            }
            """
        ).becomes(
            """
            VStack(
                spacing: 1
            ) {
                Text("a")
            }
            """, by: .reset("alignment"))
    }

    @Test func `an argument is added in the declared order, on a line of its own`() throws {
        try Self.example(
            """
            Text("a").»frame(
                width: 3,
                alignment: .leading
            )
            """
        ).becomes(
            """
            Text("a").frame(
                width: 3,
                height: 3,
                alignment: .leading
            )
            """, by: .set("height", "3"))
    }

    @Test func `a child's modifiers come before those of its container`() throws {
        try Self.example(
            """
            VStack {
                »HStack {
                    Text("a")
                        .padding(1)
                }
                .border(.gray)
            }
            """
        ).becomes(
            """
            VStack {
                Text("a")
                    .padding(1)
                    .border(.gray)
            }
            """, by: .unwrap)
    }

    @Test func `a result is wrapped behind its keyword`() throws {
        try Self.example(
            """
            func card() -> some View {
                return »Text("a")
                    .padding(1)
            }
            #Preview { card() }
            """
        ).becomes(
            """
            func card() -> some View {
                return VStack {
                    Text("a")
                        .padding(1)
                }
            }
            #Preview { card() }
            """, by: .wrap("VStack"))
    }

    @Test func `a comment stays behind the modifier before a new one`() throws {
        try Self.example(
            """
            VStack {
                »Text("a")
                    .border(.gray)  // loud
            }
            """
        ).becomes(
            """
            VStack {
                Text("a")
                    .border(.gray)  // loud
                    .padding(1)
            }
            """, by: .modify(".padding(1)"))
    }
}
