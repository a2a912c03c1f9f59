import Foundation
import Interpreter
import Negotiation
import SwiftSource
import Testing
import Vocabularies

@testable import LayoutInspection
@testable import haggle

/// Edits that end a finding, found by trying.
@Suite struct PropertyTrialTests {
    private static func document(_ source: String) -> LayoutDocument {
        let document = LayoutReader(dialects: Dialects.all).read(SourceText(source), name: "layout.swift")
        #expect(!document.hasErrors, "\(document.diagnostics)")
        return document
    }

    /// The changes of each finding, by its kind.
    private static func remedies(
        _ source: String, _ width: AxisProposal, _ height: AxisProposal, until cancellation: Cancellation? = nil
    ) throws -> [String] {
        let document = document(source)
        let proposal = Proposal(width: width, height: height)
        let inspection = try #require(try document.inspect(proposal))
        let trials = PropertyTrials(document, inspection, inspection.findings, until: cancellation)
        return inspection.findings.map { finding in
            "\(finding.kind): \(trials.changes(ending: finding).map(\.sentence).joined(separator: "; "))"
        }
    }

    @Test(arguments: ["100000000000000000000", "1e30"])
    func `a number larger than any picture is not tried`(number: String) throws {
        let source = "import SwiftUI\nHStack { Text(\"Katherine\").padding(.trailing, \(number)) }"
        #expect(try !Self.remedies(source, .exactly(8), .exactly(1)).isEmpty)
    }

    /// A larger inset would take the space of a label's box, and show its text outside of the window.
    @Test func `an edit that makes a frame negative or moves a text out of the window is no remedy`() throws {
        let chat = try #require(BuiltInExamples.all.first { $0.name == "Chat" })
        let found = try Self.remedies(chat.source, .exactly(17), .exactly(12))
        #expect(found.contains { $0.hasPrefix("cut: ") })
        #expect(!found.contains { $0.contains("left ") }, "\(found)")
    }

    @Test func `a fixed width grows by the text's need`() throws {
        let source = """
            import SwiftUI
            Text("Katherine Johnson").lineLimit(1)
                .frame(width: 12)
            """
        #expect(
            try Self.remedies(source, .exactly(40), .exactly(3)) == [
                "cut: width 17 instead of 12 in line 3 ends it; lineLimit 2 instead of 1 in line 2 ends it"
            ])
    }

    @Test func `the length with the smaller change is named, beside the number of lines`() throws {
        let source = """
            import SwiftUI
            Text("Katherine Johnson").lineLimit(1)
                .padding(.horizontal, 4)
                .frame(width: 22)
            """
        #expect(
            try Self.remedies(source, .exactly(40), .exactly(3)) == [
                "cut: padding 2 instead of 4 in line 3 ends it; lineLimit 2 instead of 1 in line 2 ends it"
            ])
    }

    @Test func `a priority gives a text its sibling's space`() throws {
        let source = """
            import SwiftUI
            HStack(spacing: 1) {
                Text("Katherine Johnson").lineLimit(1)
                Color.red
            }
            """
        #expect(
            try Self.remedies(source, .exactly(20), .exactly(1)) == [
                "cut: .layoutPriority(1) ends it, and gives it 8 more"
            ])
    }

    @Test func `the spacing around a text shrinks as much as necessary`() throws {
        let source = """
            import BlueprintUI
            Row { row in
                row.minimumHorizontalSpacing = 9
                row.add(child: Label(text: "Katherine") { $0.numberOfLines = 1 })
                row.addFixed(child: Label(text: "Johnson"))
            }
            """
        #expect(
            try Self.remedies(source, .exactly(20), .exactly(1)) == [
                "cut: minimumHorizontalSpacing 4 instead of 9 in line 3 ends it"
            ])
    }

    @Test func `a row's shrink priority is changed if it shrinks the wrong child`() throws {
        let source = """
            import BlueprintUI
            Row { row in
                row.add(child: Label(text: "Katherine") { $0.numberOfLines = 1 })
                row.add(child: Box(backgroundColor: .red, wrapping: Spacer(size: CGSize(width: 20, height: 1))))
            }
            """
        let found = try Self.remedies(source, .exactly(20), .exactly(1))
        #expect(found.first?.hasSuffix("; shrinkPriority: 0 ends it, and gives it 2.79 more") ?? false, "\(found)")
    }

    @Test func `another enum case or the other value of a flag can be a remedy`() throws {
        let source = """
            import Theodolite
            func label(_ text: String) -> Component { LabelComponent((text, options: LabelComponent.Options())) }
            FlexboxComponent(
                (options: FlexOptions(flexDirection: .row), children: [
                    FlexChild(label("Katherine")), FlexChild(label("Johnson")),
                ]))
            """
        let found = try Self.remedies(source, .exactly(10), .exactly(2))
        #expect(
            !found.isEmpty
                && found.allSatisfy { $0.hasSuffix("flexDirection .column instead of .row in line 4 ends it") },
            "\(found)")
    }

    @Test func `a remedy is the smallest change`() throws {
        let source = { (width: Int) in
            "import SwiftUI\nText(\"Katherine Johnson\").lineLimit(1).frame(width: \(width), height: 1)"
        }
        let proposal = Proposal(width: .exactly(40), height: .exactly(1))
        let found = try Self.remedies(source(6), .exactly(40), .exactly(1))
        let number = try #require(found[0].firstMatch(of: /width (\d+) instead of 6/).flatMap { Int($0.1) }, "\(found)")
        for width in 6...number {
            let findings = try #require(try Self.document(source(width)).inspect(proposal)).findings
            #expect(findings.isEmpty == (width == number), "\(width)")
        }
    }

    @Test func `an edit that removes a text is no remedy`() throws {
        let source = """
            import SwiftUI
            func shown(limit: Int) -> String { limit > 1 ? "Katherine Johnson" : "" }
            Text(shown(limit: 2)).frame(width: 9, height: 1)
            """
        let found = try Self.remedies(source, .exactly(9), .exactly(1))
        #expect(!found.isEmpty && found.allSatisfy { !$0.contains("limit 1") && !$0.contains("limit 0") }, "\(found)")
    }

    @Test func `an edit that causes another finding is no remedy`() throws {
        let source = """
            import SwiftUI
            HStack(spacing: 0) {
                Text("Katherine").lineLimit(1).frame(width: 5)
                Text("Johnson").lineLimit(1).frame(width: 7)
            }.frame(width: 12)
            """
        let found = try Self.remedies(source, .exactly(40), .exactly(1))
        #expect(found.allSatisfy { !$0.contains("width 9 instead of 5") }, "\(found)")
    }

    @Test func `a layout without a source and a cancelled one are not tried`() throws {
        let cancellation = Cancellation()
        cancellation.cancel()
        let source = "import SwiftUI\nText(\"Katherine Johnson\").lineLimit(1).frame(width: 12)"
        let found = try Self.remedies(source, .exactly(40), .exactly(1), until: cancellation)
        #expect(found == ["cut: "])
    }

    @Test func `numbers are those with a role in a layout`() throws {
        let text =
            "f(count: 3, width: .absolute(4)).padding(5).prefix(6)\nrow.minimumSpacing = 7\nrow.index = 8\ng(.leading, alignment: .top)"
        let file = ParsedSources(SourceSet([SourceSet.File(name: "a", text: SourceText(text))])).files[0]
        let roles: [String: Set<LayoutRole>] = [
            "width": [.length], "padding": [.length], "minimumSpacing": [.length], "alignment": [.choice],
        ]
        let found = WrittenValues(of: file, roles: roles).values.map(\.name)
        #expect(found == ["width", "padding", "minimumSpacing", "alignment"])
    }

    @Test func `a parameter has a role by its type and its unit`() {
        let swiftUI = SwiftUIVocabulary.vocabulary.layoutRoles
        #expect(swiftUI["width"] == [.length] && swiftUI["lineLimit"] == [.lineCount])
        #expect(swiftUI["layoutPriority"] == [.share] && swiftUI["horizontal"]?.contains(.flag) == true)
        #expect(swiftUI["alignment"] == [.choice] && swiftUI["systemName"] == nil)
        let blueprint = BlueprintVocabulary.vocabulary.layoutRoles
        #expect(blueprint["growPriority"] == [.share] && blueprint["numberOfLines"] == [.lineCount])
        #expect(TheodoliteVocabulary.vocabulary.layoutRoles["flexGrow"] == [.share])
    }
}
