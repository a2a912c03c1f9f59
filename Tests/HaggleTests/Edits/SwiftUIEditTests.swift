import LayoutInspection
import Testing

/// Wrapping, modifying and unwrapping in a SwiftUI source, word for word.
@Suite struct SwiftUIEditTests {
    @Test func `a container takes the element's comments and modifiers into its braces`() throws {
        try EditedSource.swiftUI(
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
        try EditedSource.swiftUI(
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
        try EditedSource.swiftUI(
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
        try EditedSource.swiftUI(
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
        try EditedSource.swiftUI(
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
        try EditedSource.swiftUI(
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
        try EditedSource.swiftUI(
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
        try EditedSource.swiftUI(
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
        try EditedSource.swiftUI(
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
        try EditedSource.swiftUI(
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
        try EditedSource.swiftUI(
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

    @Test func `children take their container's place with their comments and blank lines`() throws {
        try EditedSource.swiftUI(
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
        try EditedSource.swiftUI(
            """
            let card = »HStack {
                Text("a")
                Text("b")
            }
            """
        ).refuses(.unwrap, because: .severalChildren(2))
    }

    @Test func `a container in a closure of one line vanishes in its line`() throws {
        try EditedSource.swiftUI(
            """
            VStack { »HStack { Text("a") } }
            """
        ).becomes(
            """
            VStack { Text("a") }
            """, by: .unwrap)
    }

    @Test func `a result is wrapped behind its keyword`() throws {
        try EditedSource.swiftUI(
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
        try EditedSource.swiftUI(
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
