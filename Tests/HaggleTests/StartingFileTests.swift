import LayoutInspection
import Negotiation
import SwiftSource
import Testing

@testable import haggle

/// The files of `haggle new`.
@Suite struct StartingFileTests {
    @Test func `there is one for each dialect, SwiftUI's first`() {
        #expect(StartingFile.all.first?.dialect == "swiftui")
        #expect(Set(StartingFile.all.map(\.dialect)) == Set(Dialects.all.map(\.name)))
    }

    @Test(arguments: StartingFile.all.map(\.dialect))
    func `it is read without errors, remarks and holes, and says what it is about`(dialect: String) throws {
        let start = try #require(StartingFile.all.first { $0.dialect == dialect })
        let document = LayoutReader(dialects: Dialects.all)
            .read(
                ParsedSources(SourceSet([SourceSet.File(name: "Layout.swift", text: SourceText(start.text))])), name: ""
            )
        #expect(document.dialect?.name == dialect)
        #expect(document.diagnostics.isEmpty, "\(document.diagnostics)")
        let inspection = try #require(try document.inspect(Proposal(width: .exactly(70), height: .exactly(20))))
        #expect(inspection.holes.isEmpty && inspection.failures.isEmpty && inspection.findings.isEmpty)
        let texts = inspection.elements.indices.filter { !inspection.elements[$0].name.isEmpty }
        #expect(texts.count > 4)
        // In less width the message has more lines.
        let narrow = try #require(try document.inspect(Proposal(width: .exactly(30), height: .exactly(20))))
        #expect(narrow.elements.contains { $0.cells.height >= 2 && $0.children.isEmpty })
        #expect(!inspection.elements.contains { $0.cells.height >= 2 && $0.children.isEmpty && $0.cells.width > 40 })
        #expect((20...32).contains(start.text.split(separator: "\n", omittingEmptySubsequences: false).count))
        #expect(start.text.split(separator: "\n").allSatisfy { $0.count <= 120 })
    }
}
