import LayoutInspection
import Testing

/// Edits of a Blueprint source, word for word.
@Suite struct BlueprintEditTests {
    @Test func `a wrapper of one line stays on its line`() throws {
        try EditedSource.blueprint(
            """
            Row {
                »Label(text: "a") { $0.color = .red }
                Label(text: "b")
            }
            """
        ).becomes(
            """
            Row {
                Inset(uniformInset: 1, wrapping: Label(text: "a") { $0.color = .red })
                Label(text: "b")
            }
            """, by: .wrap("Inset"))
    }

    @Test func `a wrapper of several lines has its arguments on lines of their own; the stack's child stays outside`()
        throws
    {
        try EditedSource.blueprint(
            """
            Row {
                »Label(text: "a") {
                    $0.color = .red
                }
                .stackLayoutChild(priority: .fixed)
            }
            """
        ).becomes(
            """
            Row {
                Inset(
                    uniformInset: 1,
                    wrapping: Label(text: "a") {
                        $0.color = .red
                    }
                )
                .stackLayoutChild(priority: .fixed)
            }
            """, by: .wrap("Inset"))
    }

    @Test func `the argument of add is wrapped`() throws {
        try EditedSource.blueprint(
            """
            Row { row in
                row.add(child: »Label(text: "a"))
            }
            """
        ).becomes(
            """
            Row { row in
                row.add(child: Column {
                    Label(text: "a")
                })
            }
            """, by: .wrap("Column"))
    }

    @Test func `a modifier stands before what the stack is told`() throws {
        try EditedSource.blueprint(
            """
            Row {
                »Label(text: "a").stackLayoutChild(priority: .fixed)
            }
            """
        ).becomes(
            """
            Row {
                Label(text: "a").inset(uniform: 1).stackLayoutChild(priority: .fixed)
            }
            """, by: .modify(".inset(uniform: 1)"))
    }

    @Test func `a wrapper gives its place to its content, which gets its modifiers`() throws {
        try EditedSource.blueprint(
            """
            Row {
                »Inset(
                    uniformInset: 1,
                    wrapping: Label(text: "a") {
                        $0.color = .red
                    }
                )
                .stackLayoutChild(priority: .fixed)
            }
            """
        ).becomes(
            """
            Row {
                Label(text: "a") {
                    $0.color = .red
                }
                .stackLayoutChild(priority: .fixed)
            }
            """, by: .unwrap)
    }

    @Test func `modifiers behind a line of code are indented`() throws {
        try EditedSource.blueprint(
            """
            Row {
                »Inset(uniformInset: 1, wrapping: Label(text: "a"))
                    .centered()
            }
            """
        ).becomes(
            """
            Row {
                Label(text: "a")
                    .centered()
            }
            """, by: .unwrap)
    }

    @Test func `children that a closure adds take their row's place`() throws {
        try EditedSource.blueprint(
            """
            Column {
                »Row { row in
                    row.minimumHorizontalSpacing = 1
                    row.add(child: Label(text: "a"))
                    row.addFixed(child: Label(text: "b"))
                }
            }
            """
        ).becomes(
            """
            Column {
                Label(text: "a")
                Label(text: "b")
            }
            """, by: .unwrap)
    }

    @Test func `an argument is not replaced by several children`() throws {
        try EditedSource.blueprint(
            """
            Column { column in
                column.add(child: »Row {
                    Label(text: "a")
                    Label(text: "b")
                })
            }
            """
        ).refuses(.unwrap, because: .severalChildren(2))
    }

    @Test func `a call of addFixed is repeated`() throws {
        try EditedSource.blueprint(
            """
            Row { row in
                row.verticalAlignment = .center
                row.addFixed(child: »Label(text: "a"))
            }
            """
        ).becomes(
            """
            Row { row in
                row.verticalAlignment = .center
                row.addFixed(child: Label(text: "a"))
                row.addFixed(child: Label(text: "a"))
            }
            """, by: .duplicate)
    }

    @Test func `an added child does not move before an assignment`() throws {
        try EditedSource.blueprint(
            """
            Row { row in
                row.verticalAlignment = .center
                row.addFixed(child: »Label(text: "a"))
            }
            """
        ).refuses(.move(.previous), because: .statementBetween)
    }

    @Test func `added children change places with their priorities`() throws {
        try EditedSource.blueprint(
            """
            Row { row in
                row.addFixed(child: »Label(text: "a"))
                row.add(growPriority: 2, child: Label(text: "b"))
            }
            """
        ).becomes(
            """
            Row { row in
                row.add(growPriority: 2, child: Label(text: "b"))
                row.addFixed(child: Label(text: "a"))
            }
            """, by: .move(.next))
    }

    @Test func `the content of a wrapper is needed`() throws {
        try EditedSource.blueprint(
            """
            Inset(uniformInset: 1, wrapping: »Label(text: "a"))
            """
        ).refuses(.delete, because: .onlyPlace)
    }

    @Test func `a closure that sets up a row adds a child`() throws {
        try EditedSource.blueprint(
            """
            »Row { row in
                row.verticalAlignment = .center
            }
            """
        ).becomes(
            """
            Row { row in
                row.verticalAlignment = .center
                row.add(child: Label(text: "Text"))
            }
            """, by: .add("Label"))
    }

    @Test func `an anonymous row adds a child`() throws {
        try EditedSource.blueprint(
            """
            »Row { $0.add(child: Label(text: "a")) }
            """
        ).becomes(
            """
            Row {
                $0.add(child: Label(text: "a"))
                $0.add(child: Label(text: "Text"))
            }
            """, by: .add("Label"))
    }

    @Test func `a box without content gets one`() throws {
        try EditedSource.blueprint(
            """
            »Box(backgroundColor: .red)
            """
        ).becomes(
            """
            Box(backgroundColor: .red, wrapping: Label(text: "Text"))
            """, by: .add("Label"))
    }

    @Test func `content is added on a line of its own behind others`() throws {
        try EditedSource.blueprint(
            """
            »Box(
                backgroundColor: .red,
                borderStyle: .none
            )
            """
        ).becomes(
            """
            Box(
                backgroundColor: .red,
                borderStyle: .none,
                wrapping: Label(text: "Text")
            )
            """, by: .add("Label"))
    }

    @Test func `a wrapper takes no second child`() throws {
        try EditedSource.blueprint(
            """
            »Inset(uniformInset: 1, wrapping: Label(text: "a"))
            """
        ).refuses(.add("Label"), because: .holdsOne)
    }

    @Test func `what a stack is told follows the brace of a container`() throws {
        try EditedSource.blueprint(
            """
            Row {
                »Label(text: "a")
                    .stackLayoutChild(priority: .fixed)
            }
            """
        ).becomes(
            """
            Row {
                Column {
                    Label(text: "a")
                }
                .stackLayoutChild(priority: .fixed)
            }
            """, by: .wrap("Column"))
    }
}
