import Foundation
import LayoutInspection
import Playground
import Terminal
import Testing

@testable import haggle

/// The stage draws layouts truthfully: cut texts, edges behind transparent elements, thin elements.
struct DrawnAsItIsTests {
    private static func rows(
        _ views: String, width: Double, height: Double, selected name: String? = nil
    ) throws -> [String] {
        let inspection = try FindingTests.inspection("import SwiftUI\n\(views)", width: width, height: height)
        let selected = name.flatMap { name in inspection.elements.firstIndex { $0.name == name } }
        return StagePicture(inspection, StagePicture.Options(selected: selected)).canvas.rows
    }

    @Test func `a cut text ends in an ellipsis, also in a box`() throws {
        let text = "Text(\"squeezed text here\").lineLimit(1)"
        #expect(try Self.rows(text, width: 10, height: 1) == ["squeezed …"])
        let lines = "Text(\"one two three four\").lineLimit(2)"
        #expect(try Self.rows(lines, width: 7, height: 2) == ["one two", "three …"])
    }

    @Test func `edges are visible behind a transparent element, and hidden behind an opaque one`() throws {
        let box = "Color.clear.frame(width: 4, height: 3)"
        let clear = "ZStack { \(box); Text(\"x\").frame(maxWidth: .infinity, maxHeight: .infinity) }"
        #expect(
            try Self.rows(clear, width: 8, height: 5) == [
                "┌──────┐",
                "│ ┌──┐ │",
                "│ │ x│ │",
                "│ └──┘ │",
                "└──────┘",
            ])
        let opaque = "ZStack { \(box); Color.red }"
        #expect(
            try Self.rows(opaque, width: 8, height: 5) == [
                "┌──────┐",
                "│      │",
                "│      │",
                "│      │",
                "└──────┘",
            ])
    }

    @Test func `a spacer of height 0 is marked in the row of its neighbours`() throws {
        let row = "HStack(spacing: 0) { Text(\"a\"); Spacer(); Text(\"b\") }"
        #expect(try Self.rows(row, width: 6, height: 3, selected: "Spacer")[1] == "a▔▔▔▔b")
    }

    @Test func `a text with a finding keeps its contrast`() throws {
        let inspection = try FindingTests.inspection("import SwiftUI\nText(\"ab\")", width: 2, height: 1)
        let options = StagePicture.Options(colors: .twoHundredFiftySix, marked: [0])
        let style = StagePicture(inspection, options).canvas[1, 0].style
        #expect(style.foreground == .rgb(red: 135, green: 95, blue: 0) && style.attributes.contains(.bold))
    }
}
