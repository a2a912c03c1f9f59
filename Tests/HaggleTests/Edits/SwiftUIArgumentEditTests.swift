import LayoutInspection
import Testing

/// Edits of the arguments in a SwiftUI source, word for word.
@Suite struct SwiftUIArgumentEditTests {
    @Test func `an argument is added with parentheses`() throws {
        try EditedSource.swiftUI(
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
        try EditedSource.swiftUI(
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
        try EditedSource.swiftUI(
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
        try EditedSource.swiftUI(
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
}
