import Foundation
import LayoutInspection
import Negotiation
import Playground
import SwiftSource
import Testing

@testable import haggle

/// A List and a Form are windows on their rows.
struct ScrolledListTests {
    private static let rows = [
        "List(0..<20) { Text(\"row \\($0)\") }", "Form { ForEach(0..<20) { Text(\"row \\($0)\") } }",
    ]

    private func inspection(_ views: String, width: Double = 20, height: Double = 6) throws -> Inspection {
        try laidOut("import SwiftUI\nstruct Page: View { var body: some View { \(views) } }", width, height)
    }

    private func picture(_ inspection: Inspection, _ offsets: [ElementPath: CGPoint] = [:]) -> [String] {
        StagePicture(inspection, .init(decorations: .plain), offsets: offsets).canvas.rows.map {
            $0.trimmingCharacters(in: .whitespaces)
        }
    }

    @Test(arguments: rows) func `rows that do not fit are not drawn, and are scrolled to`(_ rows: String) throws {
        let inspection = try inspection("VStack(spacing: 0) { \(rows); Text(\"footer\") }")
        #expect(picture(inspection) == ["row 0", "row 1", "row 2", "row 3", "row 4", "footer"])
        #expect(inspection.findings == [])
        let row = try #require(
            inspection.elements.indices.first { inspection.appearance(of: $0).text?.string == "row 3" })
        let down = try #require(inspection.offsets([:], movedBy: CGPoint(x: 0, y: 7), behind: row))
        #expect(picture(inspection, down) == ["row 7", "row 8", "row 9", "row 10", "row 11", "footer"])
        let end = try #require(inspection.offsets(down, movedBy: CGPoint(x: 0, y: 99), behind: row))
        #expect(picture(inspection, end) == ["row 15", "row 16", "row 17", "row 18", "row 19", "footer"])
    }

    @Test func `a row that is too wide is found, for a list does not scroll sideways`() throws {
        let inspection = try inspection("List { Text(\"one\").frame(width: 24) }")
        #expect(inspection.findings.map(\.kind) == [.overflow])
        #expect(inspection.offsets([:], movedBy: CGPoint(x: 3, y: 0), behind: 1) == nil)
    }

    @Test func `a list in what scrolls has no height, and that is found`() throws {
        let inspection = try inspection("ScrollView { List { Text(\"one\") } }")
        #expect(picture(inspection).joined() == "")
        #expect(inspection.findings.map(\.kind) == [.empty])
        #expect(inspection.findings.first?.message == "it has no room: it is 20×0, and \"one\" is in it")
    }
}
