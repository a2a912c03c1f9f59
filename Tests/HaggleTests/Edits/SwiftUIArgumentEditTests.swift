import LayoutInspection
import Testing

/// Edits of the arguments in a SwiftUI source, word for word.
@Suite struct SwiftUIArgumentEditTests {
    @Test(arguments: cases)
    func `an argument is edited`(edit: EditCase) throws { try edit.check(importing: "SwiftUI") }

    private static let cases = [
        EditCase(
            "an argument is added with parentheses", .set("spacing", "2"),
            """
            - »VStack {
            + VStack(spacing: 2) {
                  Text("a")
              }
            """),
        EditCase(
            "the only argument goes with its parentheses", .reset("spacing"),
            """
            - »VStack(spacing: 1) {
            + VStack {
                  Text("a")
              }
            """),
        EditCase(
            "an argument on a line of its own goes with its line", .reset("alignment"),
            """
              »VStack(
            -     alignment: .leading,
                  spacing: 1
              ) {
                  Text("a")
              }
            """),
        EditCase(
            "an argument is added in the declared order, on a line of its own", .set("height", "3"),
            """
              Text("a").»frame(
                  width: 3,
            +     height: 3,
                  alignment: .leading
              )
            """),
    ]
}
