import Interpreter
import LayoutInspection
import Negotiation
import SwiftSource
import Terminal
import Testing

@testable import Playground

/// Going to a line of a file.
@Suite struct LineTests {
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

    @Test func `a line selects the innermost element that begins there, else the one around it`() {
        var state = opened()
        func select(_ line: Int, of file: String = "Toy.swift") -> String? {
            state.state.select(line: line, of: file) ? state.selection?.description : nil
        }
        #expect(select(2) == "Row/Label")
        #expect(select(3) == "Row" && select(1) == "Row")
        #expect(select(9) == nil && select(2, of: "Other.swift") == nil)
        state.state.reportNoElement(inLine: 9, of: "folder/Toy.swift")
        #expect(state.message == "no element of the layout is written in line 9 of Toy.swift")
    }

    @Test func `a line of another root leads to that root`() {
        let roots = [
            Root(name: "a", kind: .element, range: SourceRange(0, 5)),
            Root(name: "all", kind: .element, range: SourceRange(6, 40)),
            Root(name: "b", kind: .element, range: SourceRange(14, 28)),
        ]
        let document = ToyElement.menu.document(named: "Toy.swift", of: [("Toy.swift", Self.source)], roots: roots)
        let state = PlayedState(window: CellSize(width: 120, height: 40), colors: .none, document: document)
        #expect(state.state.otherRoot(around: 2, of: "Toy.swift")?.name == "b")
        #expect(state.state.otherRoot(around: 1, of: "Toy.swift")?.name == "all")
        #expect(state.state.otherRoot(around: 5, of: "Toy.swift") == nil)
        #expect(state.state.otherRoot(around: 2, of: "Other.swift") == nil)
    }
}
