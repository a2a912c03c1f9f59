import Foundation
import Interpreter
import LayoutInspection
import Negotiation
import Playground
import SwiftSource
import Testing

@testable import haggle

/// Holes as every dialect measures them and `haggle render` draws them.
struct HolePictureTests {
    /// A source with an element for each name, by the name of its dialect.
    private static let labels = [
        "blueprint": "import BlueprintUI\nLabel(text: \"one two\")",
        "quicklayout": "import QuickLayout\nText(\"one two\")",
        "theodolite": "import Theodolite\nLabelComponent((\"one two\", options: LabelComponent.Options()))",
    ]

    private static func picture(
        _ dialect: any Dialect, framed: Bool, _ width: AxisProposal, cell: CGSize = CGSize(width: 1, height: 1)
    ) throws -> String {
        let source = try #require(labels[dialect.name])
        let label = try #require(LayoutReader(dialects: [dialect]).read(SourceText(source), name: "test").root)
        let make = try #require(dialect.vocabulary.hole)
        guard case .native(let hole) = make(framed ? "Card" : "AvatarView", framed ? [.native(label)] : []) else {
            return "no element"
        }
        let document = LayoutDocument(
            name: "test", source: SourceText(""), dialect: dialect, root: hole, diagnostics: [])
        let proposal = Proposal(width: width, height: .unconstrained)
        let inspection = try #require(
            try document.inspect(proposal, projection: CellProjection(cell: cell)))
        return StagePicture(inspection).canvas.rows.joined(separator: "\n")
    }

    @Test(arguments: ["blueprint", "quicklayout", "theodolite"])
    func `a hole without contents is a line`(name: String) throws {
        let dialect = try #require(try Dialects.named(name).first)
        #expect(try Self.picture(dialect, framed: false, .unconstrained) == "▒ AvatarView ▒")
        #expect(try Self.picture(dialect, framed: false, .atMost(8)) == "▒ Ava… ▒")
        #expect(try Self.picture(dialect, framed: false, .atMost(3)) == "▒▒▒")
        let cell = CGSize(width: 8, height: 16)
        #expect(try Self.picture(dialect, framed: false, .atMost(390), cell: cell) == "▒ AvatarView ▒")
        #expect(try Self.picture(dialect, framed: false, .atMost(64), cell: cell) == "▒ Ava… ▒")
    }

    @Test(arguments: ["blueprint", "quicklayout", "theodolite"])
    func `a hole with contents is an edge around them`(name: String) throws {
        let dialect = try #require(try Dialects.named(name).first)
        let picture = """
            ▒ Card ▒▒
            ▒one two▒
            ▒▒▒▒▒▒▒▒▒
            """
        #expect(try Self.picture(dialect, framed: true, .unconstrained) == picture)
        #expect(try Self.picture(dialect, framed: true, .atMost(390), cell: CGSize(width: 8, height: 16)) == picture)
    }

    @Test(arguments: ["blueprint", "quicklayout"])
    func `contents wrap within the edge`(name: String) throws {
        let dialect = try #require(try Dialects.named(name).first)
        #expect(
            try Self.picture(dialect, framed: true, .atMost(5)) == """
                ▒ … ▒
                ▒one▒
                ▒two▒
                ▒▒▒▒▒
                """)
    }

    @Test func `no vocabulary lists the element that stands for holes`() {
        for dialect in Dialects.all {
            #expect(!dialect.vocabulary.types.contains { !($0.name.description.first?.isASCII ?? false) })
        }
    }
}
