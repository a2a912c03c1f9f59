import LayoutInspection
import Negotiation
import Terminal
import Testing

@testable import Playground

/// Proposals without a length, as the stage shows them.
struct ProposalPictureTests {
    @Test func `an ideal length is drawn as the element's length, unlike an unlimited one`() throws {
        let inspection = try FindingTests.inspection(
            "import SwiftUI\nVStack { Text(\"one two\").fixedSize() }", width: 20, height: 4)
        let text = try #require(inspection.elements.indices.last)
        #expect(inspection.mainExchange(of: text)?.proposal == Proposal(width: .unspecified, height: .unspecified))
        let picture = StagePicture(inspection, StagePicture.Options(colors: .none, selected: text))
        let rows = picture.canvas(of: CellRect(x: 0, y: 0, width: 20, height: 4)).rows
        #expect(!rows.joined().contains { "▸▾╌╎".contains($0) }, "\(rows)")
    }
}
