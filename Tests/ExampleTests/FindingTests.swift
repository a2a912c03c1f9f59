import LayoutInspection
import Negotiation
import SwiftSource
import Testing

@testable import Playground
@testable import haggle

/// The findings of layouts as literal text: kind, path and line, the message, and the advice.
struct FindingTests {
    static func inspection(_ source: String, width: Double, height: Double) throws -> Inspection {
        let document = LayoutReader(dialects: Dialects.all).read(SourceText(source), name: "Test.swift")
        #expect(document.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
        return try #require(try document.inspect(Proposal(width: .exactly(width), height: .exactly(height))))
    }

    static func findings(_ source: String, width: Double, height: Double = 20) throws -> String {
        try lines(inspection(source, width: width, height: height))
    }

    static func lines(_ inspection: Inspection) -> String {
        inspection.findings.map { finding in
            let line = finding.range.map { ":\(inspection.sources.location(of: $0.start).location.line)" } ?? ""
            return "\(finding.kind.rawValue) \(finding.path)\(line): \(finding.message); \(finding.help)"
        }.joined(separator: "\n")
    }

    @Test func `the why pane begins with the finding of a cut text`() throws {
        let inspection = try Self.inspection(
            "import BlueprintUI\nRow { Label(text: \"Katherine Johnson\", configure: { $0.numberOfLines = 1 }) }",
            width: 12, height: 1)
        let index = try #require(inspection.index(of: ElementPath(components: ["Row", "Label"])))
        let findings = inspection.findings.filter { $0.element == index }
        let lines = ElementStory(inspection: inspection, index: index, findings: findings).lines
            .map { $0.spans.map(\.text).joined() }
        #expect(lines.prefix(2) == ["Label", "Row/Label"])
        #expect(lines[3].hasPrefix("5 characters of \"Katherine Johnson\" are cut"), "\(lines)")
    }

    @Test func `a cut text's finding names the missing part and the size needed`() throws {
        let source = """
            import BlueprintUI
            let row = Row { row in
                row.addFixed(child: Label(text: "ID"))
                row.add(child: Label(text: "Katherine Johnson", configure: { $0.numberOfLines = 1 }))
            }
            """
        #expect(
            try Self.findings(source, width: 14) == """
                cut Row/Label#2:4: 5 characters of "Katherine Johnson" are cut: it needs 17×1 and has 12×1; \
                5 more columns would show all of it
                """)
        #expect(try Self.findings(source, width: 19) == "")
    }

    @Test func `the finding of a text with several lines names the missing ones`() throws {
        let source = """
            import BlueprintUI
            let column = Column { column in
                column.addFixed(child: Label(text: "a\\nb"))
                column.add(child: Label(text: "one two three"))
            }
            """
        #expect(
            try Self.findings(source, width: 5, height: 4) == """
                cut Column/Label#2:4: 5 characters of "one two three" are cut: it needs 5×3 and has 5×2; \
                1 more line would show all of it
                """)
    }

    @Test func `control characters of a text are visible in its finding`() throws {
        let source = #"""
            import BlueprintUI
            Label(text: "\u{1B}[31mred\u{07} and\u{202E} more\ttext", configure: { $0.numberOfLines = 1 })
            """#
        #expect(
            try Self.findings(source, width: 9) == """
                cut Label:2: 17 characters of "␛[31mred␇ and‹202E› more    text" are cut: it needs 32×1 and has 9×1; \
                23 more columns would show all of it
                """)
    }

    @Test func `a word that is broken in two is named`() throws {
        #expect(
            try Self.findings("import SwiftUI\nText(\"Katherine Johnson\").frame(width: 6)", width: 40) == """
                brokenWord frame/Text:2: "Katherine" is broken within the word: it is 9 wide and the line has 6 columns; \
                3 more columns would keep it whole
                """)
    }

    @Test func `an element without space is reported once, at the outermost empty one`() throws {
        let source = """
            import BlueprintUI
            let column = Column { column in
                column.addFixed(child: Label(text: "a\\nb\\nc"))
                column.add(child: Box(wrapping: Label(text: "gone")))
            }
            """
        #expect(
            try Self.findings(source, width: 40, height: 3) == """
                empty Column/Box:4: it has no room: it is 4×0, and "gone" is in it; \
                let Column give it room, or leave it out
                """)
    }

    @Test func `an overflow names the child that takes most`() throws {
        let source = """
            import BlueprintUI
            let row = Row { row in
                row.addFixed(child: Label(text: "0123456789"))
                row.addFixed(child: Label(text: "abcdefghijklmnop"))
            }
            """
        #expect(
            try Self.findings(source, width: 20) == """
                overflow Row:2: 6 columns too many for Row: its children take 26, of which Label#2 "abcdefghijklmnop" \
                takes 16, and Row is 20 wide; give Row 6 columns more, or let a child be smaller
                """)
        #expect(try Self.findings(source, width: 26) == "")
    }

    @Test func `an element outside of the window is blamed on the innermost one that answered too much`() throws {
        let source = """
            import SwiftUI
            HStack(spacing: 1) { Text("one").frame(width: 15); Text("two").frame(width: 15) }.padding(1)
            """
        #expect(
            try Self.findings(source, width: 24) == """
                overshoot padding/HStack/frame#2:2: proposed at most 6 wide, it answers 15: 9 columns of the layout are \
                outside of the window; 33 columns would hold it; or make its content smaller
                """)
    }

    @Test func `an overruled fixed size is reported with its replacement`() throws {
        let source = """
            import BlueprintUI
            let column = Column { column in
                column.horizontalAlignment = .fill
                column.add(child: ConstrainedSize(width: .absolute(8), height: .absolute(2), wrapping: Box()))
            }
            """
        #expect(
            try Self.findings(source, width: 40) == """
                overruled Column/ConstrainedSize:4: it is to be 8 wide, and Column makes it 40 wide; \
                let Column keep its size, or leave its width out
                """)
    }

    @Test func `a spacer of length 0 is reported`() throws {
        let source = """
            import SwiftUI
            HStack(spacing: 0) { Text("left side"); Spacer(minLength: 0); Text("right side") }
            """
        #expect(
            try Self.findings(source, width: 19) == """
                starvedSpacer HStack/Spacer:2: it gets no room: its siblings take all that HStack has; \
                make HStack larger, or its siblings smaller
                """)
        #expect(try Self.findings(source, width: 20) == "")
    }

    @Test func `the parts of a library's view have no findings`() throws {
        let source = """
            import SwiftUI
            NavigationStack {
                Text("a").toolbar {
                    ToolbarItem(placement: .topBarTrailing) { TextField("Search", text: .constant("")) }
                }
            }
            """
        #expect(try Self.findings(source, width: 40) == "")
    }

    @Test func `a deliberate layout has no findings`() throws {
        let source = """
            import SwiftUI
            VStack(spacing: 0) {
                ZStack { Color.red; Text("over") }.frame(width: 10, height: 2)
                Text("moved").offset(x: -30)
                Text("badge").overlay(alignment: .topTrailing) { Text("99 too long for it").fixedSize() }
                HStack(spacing: -2) { Text("nega"); Text("tive") }
                Text("a long text that is clipped on purpose").fixedSize().frame(width: 10).clipped()
                Text("x").padding(-3)
                ScrollView { VStack { ForEach(0..<30) { Text("row \\($0)") } } }
                Text("hidden").frame(width: 2, height: 1).hidden()
            }
            """
        #expect(try Self.findings(source, width: 40) == "")
    }

    @Test(arguments: BuiltInExamples.all.map(\.name))
    func `the examples have no findings except the intended one`(name: String) throws {
        let example = try #require(BuiltInExamples.all.first { $0.name == name })
        let expected =
            name == "Ranges"
            ? """
            overruled InsetComponent/FlexboxComponent/BackgroundComponent#4/OverlayComponent/SizeComponent:49: it is to be \
            99 wide and 9 high, and OverlayComponent makes it 40 wide and 1 high; \
            let OverlayComponent keep its size, or leave its width and height out
            """ : ""
        #expect(try Self.findings(example.source, width: 80, height: 24) == expected)
    }

    @Test func `JSON lists the findings with their positions`() throws {
        let source = "import SwiftUI\nText(\"Katherine Johnson\").frame(width: 6)"
        let document = LayoutReader(dialects: Dialects.all).read(SourceText(source), name: "Test.swift")
        let json = try Self.inspection(source, width: 10, height: 6).frameJSON(of: document, [])
        #expect(
            json.hasSuffix(
                #"""
                "findings": [{"kind": "brokenWord", "path": "frame/Text", "line": 2, "column": 1, \#
                "message": "\"Katherine\" is broken within the word: it is 9 wide and the line has 6 columns", \#
                "help": "3 more columns would keep it whole", \#
                "ends": {"window": {}, "changes": [{"line": 2, "column": 40, "text": "6", "replacement": "9", \#
                "message": "width 9 instead of 6 in line 2 ends it"}]}}]}

                """#))
    }
}
