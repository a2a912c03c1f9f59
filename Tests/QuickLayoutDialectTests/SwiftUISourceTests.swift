import Foundation
import LayoutInspection
import Negotiation
import SwiftSource
import Testing
import Vocabularies

/// SwiftUI sources laid out by QuickLayout's rules. Shared words are laid out, with a remark. All others are holes.
struct SwiftUISourceTests {
    private struct Reading {
        /// The names and widths of the elements.
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

    @Test func `a Color takes all by QuickLayout's rules, and leaves room for a Spacer by SwiftUI's`()
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

    @Test func `words of SwiftUI alone are holes, and the rest is laid out`() throws {
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

    @Test func `a source that imports QuickLayout too has QuickLayout's dialect`() throws {
        #expect(try Reading("import SwiftUI\nimport QuickLayout\nText(\"a\")").reported == [])
    }

    @Test func `an import inside of #if chooses the dialect`() throws {
        let source = "#if canImport(UIKit)\nimport SwiftUI\n#endif\nDivider().frame(width: 3)"
        let reading = try Reading(source, dialect: nil)
        #expect(reading.holes == [] && reading.reported == [])
    }
}
