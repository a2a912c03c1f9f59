import LayoutInspection
import Testing

/// Edits of an element among others of a SwiftUI source, word for word: copies, deletions, moves, new children.
@Suite struct SwiftUIListEditTests {
    @Test(arguments: cases)
    func `an element among others is edited`(edit: EditCase) throws { try edit.check(importing: "SwiftUI") }

    private static let cases = [
        EditCase(
            "a copy in a closure of one line breaks the closure", .duplicate,
            """
            - VStack { »Text("a") }
            + VStack {
            +     Text("a")
            +     Text("a")
            + }
            """),
        EditCase(
            "a copy follows directly, without the comments", .duplicate,
            """
              VStack {
                  // note
                  »Text("a")
                      .padding(1)  // trailing
            +     Text("a")
            +         .padding(1)

                  Text("b")
              }
            """),
        EditCase(
            "a body takes several views", .duplicate,
            """
              struct Card: View {
                  var body: some View {
                      »Text("a")
            +         Text("a")
                  }
              }
            """),
        EditCase(
            "an element is deleted with its comments and one blank line", .delete,
            """
              VStack {
                  Text("a")

            -     // about b
            -     »Text("b")  // trailing
            -
                  Text("c")
              }
            """),
        EditCase(
            "the blank line before a deleted last element goes, too", .delete,
            """
              VStack {
                  Text("a")
            -
            -     »Text("b")
              }
            """),
        EditCase(
            "the blank line after a deleted first element goes, too", .delete,
            """
              VStack {
            -     »Text("a")
            -
                  Text("b")
              }
            """),
        EditCase(
            "a container without children keeps its braces", .delete,
            """
            - VStack {
            -     »Text("a")
            - }
            + VStack {}
            """),
        EditCase(
            "a semicolon goes with the element behind it", .delete,
            """
            - VStack { Text("a"); »Text("b") }
            + VStack { Text("a") }
            """),
        EditCase(
            "elements change places with their comments", .move(.next),
            """
              VStack {
            +     // about b
            +     Text("b")
                  // about a
                  »Text("a")  // first
            -     // about b
            -     Text("b")

                  Text("c")
              }
            """),
        EditCase(
            "an element moves over a blank line", .move(.previous),
            """
              VStack {
            -     Text("a")
            -
                  // about b
                  »Text("b")
                      .padding(1)
            +
            +     Text("a")
              }
            """),
        EditCase(
            "empty braces take a child", .add("Text"),
            """
            - »VStack {}
            + VStack {
            +     Text("Text")
            + }
            """),
        EditCase(
            "a container of one line takes a child", .add("HStack"),
            """
              VStack {
            -     »HStack { Text("a") }
            +     HStack {
            +         Text("a")
            +         HStack {
            +             Text("Text")
            +         }
            +     }
              }
            """),
        EditCase(
            "a child comes last, behind the comment of the one before", .add("Spacer"),
            """
              »VStack {
                  Text("a")  // last
            +     Spacer()
              }
              .padding(1)
            """),
    ]

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

    @Test func `a text takes no child`() throws {
        try EditedSource.swiftUI(
            """
            »Text("a")
            """
        ).refuses(.add("Text"), because: .noContent)
    }
}
