import Foundation
import LayoutInspection
import Negotiation
import SwiftSource
import TestSupport
import Testing

@testable import haggle

/// The samples of the README and of the document on own elements open as printed.
struct ReadmeSampleTests {
    /// The blocks of Swift that are sources. A block that imports a module of this package is for compilers.
    private static func samples() throws -> [String] {
        let package = ProjectFolder.url
        return try ["README.md", "docs/own-elements.md"].flatMap { name in
            let text = try String(contentsOf: package.appendingPathComponent(name), encoding: .utf8)
            return text.components(separatedBy: "```swift\n").dropFirst()
                .compactMap { $0.components(separatedBy: "```").first }.filter { !$0.contains("Dialect\n") }
        }
    }

    @Test func `every sample opens in its dialect and is laid out`() throws {
        var dialects: [String] = []
        for sample in try Self.samples() {
            let document = LayoutReader(dialects: Dialects.all).read(SourceText(sample), name: "README")
            #expect(document.diagnostics == [], "\(sample)")
            let proposal = Proposal(width: .exactly(30), height: .exactly(5))
            let inspection = try #require(try document.inspect(proposal), "\(sample)")
            #expect(inspection.elements.count >= 4)
            dialects.append(inspection.dialect.name)
        }
        let libraries = ["blueprint", "swiftui", "quicklayout", "theodolite"]
        #expect(dialects.prefix(4).sorted() == libraries.sorted())
        #expect(dialects.dropFirst(4) == libraries[...])
    }
}
