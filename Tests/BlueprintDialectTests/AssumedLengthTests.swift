import BlueprintDialect
import Foundation
import LayoutInspection
import Negotiation
import SwiftSource
import Testing
import Vocabularies

/// Assumed lengths: a number of cells, converted to points.
struct AssumedLengthTests {
    private static let source = """
        import BlueprintUI
        struct Card: ProxyElement {
            let width: CGFloat
            let maximumHeight: CGFloat
            var elementRepresentation: Element {
                Label(text: "a")
                    .inset(uniform: theme.inset)
                    .constrainedTo(width: .absolute(width), height: .atMost(maximumHeight))
            }
        }
        """

    private static func assumptions(_ cell: CGSize) throws -> [String: String] {
        let sources = SourceSet([SourceSet.File(name: "t", text: SourceText(source))])
        let document = LayoutReader(dialects: [Blueprint()])
            .read(ParsedSources(sources), name: "t", as: Reading(cell: cell))
        #expect(document.diagnostics == [])
        let proposal = Proposal(width: .unconstrained, height: .unconstrained)
        let holes = try #require(try document.inspect(proposal)).holes
        return Dictionary(uniqueKeysWithValues: holes.map { ($0.text, $0.assumed) })
    }

    @Test func `an assumed length is ten cells along its axis, and an assumed inset one`() throws {
        #expect(
            try Self.assumptions(CGSize(width: 1, height: 1)) == [
                "width": "10", "maximumHeight": "10", "theme.inset": "1",
            ])
        #expect(
            try Self.assumptions(CGSize(width: 8, height: 16)) == [
                "width": "80", "maximumHeight": "160", "theme.inset": "8",
            ])
    }
}
