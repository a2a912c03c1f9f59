import Foundation
import LayoutInspection
import Negotiation
import SwiftSource
import Testing
import Vocabularies

/// Safe area modifiers. No part of the screen is covered here.
struct SafeAreaTests {
    private static func drawing(_ source: String, _ proposal: Proposal) throws -> String {
        let document = LayoutReader(dialects: [SwiftUI()])
            .read(SourceText("import SwiftUI\n" + source), name: "test")
        let inspection = try #require(try document.inspect(proposal), "\(document.diagnostics.map(\.message))")
        #expect(inspection.holes.isEmpty && inspection.failures.isEmpty)
        return inspection.elements.map { element in
            String(repeating: "  ", count: element.depth)
                + "\(element.name) \(PointsFormat.short(element.frame.size)) at \(PointsFormat.short(element.frame.origin))"
        }.joined(separator: "\n")
    }

    private static let room = Proposal(width: .atMost(20), height: .atMost(10))

    @Test func `an inset view takes its space at an edge, and leaves the rest`() throws {
        #expect(
            try Self.drawing("Color.red.safeAreaInset(edge: .bottom, spacing: 2) { Text(\"bar\") }", Self.room) == """
                safeAreaInset 20×10 at 0, 0
                  Color 20×7 at 0, 0
                  Text 3×1 at 8.5, 9
                """)
        #expect(
            try Self.drawing(
                "Color.red.safeAreaInset(edge: .leading, alignment: .top) { Text(\"bar\") }", Self.room)
                    == """
                    safeAreaInset 20×10 at 0, 0
                      Color 16×10 at 4, 0
                      Text 3×1 at 0, 0
                    """)
    }

    @Test func `safeAreaPadding is padding if nothing is covered`() throws {
        #expect(
            try Self.drawing("Color.red.safeAreaPadding(.horizontal, 3)", Self.room) == """
                safeAreaPadding 20×10 at 0, 0
                  Color 14×10 at 3, 0
                """)
    }

    @Test(arguments: [
        ("containerRelativeFrame(.horizontal)", "20×1"),
        ("containerRelativeFrame([.horizontal, .vertical], alignment: .topLeading)", "20×10"),
        ("containerRelativeFrame(.horizontal, count: 4, span: 2, spacing: 2)", "9×1"),
        ("containerRelativeFrame(.vertical) { length, axis in axis == .vertical ? length / 4 : 0 }", "2×2.5"),
    ])
    func `a container-relative frame follows the root's lengths`(modifier: String, size: String) throws {
        let drawing = try Self.drawing("HStack { Text(\"ab\").\(modifier); Spacer() }", Self.room)
        #expect(drawing.contains("containerRelativeFrame \(size) at"), "\(drawing)")
    }

    @Test func `a List takes its proposal, and 0 without one`() throws {
        let free = Proposal(width: .unspecified, height: .atMost(9))
        #expect(try Self.drawing("List { Text(\"ab\") }", free).hasPrefix("List 0×9 "))
        #expect(try Self.drawing("List { Text(\"ab\") }", Self.room).hasPrefix("List 20×10 "))
    }
}
