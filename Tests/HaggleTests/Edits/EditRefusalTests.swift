import LayoutInspection
import SwiftSource
import Testing

@testable import haggle

/// Edits that are refused.
@Suite struct EditRefusalTests {
    @Test func `a text that has changed is not edited`() throws {
        let source = try EditedSource("import SwiftUI\n»Text(\"a\")")
        let changed = SourceSet([SourceSet.File(name: "layout.swift", text: SourceText(" " + source.text))])
        #expect(throws: EditRefusal.outdated) {
            try ElementEdits(of: source.element, in: source.inspection, changed)
        }
    }

    @Test func `a colour that a function takes stays a colour`() throws {
        let source = try EditedSource(
            """
            import SwiftUI
            func swatch(_ color: Color) -> some View { color.frame(width: 3, height: 1) }
            swatch(»Color.red)
            """)
        source.refuses(.wrap("VStack"), because: .otherType)
        source.refuses(.modify(".padding(1)"), because: .otherType)
        source.refuses(.delete, because: .onlyPlace)
    }

    @Test func `a view that a function takes can be wrapped`() throws {
        let source = try EditedSource(
            """
            import SwiftUI
            func card(_ view: some View) -> some View { view.padding(1) }
            card(»Text("a"))
            """)
        #expect(try source.text(after: .wrap("VStack")).hasSuffix("card(VStack {\n    Text(\"a\")\n})"))
    }

    @Test func `a case keeps its only element`() throws {
        let source = try EditedSource(
            """
            import SwiftUI
            VStack {
                switch 1 {
                case 1:
                    »Text("a")
                default:
                    Text("b")
                }
            }
            """)
        source.refuses(.delete, because: .neededHere)
        #expect(try source.text(after: .duplicate).contains("        Text(\"a\")\n        Text(\"a\")\n    default"))
    }

    @Test func `sentences end with a full stop and name the reason`() {
        let refusals: [EditRefusal] = [
            .notInSources, .outdated, .noExpression, .onlyPlace, .otherType, .neededHere, .noPreviousSibling,
            .noNextSibling, .statementBetween, .noContent, .contentIsCode, .severalChildren(2), .holdsOne,
        ]
        #expect(Set(refusals.map(\.sentence)).count == refusals.count)
        #expect(refusals.allSatisfy { $0.sentence.hasSuffix(".") })
        #expect(
            EditRefusal.severalChildren(2).sentence == "Only one element can stand here, and this one contains 2.")
    }
}
