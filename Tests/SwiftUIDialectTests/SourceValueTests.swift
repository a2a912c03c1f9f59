import LayoutInspection
import Negotiation
import SwiftSource
import Testing
import Vocabularies

/// Values with more spellings than in other libraries.
struct SourceValueTests {
    private static func document(_ library: String) -> LayoutDocument {
        let source = "import \(library)\nGrid { GridRow { Text(\"a\").gridCellAnchor(UnitPoint()); Text(\"b\\nc\") } }"
        return LayoutReader(dialects: [SwiftUI(), QuickLayout()]).read(SourceText(source), name: "test")
    }

    @Test func `a point without coordinates is the top left corner, in SwiftUI alone`() throws {
        let document = Self.document("SwiftUI")
        #expect(document.diagnostics == [])
        let inspection = try #require(try document.inspect(Proposal(width: .exactly(9), height: .exactly(4))))
        let letters = inspection.elements.filter { $0.name == "Text" }
        #expect(letters.map(\.frame.origin.y) == [1, 1])
        #expect(
            Self.document("QuickLayout").diagnostics.map(\.message) == [
                "missing argument for parameter 'x'"
            ])
    }
}
