import LayoutInspection
import Negotiation
import SwiftSource
import Testing

@testable import haggle

/// Alignments, spacings and priorities without which a layout is the same, found by leaving each out.
struct IneffectiveTests {
    static func document(_ source: String) -> LayoutDocument {
        LayoutReader(dialects: Dialects.all).read(SourceText(source), name: "Test.swift")
    }

    static func found(_ source: String, width: Double, height: Double = 20) throws -> [String] {
        let document = document(source)
        #expect(document.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
        let proposal = Proposal(width: .exactly(width), height: .exactly(height))
        let shown = try #require(try document.inspect(proposal))
        return document.ineffective(in: shown).map { "\($0.path): \($0.message)" }
    }

    @Test func `what changes no frame is named, with the reason where it can be seen`() throws {
        let source = """
            import SwiftUI
            VStack(alignment: .leading, spacing: 4) {
                HStack(spacing: 3) { Text("a").layoutPriority(1); Spacer(); Text("b") }
                Text("hello").frame(width: 20, alignment: .trailing)
                HStack(alignment: .top, spacing: 2) { Text("only") }
            }
            """
        #expect(
            try Self.found(source, width: 40) == [
                "VStack/HStack: .layoutPriority(1) changes nothing here: without it every frame is the same",
                "VStack/HStack#2: alignment: .top changes nothing here: its child fills it",
                "VStack/HStack#2: spacing: 2 changes nothing here: it has one child",
            ])
    }

    @Test func `at another size the same setting has an effect`() throws {
        let source = """
            import SwiftUI
            HStack(spacing: 0) { Text("first words").layoutPriority(1); Text("other words") }
            """
        let priority = "HStack: .layoutPriority(1) changes nothing here: without it every frame is the same"
        #expect(try Self.found(source, width: 40).contains(priority))
        #expect(try !Self.found(source, width: 16).contains(priority))
    }

    @Test func `settings in a closure are left out like those of a call`() throws {
        let source = """
            import BlueprintUI
            Row { row in
                row.verticalAlignment = .fill
                row.minimumHorizontalSpacing = 2
                row.add(growPriority: 2, shrinkPriority: 3, child: Label(text: "a"))
            }
            """
        #expect(
            try Self.found(source, width: 9, height: 1) == [
                "Row: row.verticalAlignment = .fill changes nothing here: without it every frame is the same",
                "Row: row.minimumHorizontalSpacing = 2 changes nothing here: it has one child",
                "Row: growPriority: 2 changes nothing here: it has one child",
                "Row: shrinkPriority: 3 changes nothing here: it has one child",
            ])
    }

    @Test func `how a text stands in its box is an effect`() throws {
        let source = """
            import BlueprintUI
            Column { column in
                column.horizontalAlignment = .fill
                column.addFixed(child: Label(text: "ab", configure: { $0.textAlignment = .right }))
            }
            """
        #expect(try !Self.found(source, width: 9).contains { $0.contains("textAlignment") })
    }

    @Test func `of what is not shown nothing is said`() throws {
        let source = """
            import SwiftUI
            ViewThatFits { HStack(spacing: 1) { Text("too long to fit") }; Text("ok") }
            """
        #expect(try Self.found(source, width: 6) == [])
        #expect(
            try Self.found(source, width: 40) == [
                "ViewThatFits/HStack: spacing: 1 changes nothing here: it has one child"
            ])
    }

    @Test func `an edit keeps the root, the other files and what holes were set to`() throws {
        let sources = SourceSet([
            .init(
                name: "a.swift", text: SourceText("import SwiftUI\nlet one = Text(name)\nlet two = Title(spacing: 2)")),
            .init(
                name: "b.swift",
                text: SourceText(
                    "import SwiftUI\nstruct Title: View { var spacing = 0.0; var body: some View { Text(\"\\(spacing)\") } }",
                    number: 1)),
        ])
        var reading = Reading(root: .named("two"))
        reading.settings = [HoleSetting(name: "name", expression: "\"set\"", origin: .option)]
        let document = LayoutReader(dialects: Dialects.all).read(ParsedSources(sources), name: "", as: reading)
        let proposal = Proposal(width: .exactly(20), height: .exactly(5))
        #expect(document.chosenRoot?.name == "two")
        #expect(document.holes.isEmpty)
        // The text shows the number: without it another one.
        #expect(document.ineffective(in: try #require(try document.inspect(proposal))) == [])
    }

    @Test func `without it no errors come, so an argument that must be there is kept`() throws {
        let source = """
            import SwiftUI
            struct Gap: View { let spacing: Double; var body: some View { Text("gap") } }
            Gap(spacing: 2)
            """
        #expect(try Self.found(source, width: 20) == [])
    }

    @Test func `a cancelled search finds nothing`() throws {
        let cancellation = Cancellation()
        cancellation.cancel()
        let document = Self.document("import SwiftUI\nVStack(spacing: 1) { Text(\"a\") }")
        let proposal = Proposal(width: .exactly(20), height: .exactly(5))
        let shown = try #require(try document.inspect(proposal))
        #expect(document.ineffective(in: shown).count == 1)
        #expect(document.ineffective(in: shown, until: cancellation) == [])
    }
}
