import LayoutInspection
import Testing

/// Edits of a Blueprint source, word for word.
@Suite struct BlueprintEditTests {
    private static func example(_ marked: String) throws -> EditedSource {
        try EditedSource("import BlueprintUI\n\n" + marked)
    }

    @Test func `a wrapper of one line stays on its line`() throws {
        try Self.example(
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
        try Self.example(
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
        try Self.example(
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
        try Self.example(
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
        try Self.example(
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
        try Self.example(
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
        try Self.example(
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
        try Self.example(
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
        try Self.example(
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
        try Self.example(
            """
            Row { row in
                row.verticalAlignment = .center
                row.addFixed(child: »Label(text: "a"))
            }
            """
        ).refuses(.move(.previous), because: .statementBetween)
    }

    @Test func `added children change places with their priorities`() throws {
        try Self.example(
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

    @Test func `an element of an array goes with its comma and comment`() throws {
        try Self.example(
            """
            Overlay(elements: [
                Box(backgroundColor: .red),
                // the text
                »Label(text: "a"),
            ])
            """
        ).becomes(
            """
            Overlay(elements: [
                Box(backgroundColor: .red),
            ])
            """, by: .delete)
    }

    @Test func `the last element of an array leaves no comma`() throws {
        try Self.example(
            """
            Overlay(elements: [
                Box(backgroundColor: .red),
                »Label(text: "a")
            ])
            """
        ).becomes(
            """
            Overlay(elements: [
                Box(backgroundColor: .red)
            ])
            """, by: .delete)
    }

    @Test func `the first element of a line goes with its comma`() throws {
        try Self.example(
            """
            Overlay(elements: [»Box(backgroundColor: .red), Label(text: "a")])
            """
        ).becomes(
            """
            Overlay(elements: [Label(text: "a")])
            """, by: .delete)
    }

    @Test func `the last element of a line goes with the comma before it`() throws {
        try Self.example(
            """
            Overlay(elements: [Box(backgroundColor: .red), »Label(text: "a")])
            """
        ).becomes(
            """
            Overlay(elements: [Box(backgroundColor: .red)])
            """, by: .delete)
    }

    @Test func `an array loses its only element`() throws {
        try Self.example(
            """
            Overlay(elements: [»Label(text: "a")])
            """
        ).becomes(
            """
            Overlay(elements: [])
            """, by: .delete)
    }

    @Test func `the content of a wrapper is needed`() throws {
        try Self.example(
            """
            Inset(uniformInset: 1, wrapping: »Label(text: "a"))
            """
        ).refuses(.delete, because: .onlyPlace)
    }

    @Test func `a copy in an array gets a comma`() throws {
        try Self.example(
            """
            Overlay(elements: [
                »Box(backgroundColor: .red),  // behind
                Label(text: "a")
            ])
            """
        ).becomes(
            """
            Overlay(elements: [
                Box(backgroundColor: .red),
                Box(backgroundColor: .red),  // behind
                Label(text: "a")
            ])
            """, by: .duplicate)
    }

    @Test func `elements of an array change places, and commas stay`() throws {
        try Self.example(
            """
            Overlay(elements: [
                // behind
                »Box(backgroundColor: .red),  // red
                Label(text: "a")  // in front
            ])
            """
        ).becomes(
            """
            Overlay(elements: [
                Label(text: "a"),  // in front
                // behind
                Box(backgroundColor: .red)  // red
            ])
            """, by: .move(.next))
    }

    @Test func `elements of a line change places`() throws {
        try Self.example(
            """
            Overlay(elements: [»Box(backgroundColor: .red), Label(text: "a")])
            """
        ).becomes(
            """
            Overlay(elements: [Label(text: "a"), Box(backgroundColor: .red)])
            """, by: .move(.next))
    }

    @Test func `a closure that sets up a row adds a child`() throws {
        try Self.example(
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
        try Self.example(
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
        try Self.example(
            """
            »Box(backgroundColor: .red)
            """
        ).becomes(
            """
            Box(backgroundColor: .red, wrapping: Label(text: "Text"))
            """, by: .add("Label"))
    }

    @Test func `content is added on a line of its own behind others`() throws {
        try Self.example(
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
        try Self.example(
            """
            »Inset(uniformInset: 1, wrapping: Label(text: "a"))
            """
        ).refuses(.add("Label"), because: .holdsOne)
    }

    @Test func `an array of lines gets an element before its last comma`() throws {
        try Self.example(
            """
            »Overlay(elements: [
                Label(text: "a"),
            ])
            """
        ).becomes(
            """
            Overlay(elements: [
                Label(text: "a"),
                Row {
                    Label(text: "Text")
                },
            ])
            """, by: .add("Row"))
    }

    @Test func `what a stack is told follows the brace of a container`() throws {
        try Self.example(
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
