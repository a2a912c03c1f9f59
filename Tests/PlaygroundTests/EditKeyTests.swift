import Interpreter
import LayoutInspection
import SwiftSource
import Terminal
import Testing

@testable import Playground

/// The key that opens the editor.
@Suite struct EditKeyTests {
    @Test func `a key opens the editor at the selected element`() {
        var state = LabelInRow.opened()
        let effectG = state.handle(.key(Key(.character("G"))))
        #expect(effectG == nil)
        let effecte = state.handle(.key(Key(.character("e"))))
        #expect(effecte == .openEditor(file: "Toy.swift", line: 2, column: 5))
    }

    @Test func `without a layout the editor opens at the first error`() {
        let document = LayoutDocument(
            name: "Toy.swift", source: SourceText("a\nb"), dialect: nil, root: nil,
            diagnostics: [Diagnostic(.error, "wrong", at: SourceRange(2, 3))])
        var state = PlayedState(120, 40, document: document)
        let effecte = state.handle(.key(Key(.character("e"))))
        #expect(effecte == .openEditor(file: "Toy.swift", line: 2, column: 1))
    }

    @Test func `an example cannot be edited`() {
        let example = Example.three[0]
        var state = PlayedState(
            120, 40, examples: Example.three,
            document: ToyElement.menu.document(named: example.name, source: example.source))
        let effecte = state.handle(.key(Key(.character("e"))))
        #expect(effecte == nil)
        #expect(state.message == "an example is not a file: haggle new writes one")
    }
}
