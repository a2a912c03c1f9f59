import Foundation
import LayoutInspection
import Negotiation
import SwiftSource
import Testing

@testable import BlueprintDialect
@testable import Vocabularies

/// Roots besides the one that is shown.
struct OtherRootTests {
    private static let source = """
        import BlueprintUI
        let other = Label(text: unknownThere)
        let shown = Label(text: unknownHere)
        struct Card: ProxyElement {
            let title: String
            var elementRepresentation: Element { Label(text: title + subtitle) }
        }
        """

    @Test func `other roots are measured, and leave what is known of the shown one`() throws {
        let document = LayoutReader(dialects: [Blueprint()]).read(SourceText(Self.source), name: "test", root: "shown")
        let proposal = Proposal(width: .unconstrained, height: .unconstrained)
        let before = try #require(try document.inspect(proposal))
        for root in document.roots { _ = try document.size(of: root, in: proposal) }
        let card = try #require(document.roots.first { $0.name == "Card" })
        #expect(try document.size(of: card, in: proposal) == CGSize(width: 17, height: 1))
        let after = try #require(try document.inspect(proposal))
        #expect(after.holes == before.holes)
        #expect(before.holes.contains { $0.text == "unknownHere" })
        #expect(!before.holes.contains { $0.text == "subtitle" })
    }
}
