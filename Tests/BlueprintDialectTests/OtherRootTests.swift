import Foundation
import LayoutInspection
import Negotiation
import SwiftSource
import Testing

@testable import BlueprintDialect
@testable import Vocabularies

/// The roots other than the shown one.
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

    @Test func `measuring other roots leaves the holes of the shown one unchanged`() throws {
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

    @Test func `a call on an unknown object is no root at the top level, but one that makes an element is`() {
        let source = """
            import BlueprintUI
            DispatchQueue.main.async { start() }
            Label(text: "a")
            Other.shared.start()
            Kit.Avatar(1)
            Badge()
            """
        let document = LayoutReader(dialects: [Blueprint()]).read(SourceText(source), name: "test")
        let text = SourceText(source)
        #expect(document.roots.map { text.location(of: $0.range.start).line } == [3, 5, 6])
    }
}
