import Foundation
import LayoutInspection
import SwiftSource
import Testing

@testable import Playground

/// Several files that are read as one program: each position names its file.
@Suite struct SeveralFilesTests {
    private static let card = "struct Card: Element {\n    var body = Label(order.title)\n}"
    private static let menu = "let menu = Column {\n    Card()\n    Box(3, 2)\n}"

    private static func range(_ text: String, in source: String, _ number: Int) -> SourceRange {
        let found = source.range(of: text)
        let start = found.map { source.utf8.distance(from: source.startIndex, to: $0.lowerBound) } ?? 0
        let base = SourceText(source, number: number).base
        return SourceRange(base + start, base + start + text.utf8.count)
    }

    private static var state: PlayedState {
        let label = ToyElement.label("‹order.title›").written(at: range("Label(order.title)", in: card, 1))
        let element = ToyElement.column(
            label.inset(0).named("Card").written(at: range("Card()", in: menu, 0)),
            .box(3, 2).written(at: range("Box(3, 2)", in: menu, 0))
        ).written(at: range("Column {\n    Card()\n    Box(3, 2)\n}", in: menu, 0))
        let hole = Hole(
            text: "order.title", range: range("order.title", in: card, 1), kind: .text, wanted: "String",
            assumed: "‹order.title›")
        let document = element.document(
            named: "Sources/App", of: [("Sources/App/Menu.swift", menu), ("Sources/App/Card.swift", card)],
            diagnostics: [
                Diagnostic(.warning, "a body is a computed property", at: range("var body", in: card, 1))
            ], holes: [hole])
        return PlayedState(120, 30, document: document)
    }

    @Test func `the tree and the report name the file`() {
        var state = Self.state
        state.type("jj")
        expectPicture(
            state.part(rows: 2...6, columns: 0..<34),
            """
            ─ 1 Tree ─────── proposed → took ─
             Column Menu.swift  47×16 → 47×16
             ├ Card           ≤47×≤16 → 13×1
            ▸│ └ Label ‹› Card.swift "‹orde…
             └ Box            ≤47×≤15 → 3×2
            """)
        state.type("d")
        expectPicture(
            state.rows[2...14].map { String($0.dropFirst(84)) }.joined(separator: "\n"),
            """
             ─┬─ 3 Report ──────────────────────
            ╷ │ 1 warning
             ┐│▸Card.swift:2 warning: a body is
             ││ a computed property.
             ││ 2 │ var body = Label(order.tit…
             ││   │ ^
             ││
             ││ 1 hole
             ││ order.title: String =
             ││   ‹order.title›  Card.swift:2
             ││
             ││
             ││
            """)
    }
}
