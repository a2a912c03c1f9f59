import LayoutInspection
import Testing

/// Edits of an element among others of a SwiftUI source, word for word: copies, deletions, moves, new children.
@Suite struct SwiftUIListEditTests {
    @Test func `a copy in a closure of one line breaks the closure`() throws {
        try EditedSource.swiftUI(
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
        try EditedSource.swiftUI(
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
        try EditedSource.swiftUI(
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
        try EditedSource.swiftUI(
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
        try EditedSource.swiftUI(
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
        try EditedSource.swiftUI(
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
        try EditedSource.swiftUI(
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
        try EditedSource.swiftUI(
            """
            VStack { Text("a"); »Text("b") }
            """
        ).becomes(
            """
            VStack { Text("a") }
            """, by: .delete)
    }

    @Test func `a body keeps its only view`() throws {
        try EditedSource.swiftUI(
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
        try EditedSource.swiftUI(
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
        try EditedSource.swiftUI(
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
        try EditedSource.swiftUI(
            #"""
            VStack {
                let a = 1
                »Text("b \(a)")
            }
            """#
        ).refuses(.move(.previous), because: .statementBetween)
    }

    @Test func `the first element has no place before it`() throws {
        try EditedSource.swiftUI(
            """
            VStack {
                »Text("b")
            }
            """
        ).refuses(.move(.previous), because: .noPreviousSibling)
    }

    @Test func `empty braces take a child`() throws {
        try EditedSource.swiftUI(
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
        try EditedSource.swiftUI(
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
        try EditedSource.swiftUI(
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
        try EditedSource.swiftUI(
            """
            »Text("a")
            """
        ).refuses(.add("Text"), because: .noContent)
    }
}
