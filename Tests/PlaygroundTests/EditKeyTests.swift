import Interpreter
import LayoutInspection
import Negotiation
import SwiftSource
import Terminal
import Testing

@testable import Playground

/// The key that opens the editor.
@Suite struct EditKeyTests {
    private static let source = "let a = Row {\n    Label(\"x\")\n        .bold()\n}\n"

    private static func range(_ text: String) -> SourceRange {
        let start = source.range(of: text).map { source.utf8.distance(from: source.startIndex, to: $0.lowerBound) } ?? 0
        return SourceRange(start, start + text.utf8.count)
    }

    private func opened() -> PlayedState {
        let label = ToyElement.label("x").written(at: Self.range("Label(\"x\")"))
        let row = ToyElement.row(label).written(at: Self.range("Row {\n    Label(\"x\")\n        .bold()\n}"))
        return PlayedState(
            window: CellSize(width: 120, height: 40), colors: .none,
            document: row.document(named: "Toy.swift", of: [("Toy.swift", Self.source)]))
    }

    @Test func `a key opens the editor at the selected element`() {
        var state = opened()
        let effectG = state.handle(.key(Key(.character("G"))))
        #expect(effectG == nil)
        let effecte = state.handle(.key(Key(.character("e"))))
        #expect(effecte == .openEditor(file: "Toy.swift", line: 2, column: 5))
    }

    @Test func `without a layout the editor opens at the first error`() {
        let document = LayoutDocument(
            name: "Toy.swift", source: SourceText("a\nb"), dialect: nil, root: nil,
            diagnostics: [Diagnostic(.error, "wrong", at: SourceRange(2, 3))])
        var state = PlayedState(window: CellSize(width: 120, height: 40), colors: .none, document: document)
        let effecte = state.handle(.key(Key(.character("e"))))
        #expect(effecte == .openEditor(file: "Toy.swift", line: 2, column: 1))
    }

    @Test func `an example cannot be edited`() {
        let example = Example.three[0]
        var state = PlayedState(
            window: CellSize(width: 120, height: 40), colors: .none, examples: Example.three,
            document: ToyElement.menu.document(named: example.name, source: example.source))
        let effecte = state.handle(.key(Key(.character("e"))))
        #expect(effecte == nil)
        #expect(state.message == "an example is not a file: haggle new writes one")
    }
}
