import Interpreter
import LayoutInspection
import SwiftSource
import Testing

@testable import Playground

/// Going to a line of a file.
@Suite struct LineTests {
    @Test func `a line selects the innermost element that begins there, else the one around it`() {
        var state = LabelInRow.opened()
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
        let document = ToyElement.menu.document(
            named: "Toy.swift", of: [("Toy.swift", LabelInRow.source)], roots: roots)
        let state = PlayedState(120, 40, document: document)
        #expect(state.state.otherRoot(around: 2, of: "Toy.swift")?.name == "b")
        #expect(state.state.otherRoot(around: 1, of: "Toy.swift")?.name == "all")
        #expect(state.state.otherRoot(around: 5, of: "Toy.swift") == nil)
        #expect(state.state.otherRoot(around: 2, of: "Other.swift") == nil)
    }
}
