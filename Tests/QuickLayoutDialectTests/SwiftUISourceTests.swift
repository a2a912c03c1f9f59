import Foundation
import LayoutInspection
import Negotiation
import SwiftSource
import Testing
import Vocabularies

/// Sources of SwiftUI's that somebody lays out by QuickLayout's rules: the words that both have are laid out, which is
/// said; the others are holes.
struct SwiftUISourceTests {
    private struct Reading {
        /// The names and places of what is laid out.
        let elements: String
        let reported: [String]
        let holes: [String]

        init(_ source: String, dialect: String? = "quicklayout") throws {
            let document = LayoutReader(dialects: [QuickLayout(), SwiftUI()])
                .read(SourceText(source), name: "test", dialect: dialect)
            let inspection = try #require(
                try document.inspect(Proposal(width: .atMost(20), height: .atMost(20))),
                "\(document.diagnostics.map(\.message))")
            elements = inspection.elements.map { element in
                String(repeating: "  ", count: element.depth) + "\(element.name) \(Int(element.frame.width))"
            }.joined(separator: "\n")
            reported = (document.diagnostics + inspection.failures).map(\.message)
            holes = inspection.holes.map(\.text)
        }
    }

    private static let remark =
        "SwiftUI has a dialect of its own, swiftui: here the words that quicklayout has too are laid out by its rules, "
        + "and the others are unknown"

    @Test func `a Color beside a Spacer takes all by QuickLayout's rules, and what the Spacer leaves by SwiftUI's own`()
        throws
    {
        let source = "import SwiftUI\nHStack(spacing: 0) { Color.red; Spacer() }"
        let here = try Reading(source)
        #expect(here.elements == "HStack 20\n  Color 20\n  Spacer 0")
        #expect(here.reported == [Self.remark])
        let there = try Reading(source, dialect: nil)
        #expect(there.elements == "HStack 20\n  Color 19\n  Spacer 1")
        #expect(there.reported == [])
    }

    @Test func `what only SwiftUI has is a hole, and the rest is laid out`() throws {
        let reading = try Reading(
            """
            import SwiftUI
            struct Page: View {
                var body: some View {
                    VStack {
                        Divider()
                        Text("ab").font(.body).padding(1)
                        Text("abcd").position(x: 1, y: 2)
                    }
                }
            }
            """)
        #expect(reading.reported == [Self.remark])
        #expect(reading.holes == ["Divider", ".font(.body)", ".position(x: 1, y: 2)"])
        #expect(reading.elements.contains("padding 4\n"))
    }

    @Test func `a source that imports QuickLayout too is its own`() throws {
        #expect(try Reading("import SwiftUI\nimport QuickLayout\nText(\"a\")").reported == [])
    }

    @Test func `an import inside of #if chooses the dialect`() throws {
        let source = "#if canImport(UIKit)\nimport SwiftUI\n#endif\nDivider().frame(width: 3)"
        let reading = try Reading(source, dialect: nil)
        #expect(reading.holes == [] && reading.reported == [])
    }
}
