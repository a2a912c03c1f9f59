import Foundation
import LayoutInspection
import Negotiation
import SwiftSource
import Testing
import Vocabularies

/// A user of a source: taps, edits, and the resulting texts.
struct Person {
    private var document: LayoutDocument
    private var states: (any ElementStates)?
    private var layout: InspectedLayout
    private(set) var messages: [String] = []

    init(_ source: String) throws {
        document = Self.read(source)
        layout = try Self.layOut(document, &states)
        messages = document.diagnostics.map(\.message)
    }

    private static func read(_ source: String) -> LayoutDocument {
        LayoutReader(dialects: [SwiftUI()]).read(SourceText("import SwiftUI\n" + source), name: "source")
    }

    private static func layOut(
        _ document: LayoutDocument, _ states: inout (any ElementStates)?
    ) throws -> InspectedLayout {
        let proposal = Proposal(width: .atMost(40), height: .atMost(20))
        return try #require(
            try document.layOut(proposal, keeping: &states), "\(document.diagnostics.map(\.message))")
    }

    mutating func edit(_ source: String) throws {
        document = Self.read(source)
        layout = try Self.layOut(document, &states)
    }

    /// Taps the tappable element at an index, from the top.
    mutating func tap(_ index: Int) throws {
        let inspection = layout.inspection
        let tapped = inspection.elements.indices.filter { inspection.interaction(of: $0) == .taps }
        messages += document.tap(try #require(tapped.dropFirst(index).first), of: layout, keeping: &states).map(
            \.message)
        layout = try Self.layOut(document, &states)
        messages += layout.inspection.failures.map(\.message)
    }

    var texts: [String] {
        let inspection = layout.inspection
        return inspection.elements.indices.filter { inspection.elements[$0].name == "Text" }
            .compactMap { inspection.appearance(of: $0).text?.string }
    }

    /// The texts of all texts and controls.
    var drawnTexts: [String] {
        let inspection = layout.inspection
        return inspection.elements.indices.compactMap { inspection.appearance(of: $0).text?.string }
    }

    /// The frames of the elements of a name, in points.
    func frames(_ name: String) -> [CGRect] {
        layout.inspection.elements.filter { $0.name == name }.map(\.frame)
    }

    /// The notes of the layout.
    var notes: [String] { layout.inspection.record.notes.map(\.sentence) }
}
