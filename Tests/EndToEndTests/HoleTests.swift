import Foundation
import Testing

/// Holes, the unknown values of a source, on the command line.
struct HoleTests {
    private static let order = """
        import BlueprintUI

        let summary = Column { column in
            column.add(child: Label(text: order.title))
            if order.isOpen { column.add(child: Label(text: "open")) }
            column.add(child: Label(text: order.title))
        }
        """
    private static let size = ["--width", "13", "--height", "3"]

    private static func render(_ arguments: String..., source: String = order) throws -> Run {
        try Run(["render", "-"] + arguments + size, input: source)
    }

    @Test func `a source with holes is laid out, with a note for each assumed value`() throws {
        let run = try Self.render()
        #expect(run.output == "‹order.title›\nopen        │\n‹order.title›\n")
        #expect(
            run.errors == """
                <stdin>:4:35: note: order.title is not known here; assumed: ‹order.title› (2 times)
                <stdin>:5:8: note: order.isOpen is not known here; assumed: true
                haggle: 2 holes; --set 'NAME=EXPRESSION' sets one

                """)
        #expect(run.status == 0)
    }

    @Test func `JSON lists the holes, and no note repeats them`() throws {
        let run = try Self.render("--format", "json")
        #expect(
            run.output.hasSuffix(
                """
                "diagnostics": [], "holes": [{"line": 4, "column": 35, "text": "order.title", "wanted": "String", \
                "assumed": "‹order.title›", "count": 2}, {"line": 5, "column": 8, "text": "order.isOpen", \
                "wanted": "Bool", "assumed": "true", "count": 1}], "findings": []}

                """), "\(run.output)")
        #expect(run.errors == "" && run.status == 0)
        let trace = try Run(["trace", "-", "--format", "json"], input: Self.order)
        #expect(trace.errors == "" && trace.status == 0)
    }

    @Test func `a hole that is an element is one in JSON`() throws {
        let run = try Self.render(
            "--format", "json", source: "import BlueprintUI\nlet badge = Inset(uniformInset: 1, wrapping: Badge(3))")
        #expect(run.output.components(separatedBy: #""hole": true"#).count == 2, "\(run.output)")
        #expect(run.output.contains(#""column": 46}, "hole": true, "children": []}"#), "\(run.output)")
    }

    @Test func `holes are set by a repeatable option`() throws {
        let run = try Self.render("--set", "order.title=\"a=b\"", "--set", "order.isOpen=1 == 2")
        #expect(run.output == "a=b         ┐\n│           │\na=b         ┘\n")
        #expect(run.errors == "" && run.status == 0)
    }

    @Test func `a comment sets a hole, and the option overrides it`() throws {
        let source = "// haggle: order.title = \"said here\"\n" + Self.order
        #expect(try Self.render(source: source).output == "said here   ┐\nopen        │\nsaid here   ┘\n")
        let both = try Self.render("--set", "order.title=\"said there\"", source: source)
        #expect(both.output == "said there  ┐\nopen        │\nsaid there  ┘\n")
    }

    @Test func `a hole in a set value has the position of the set hole, or that of the comment`() throws {
        let option = try Self.render("--set", "order.title=menu.first", "--set", "order.isOpen=true")
        #expect(
            option.errors == """
                <stdin>:4:35: note: menu.first is not known here; assumed: ‹menu.first›
                haggle: 1 hole; --set 'NAME=EXPRESSION' sets one

                """)
        let comment = try Self.render(
            "--set", "order.isOpen=true", source: "// haggle: order.title = menu.first\n" + Self.order)
        #expect(comment.errors.hasPrefix("<stdin>:1:11: note: menu.first is not known here"), "\(comment.errors)")
    }

    @Test func `an unknown hole is wrong use`() throws {
        let run = try Self.render("--set", "order.titel=\"x\"")
        #expect(run.status == 64 && run.output == "")
        #expect(
            run.errors.hasPrefix("Error: There is no hole 'order.titel'; there is: order.title, order.isOpen.\n"),
            "\(run.errors)")
        let none = try Self.render("--set", "order.title=\"x\"", source: "import BlueprintUI\nLabel(text: \"x\")")
        #expect(none.errors.hasPrefix("Error: There is no hole 'order.title'; the layout has no holes.\n"))
        #expect(none.status == 64)
        let blank = try Self.render("--set", "order.title")
        #expect(blank.status == 64 && blank.errors.contains("a hole is set as NAME=EXPRESSION"), "\(blank.errors)")
    }

    @Test(arguments: [("3 + \"a\"", 3), ("(", 2), ("\"unfinished", 1), ("1 +", 4)])
    func `an unreadable expression is an error at its column`(expression: String, column: Int) throws {
        let run = try Self.render("--set", "order.title=\(expression)")
        #expect(run.status == 1)
        #expect(
            run.errors.contains(": error: --set order.title, column \(column) of '\(expression)': "), "\(run.errors)")
        #expect(run.output == "‹order.title›\nopen        │\n‹order.title›\n")
    }

    @Test func `holes can be errors, which give status 1`() throws {
        let run = try Self.render("--strict")
        #expect(run.output == "‹order.title›\nopen        │\n‹order.title›\n")
        #expect(
            run.errors == """
                <stdin>:4:35: error: order.title is not known here; assumed: ‹order.title› (2 times)
                <stdin>:5:8: error: order.isOpen is not known here; assumed: true

                """)
        #expect(run.status == 1)
        let known = try Self.render("--strict", source: "import BlueprintUI\nLabel(text: \"x\")")
        #expect(known.errors == "" && known.status == 0)
        let set = try Self.render("--strict", "--set", "order.title=\"x\"", "--set", "order.isOpen=true")
        #expect(set.errors == "" && set.status == 0)
    }

    @Test func `many holes with one first name share a note`() throws {
        let names = (1...20).map { "order.line\($0)" } + (1...9).map { "other\($0)" }
        let rows = names.map { "    column.add(child: Label(text: \($0)))\n" }
        let run = try Self.render(source: "import BlueprintUI\nColumn { column in\n\(rows.joined())}\n")
        let lines = run.errors.split(separator: "\n").map(String.init)
        #expect(lines.count == 10, "\(run.errors)")
        #expect(lines.first == "<stdin>:3:35: note: order is not known here; 20 holes begin with it")
        #expect(lines.dropFirst().first == "<stdin>:23:35: note: other1 is not known here; assumed: ‹other1›")
        #expect(
            lines.suffix(2) == ["haggle: and 2 more", "haggle: 29 holes; --set 'NAME=EXPRESSION' sets one"])
    }

    @Test func `many holes of self's members are named after the members`() throws {
        let rows = (1...9).map { "Text(self.order.line\($0))" }
        let view = "struct A: View { @State var order: Order; var body: some View { \(rows.joined(separator: "; ")) } }"
        let run = try Self.render(source: "import SwiftUI\n\(view)\n")
        #expect(run.errors.contains("note: order is not known here; 9 holes begin with it"), "\(run.errors)")
    }

    @Test func `many omitted modifiers of one name share a note`() throws {
        let names = (1...8).map { "Text(other\($0)).adaptive(size: \($0))" }
        let run = try Self.render(source: "import SwiftUI\nVStack {\n\(names.joined(separator: "\n"))\n}\n")
        #expect(
            run.errors.split(separator: "\n").contains {
                $0.hasSuffix(": note: .adaptive is not known here; left out (8 times)")
            },
            "\(run.errors)")
    }
}
