import LayoutInspection
import Testing

/// Edits of a Blueprint source, word for word.
@Suite struct BlueprintEditTests {
    @Test(arguments: cases)
    func `an element is edited`(edit: EditCase) throws { try edit.check(importing: "BlueprintUI") }

    private static let cases = [
        EditCase(
            "a wrapper of one line stays on its line", .wrap("Inset"),
            """
              Row {
            -     »Label(text: "a") { $0.color = .red }
            +     Inset(uniformInset: 1, wrapping: Label(text: "a") { $0.color = .red })
                  Label(text: "b")
              }
            """),
        EditCase(
            "a wrapper of several lines has its arguments on lines of their own; the stack's child stays outside",
            .wrap("Inset"),
            """
              Row {
            -     »Label(text: "a") {
            -         $0.color = .red
            -     }
            +     Inset(
            +         uniformInset: 1,
            +         wrapping: Label(text: "a") {
            +             $0.color = .red
            +         }
            +     )
                  .stackLayoutChild(priority: .fixed)
              }
            """),
        EditCase(
            "the argument of add is wrapped", .wrap("Column"),
            """
              Row { row in
            -     row.add(child: »Label(text: "a"))
            +     row.add(child: Column {
            +         Label(text: "a")
            +     })
              }
            """),
        EditCase(
            "a modifier stands before the settings for the stack", .modify(".inset(uniform: 1)"),
            """
              Row {
            -     »Label(text: "a").stackLayoutChild(priority: .fixed)
            +     Label(text: "a").inset(uniform: 1).stackLayoutChild(priority: .fixed)
              }
            """),
        EditCase(
            "a wrapper gives its place to its content, which gets its modifiers", .unwrap,
            """
              Row {
            -     »Inset(
            -         uniformInset: 1,
            -         wrapping: Label(text: "a") {
            -             $0.color = .red
            -         }
            -     )
            +     Label(text: "a") {
            +         $0.color = .red
            +     }
                  .stackLayoutChild(priority: .fixed)
              }
            """),
        EditCase(
            "modifiers behind a line of code are indented", .unwrap,
            """
              Row {
            -     »Inset(uniformInset: 1, wrapping: Label(text: "a"))
            +     Label(text: "a")
                      .centered()
              }
            """),
        EditCase(
            "children that a closure adds take their row's place", .unwrap,
            """
              Column {
            -     »Row { row in
            -         row.minimumHorizontalSpacing = 1
            -         row.add(child: Label(text: "a"))
            -         row.addFixed(child: Label(text: "b"))
            -     }
            +     Label(text: "a")
            +     Label(text: "b")
              }
            """),
        EditCase(
            "a call of addFixed is repeated", .duplicate,
            """
              Row { row in
                  row.verticalAlignment = .center
                  row.addFixed(child: »Label(text: "a"))
            +     row.addFixed(child: Label(text: "a"))
              }
            """),
        EditCase(
            "added children change places with their priorities", .move(.next),
            """
              Row { row in
            +     row.add(growPriority: 2, child: Label(text: "b"))
                  row.addFixed(child: »Label(text: "a"))
            -     row.add(growPriority: 2, child: Label(text: "b"))
              }
            """),
        EditCase(
            "a closure that sets up a row adds a child", .add("Label"),
            """
              »Row { row in
                  row.verticalAlignment = .center
            +     row.add(child: Label(text: "Text"))
              }
            """),
        EditCase(
            "an anonymous row adds a child", .add("Label"),
            """
            - »Row { $0.add(child: Label(text: "a")) }
            + Row {
            +     $0.add(child: Label(text: "a"))
            +     $0.add(child: Label(text: "Text"))
            + }
            """),
        EditCase(
            "a box without content gets one", .add("Label"),
            """
            - »Box(backgroundColor: .red)
            + Box(backgroundColor: .red, wrapping: Label(text: "Text"))
            """),
        EditCase(
            "content is added on a line of its own behind others", .add("Label"),
            """
              »Box(
                  backgroundColor: .red,
            -     borderStyle: .none
            +     borderStyle: .none,
            +     wrapping: Label(text: "Text")
              )
            """),
        EditCase(
            "what a stack is told follows the brace of a container", .wrap("Column"),
            """
              Row {
            -     »Label(text: "a")
            -         .stackLayoutChild(priority: .fixed)
            +     Column {
            +         Label(text: "a")
            +     }
            +     .stackLayoutChild(priority: .fixed)
              }
            """),
    ]

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

    @Test func `the content of a wrapper is needed`() throws {
        try EditedSource.blueprint(
            """
            Inset(uniformInset: 1, wrapping: »Label(text: "a"))
            """
        ).refuses(.delete, because: .onlyPlace)
    }

    @Test func `a wrapper takes no second child`() throws {
        try EditedSource.blueprint(
            """
            »Inset(uniformInset: 1, wrapping: Label(text: "a"))
            """
        ).refuses(.add("Label"), because: .holdsOne)
    }
}
