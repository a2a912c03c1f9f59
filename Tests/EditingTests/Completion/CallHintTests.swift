import Testing

@testable import Editing

struct CallHintTests {
    /// The hint at the mark of a text: the name, the labels with the current one in angles, and the number of overloads.
    private func hint(_ marked: String) -> String? {
        let text = edited(marked)
        guard let hint = CallHint(text.text, at: text.cursor, names: MadeUp.names) else { return nil }
        let labels = hint.parameters.enumerated().map { number, parameter in
            let label = parameter.label ?? "_"
            return number == hint.current ? "‹\(label)›" : label
        }
        return "\(hint.name)(\(labels.joined(separator: " "))) \(hint.overloads)"
    }

    @Test func `a call shows its parameters and the one of the cursor`() {
        #expect(hint("Row(▏)") == "Row(‹side› spacing content) 1")
        #expect(hint("Row(side: ▏)") == "Row(‹side› spacing content) 1")
        #expect(hint("Row(spacing: 1▏)") == "Row(side ‹spacing› content) 1")
        #expect(hint("Row(side: .left, ▏)") == "Row(side ‹spacing› content) 1")
        #expect(hint("Size(width: 1, he▏)") == "Size(width ‹height›) 1")
        #expect(hint("mix(of: 1▏") == "mix(‹of› by) 1")
    }

    @Test func `a comma in a comment ends no argument`() {
        #expect(hint("Size(width: 3 /* , */ ▏)") == "Size(‹width› height) 1")
        #expect(hint("Size(width: 3 /* , */, ▏)") == "Size(width ‹height›) 1")
        #expect(hint("Size(width: 3, // a, b\n    ▏") == "Size(width ‹height›) 1")
    }

    @Test func `overloads are chosen by the labels`() {
        #expect(hint("TextTile(▏)") == "TextTile(‹_›) 2")
        #expect(hint("TextTile(verbatim: \"a\", ▏)") == "TextTile(verbatim ‹side›) 1")
        #expect(hint("TextTile(\"a\").frame(minWidth: ▏)") == "frame(‹minWidth›) 1")
        #expect(hint("Unknown()\n    .frame(height: ▏)") == "frame(width ‹height› side) 1")
    }

    @Test func `the innermost call counts`() {
        #expect(hint("Row(spacing: mix(of: ▏))") == "mix(‹of› by) 1")
        #expect(hint("Row(spacing: (1 + ▏))") == "Row(side ‹spacing› content) 1")
        #expect(hint("Row(side: .inset(▏))") == "inset(‹_›) 1")
        #expect(hint("func own(of size: Size) {}\nown(▏)") == "own(‹of›) 1")
    }

    @Test func `a parameter has a type, a default and help`() throws {
        let text = edited("Row(spacing: ▏)")
        let hint = try #require(CallHint(text.text, at: text.cursor, names: MadeUp.names))
        let current = try #require(hint.current)
        #expect(hint.parameters[current].signature == "spacing: CGFloat = 0")
        #expect(hint.parameters[current].help == "between two elements")
        #expect(hint.help == "elements side by side")
    }

    @Test(arguments: [
        "▏", "Row {\n    ▏\n}", "Each(1) { ▏item in }", "Unknown(▏)", "func own(▏)", "(▏)", "TextTile(\"a\").bold(▏)",
        "Row() ▏",
    ])
    func `there is no hint outside of known calls`(text: String) {
        #expect(hint(text) == nil)
    }
}
