import Foundation
import LayoutInspection
import Negotiation
import SwiftSource
import Testing

@testable import haggle

/// Blueprint's layout elements in the order of its guide.
struct GuideTests {
    private static let centered = """
        let card = Box(
            backgroundColor: .green,
            wrapping: Centered(
                Label(text: "In the middle")
            ))
        """

    private static let row = """
        let names = Row { row in
            row.verticalAlignment = .center
            row.minimumHorizontalPadding = 8.0

            row.add(child: Label(text: "Anna"))
            row.add(child: Label(text: "Boris"))
        }
        """

    private static let samples = [
        """
        let card = Box(
            backgroundColor: .green,
            wrapping: Label(text: "All of the box"))
        """,
        centered,
        #"let title = Centered(Label(text: "Title"))"#,
        """
        let note = Aligned(
            vertically: .bottom,
            horizontally: .trailing,
            wrapping: Label(text: "Page 7"))
        """,
        "let gap = Spacer(size: CGSize(width: 60.0, height: 40.0))",
        """
        let badge = Overlay(elements: [
            Box(backgroundColor: .darkGray),
            Label(text: "New")
        ])
        """,
        row,
        """
        let names = Column { column in
            column.horizontalAlignment = .center
            column.minimumVerticalPadding = 8.0

            column.add(child: Label(text: "Anna"))
            column.add(child: Label(text: "Boris"))
        }
        """,
    ]

    private static func open(_ source: String) -> LayoutDocument {
        LayoutReader(dialects: Dialects.all).read(SourceText(source), name: "guide")
    }

    @Test(arguments: samples) func `every sample opens and is laid out`(sample: String) throws {
        let document = Self.open(sample)
        #expect(document.diagnostics == [])
        let inspection = try #require(try document.inspect(Proposal(width: .exactly(40), height: .exactly(10))))
        #expect(inspection.elements.first?.frame == CGRect(x: 0, y: 0, width: 40, height: 10))
    }

    @Test func `the guide's centered label is in the middle`() throws {
        let inspection = try #require(
            try Self.open(Self.centered).inspect(Proposal(width: .exactly(41), height: .exactly(11))))
        #expect(inspection.elements.map(\.name) == ["Box", "Centered", "Label"])
        #expect(inspection.elements.last?.frame == CGRect(x: 14, y: 5, width: 13, height: 1))
    }

    @Test func `the guide's row aligns its labels, eight points apart`() throws {
        let inspection = try #require(
            try Self.open(Self.row).inspect(Proposal(width: .atMost(40), height: .exactly(3))))
        #expect(inspection.elements.map(\.frame.minX) == [0, 0, 12])
        #expect(inspection.elements.map(\.frame.minY) == [0, 1, 1])
    }

    @Test func `an argument in the wrong brackets gets an error at its place`() throws {
        let sample = "let framed = Inset(wrapping: Label(text: \"Framed\", uniformInset: 12.0))"
        let document = Self.open(sample)
        let error = try #require(document.diagnostics.first)
        #expect(document.diagnostics.count == 1)
        #expect(error.message == "Label has no parameter 'uniformInset'")
        #expect(SourceText(sample)[error.range] == "uniformInset")
    }
}
