import Foundation
import LayoutInspection
import Negotiation
import Playground
import SwiftSource
import Terminal
import TestSupport
import Testing

@testable import haggle

/// The four cards side by side, as in the README.
struct CardPictureTests {
    private static let cards = [
        ("Blueprint", "Card"), ("SwiftUI", "CardInSwiftUI"), ("QuickLayout", "CardInQuickLayout"),
        ("Theodolite", "CardInTheodolite"),
    ]
    private static let (width, height) = (20, 14)

    /// A card at exactly the size, below its library's name.
    private static func rows(_ library: String, _ example: String) throws -> [String] {
        let source = try #require(BuiltInExamples.all.first { $0.name == example }).source
        let document = LayoutReader(dialects: Dialects.all).read(SourceText(source), name: example)
        let proposal = Proposal(width: .exactly(CGFloat(width)), height: .exactly(CGFloat(height)))
        let inspection = try #require(try document.inspect(proposal))
        let drawn = StagePicture(inspection, StagePicture.Options(decorations: .plain))
            .canvas(of: CellRect(x: 0, y: 0, width: width, height: height)).rows
        return ([library] + drawn).map { $0.padding(toLength: width, withPad: " ", startingAt: 0) }
    }

    @Test func `the README shows the four cards as they are drawn`() throws {
        let columns = try Self.cards.map { try Self.rows($0, $1) }
        let picture = (0...Self.height).map { row in
            let line = columns.map { $0[row] }.joined(separator: "  ")
            return String(line.reversed().drop { $0 == " " }.reversed())
        }
        let file = ProjectFolder.url.appendingPathComponent("README.md")
        let readme = try String(contentsOf: file, encoding: .utf8)
        let text = picture.joined(separator: "\n")
        #expect(readme.contains("```\n\(text)\n```"), "\(text)")
    }
}
