import LayoutInspection
import Negotiation
import SwiftSource
import Testing

@testable import haggle

/// Lists longer than any screen are laid out whole.
@Suite struct LongListTests {
    @Test(arguments: [
        "import SwiftUI\nVStack { ForEach(0..<3000) { Text(\"\\($0)\") } }",
        "import SwiftUI\nScrollView { LazyVStack { ForEach(0..<3000) { Text(\"\\($0)\") } } }",
        "import SwiftUI\nScrollView { LazyVGrid(columns: [GridItem()]) { ForEach(0..<3000) { Text(\"\\($0)\") } } }",
        "import SwiftUI\nList { ForEach(0..<3000) { Text(\"\\($0)\") } }",
        "import SwiftUI\nList(0..<3000, id: \\.self) { Text(\"\\($0)\") }",
        "import QuickLayout\nlet list = VStack { ForEach(0..<3000) { Text(\"\\($0)\") } }",
        "import BlueprintUI\nlet list = Column { for number in 0..<3000 { Label(text: \"\\(number)\") } }",
    ])
    func `a list of 3,000 rows has all of them`(source: String) throws {
        let document = LayoutReader(dialects: Dialects.all).read(SourceText(source), name: "layout.swift")
        let inspection = try #require(
            try document.inspect(Proposal(width: .exactly(20), height: .exactly(4))))
        #expect(document.diagnostics == [] && inspection.diagnostics == [])
        let texts = inspection.elements.indices.compactMap { inspection.appearance(of: $0).text?.string }
        #expect(texts.map { $0.replacing(",", with: "") } == (0..<3000).map { "\($0)" })
    }
}
