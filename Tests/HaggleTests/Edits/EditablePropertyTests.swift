import LayoutInspection
import Negotiation
import SwiftSource
import Testing

@testable import haggle

/// The properties of an element that its source can set.
@Suite struct EditablePropertyTests {
    @Test func `a row's properties are its arguments in the declared order`() throws {
        let source = try EditedSource("import SwiftUI\n»VStack(spacing: 1) {\n    Text(\"a\")\n}")
        #expect(
            try source.properties == """
                - alignment = .center (choice of 5)
                * spacing = 1 (number by 1.0)
                """)
    }

    @Test func `a frame's limits have no values until they are set`() throws {
        let source = try EditedSource("import SwiftUI\nText(\"a\").»frame(width: 10.5)")
        #expect(
            try source.properties == """
                * width = 10.5 (number by 1.0 from 0.0)
                - height = nil (number by 1.0 from 0.0)
                - alignment = .center (choice of 15)
                """)
    }

    @Test func `a number without a label has the name of its modifier`() throws {
        #expect(
            try EditedSource("import SwiftUI\nText(\"a\").»padding(-2)").properties
                == "* padding = -2 (number by 1.0)")
        #expect(
            try EditedSource("import SwiftUI\nText(\"a\").»padding(.horizontal, 2)").properties == """
                * edges = .horizontal (choice of 7)
                * length = 2 (number by 1.0)
                """)
    }

    @Test func `a text's own methods are its properties`() throws {
        #expect(
            try EditedSource("import QuickLayout\n»Text(\"a\").padding(1)").properties == """
                * string = "a" (text)
                - foregroundColor =  (color of 16)
                """)
        #expect(
            try EditedSource("import QuickLayout\nText(\"a\").»foregroundColor(.red)").properties == """
                * string = "a" (text)
                * foregroundColor = .red (color of 16)
                """)
    }

    @Test func `a label's closure sets properties, and its row's call others`() throws {
        let source = try EditedSource(
            """
            import BlueprintUI
            Row { row in
                row.add(growPriority: 2, child: »Label(text: "a") { $0.color = .red })
            }
            """)
        #expect(
            try source.properties == """
                * text = "a" (text)
                * color = .red (color of 41)
                * add.growPriority = 2 (number by 1.0)
                - add.shrinkPriority = 1 (number by 1.0)
                """)
    }

    @Test func `what a stack is told of its child is a property of the child`() throws {
        let source = try EditedSource(
            """
            import BlueprintUI
            Row(alignment: .center) {
                »Inset(uniformInset: 1, wrapping: Label(text: "a")).stackLayoutChild(priority: .fixed)
            }
            """)
        #expect(
            try source.properties == """
                * uniformInset = 1 (number by 1.0 from 0.0)
                * stackLayoutChild.priority = .fixed (choice of 4)
                """)
    }

    @Test func `a closure's assignments are properties`() throws {
        let source = try EditedSource(
            """
            import BlueprintUI
            »Row { row in
                row.minimumHorizontalSpacing = 1
                row.verticalAlignment = .center
                row.add(child: Label(text: "a"))
            }
            """)
        #expect(
            try source.properties == """
                * minimumHorizontalSpacing = 1 (number by 1.0 from 0.0)
                * verticalAlignment = .center (choice of 6)
                """)
        let edit = try source.property("verticalAlignment").setting(to: ".fill")
        #expect(edit.replacement == ".fill")
        #expect(source.sources[edit.range] == ".center")
    }

    @Test func `the number of a length in a case is a property`() throws {
        let source = try EditedSource(
            "import BlueprintUI\n»ConstrainedSize(width: .absolute(20), wrapping: Label(text: \"a\"))")
        #expect(
            try source.properties == """
                * width = 20 (number by 1.0 from 0.0)
                - height = .unconstrained (code)
                """)
    }

    @Test func `the arguments of a plain value are properties with its label`() throws {
        let insets = "UIEdgeInsets(top: 1, left: 2, bottom: 1, right: 2)"
        let source = try EditedSource(
            "import Theodolite\n»InsetComponent((insets: \(insets), component: ViewComponent(ViewConfiguration())))")
        #expect(
            try source.properties == """
                * insets.top = 1 (number by 1.0)
                * insets.left = 2 (number by 1.0)
                * insets.bottom = 1 (number by 1.0)
                * insets.right = 2 (number by 1.0)
                """)
    }

    @Test func `a child of a flex container has its factors`() throws {
        let source = try EditedSource(
            """
            import Theodolite
            FlexboxComponent(
                (options: FlexOptions(), children: [FlexChild(»ViewComponent(ViewConfiguration()), flexGrow: 1)]))
            """)
        let own = try source.edits().properties.filter { $0.owner == "FlexChild" && $0.isWritten }
        #expect(own.map(\.name) == ["flexGrow"])
        #expect(
            try source.text(after: .set("flexShrink", "1")).contains("flexGrow: 1, flexShrink: 1)"))
        #expect(
            try source.text(after: .reset("flexGrow")).contains("FlexChild(ViewComponent(ViewConfiguration()))"))
    }

    @Test func `an element of the source has the arguments that are written`() throws {
        let source = try EditedSource(
            """
            import BlueprintUI
            struct Card: ProxyElement {
                var title: String
                var lines = 2
                var elementRepresentation: Element { Label(text: title) }
            }
            »Card(title: "a", lines: 3)
            """)
        #expect(
            try source.properties == """
                * title = "a" (text)
                * lines = 3 (number by 1.0 from 0.0)
                """)
    }

    // MARK: Steps

    private static func steps(_ text: String, _ source: String = "import SwiftUI\nText(\"a\").»") throws -> [String?] {
        let property = try #require(
            try EditedSource(source + text).edits().properties.first { $0.isWritten })
        return [property.stepped(by: 1), property.stepped(by: -1)]
    }

    @Test func `a step keeps the way a number is written`() throws {
        #expect(try Self.steps("padding(1)") == ["2", "0"])
        #expect(try Self.steps("padding(1.5)") == ["2.5", "0.5"])
        #expect(try Self.steps("padding(-2)") == ["-1", "-3"])
        #expect(try Self.steps("padding(1.0)") == ["2.0", "0.0"])
        #expect(try Self.steps("frame(width: 1_000)") == ["1_001", "999"])
        #expect(try Self.steps("opacity(0.5)") == ["0.6", "0.4"])
    }

    @Test func `a length does not become negative`() throws {
        #expect(try Self.steps("frame(width: 0)") == ["1", nil])
        #expect(try Self.steps("frame(width: 0.5)") == ["1.5", "0.0"])
        #expect(try Self.steps("padding(0)") == ["1", "-1"])
    }

    @Test func `a priority may be negative`() throws {
        #expect(try Self.steps("layoutPriority(0)") == ["1", "-1"])
    }

    @Test func `code that is no number has no steps`() throws {
        #expect(try Self.steps("frame(maxWidth: .infinity)") == [nil, nil])
    }
}
