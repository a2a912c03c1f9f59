import LayoutInspection
import Negotiation
import SwiftSource
import Testing

@testable import haggle

/// Extreme numbers as arguments of compiled code: each gives a layout or an error.
@Suite struct HostileNumberTests {
    @Test(arguments: [
        "Stepper(\"a\", value: .constant(3), step: Int.min)",
        "Slider(value: .constant(3), in: 0...1e300)",
        "Text(\"a\").containerRelativeFrame(.horizontal, count: Int.min, span: Int.max, spacing: 1)",
        "Grid { GridRow { Text(\"a\").gridCellColumns(Int.max); Text(\"b\") } }",
        "Text(\"\\(CGRect(x: .nan, y: 0, width: 1, height: 1).intersects(CGRect(x: 0, y: 0, width: 1, height: 1)))\")",
        "Text(\"\\(CGRect(x: .infinity, y: 0, width: 1, height: 1).intersection(.zero).isNull)\")",
        "Text(\"a\").padding(.trailing, 1e30)",
    ])
    func `a call with an extreme number is laid out`(call: String) throws {
        let document = Self.document("import SwiftUI\n\(call)")
        #expect(try document.inspect(Proposal(width: .exactly(20), height: .exactly(4))) != nil)
        #expect(document.diagnostics == [])
    }

    @Test(arguments: ["SwiftUI", "QuickLayout"])
    func `a range with more numbers than a tree may have elements is refused`(module: String) {
        let messages = Self.document("import \(module)\nVStack { ForEach(0..<Int.max) { Text(\"\\($0)\") } }")
            .diagnostics.map(\.message)
        #expect(messages == ["there are more than 100000 numbers in this range, each an element"])
    }

    @Test(arguments: [true, false])
    func `a syntax error in one file hides no error of another`(isBroken first: Bool) {
        let broken = "import SwiftUI\nlet a = )"
        let wrong = "import SwiftUI\nlet b: Int = \"b\"\n\nText(\"b\")"
        let texts = first ? [broken, wrong] : [wrong, broken]
        let parsed = ParsedSources(
            SourceSet(texts.enumerated().map { .init(name: "\($0).swift", text: SourceText($1, number: $0)) }))
        let found = LayoutReader(dialects: Dialects.all).read(parsed, name: "AB").diagnostics.map(\.message)
        #expect(found.contains { $0.hasPrefix("cannot convert value of type 'String'") }, "\(found)")
    }

    private static func document(_ source: String) -> LayoutDocument {
        LayoutReader(dialects: Dialects.all).read(SourceText(source), name: "layout.swift")
    }
}
