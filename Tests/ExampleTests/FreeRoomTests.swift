import LayoutInspection
import Negotiation
import Playground
import SwiftSource
import Testing

@testable import haggle

/// The gaps and the leftover of a selected container, in the model and on the stage.
struct FreeRoomTests {
    private static func inspection(_ source: String, _ width: Double, _ height: Double) throws -> Inspection {
        let document = LayoutReader(dialects: Dialects.all).read(SourceText(source), name: "Test.swift")
        #expect(document.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
        return try #require(try document.inspect(Proposal(width: .exactly(width), height: .exactly(height))))
    }

    private static func picture(_ inspection: Inspection, selecting name: String) throws -> String {
        let selected = try #require(inspection.elements.firstIndex { $0.name == name })
        return StagePicture(inspection, StagePicture.Options(selected: selected)).text
    }

    @Test func `gaps and leftover are measured in points, without the children's lengths`() throws {
        let inspection = try Self.inspection(
            """
            import BlueprintUI
            Row { row in
                row.horizontalUnderflow = .justifyToCenter
                row.minimumHorizontalSpacing = 3
                row.addFixed(child: Label(text: "one"))
                row.addFixed(child: Label(text: "two"))
            }
            """, 20, 1)
        #expect(inspection.freeRooms(of: 0).map(\.length) == [5.5, 3, 5.5])
        #expect(inspection.freeRooms(of: 0).map(\.cells.minX) == [0, 9, 15])
        #expect(inspection.freeRooms(of: 1) == [])
        let drawn = try Self.picture(inspection, selecting: "Row")
        #expect(drawn == "├5.5─┤one├3┤two├5.5┤\n")
    }

    @Test func `a line that is too short for its number has none`() throws {
        let inspection = try Self.inspection("import SwiftUI\nHStack(spacing: 2) { Text(\"a\"); Text(\"b\") }", 4, 1)
        let drawn = try Self.picture(inspection, selecting: "HStack")
        #expect(drawn == "a├┤b\n")
    }

    @Test func `each gap of a column has its number beside it`() throws {
        let inspection = try Self.inspection(
            """
            import SwiftUI
            VStack(spacing: 2) { Text("first line"); Text("the second") }
            """, 10, 4)
        #expect(inspection.freeRooms(of: 0).map(\.axis) == [.vertical])
        let drawn = try Self.picture(inspection, selecting: "VStack")
        #expect(
            drawn == """
                first line
                ┃   ┬ 2  ┃
                ┃   ┴    ┃
                the second

                """)
    }

    @Test func `each line of a flow is measured, and the gaps between its lines`() throws {
        let inspection = try Self.inspection(
            """
            import QuickLayout
            HFlow(itemSpacing: 3, lineSpacing: 1) { Text("one"); Text("two"); Text("three") }
            """, 10, 3)
        let rooms = inspection.freeRooms(of: 0)
        #expect(rooms.filter { $0.axis == .horizontal }.map(\.cells.minY) == [0, 2, 2])
        #expect(rooms.filter { $0.axis == .vertical }.map(\.length) == [1])
    }

    @Test func `overlapping children have no gap between them`() throws {
        let inspection = try Self.inspection(
            """
            import SwiftUI
            HStack(spacing: -2) { Text("wide one"); Text("two") }
            """, 20, 1)
        #expect(inspection.freeRooms(of: 0) == [])
    }
}
