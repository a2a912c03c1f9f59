import Foundation
import Negotiation
import SwiftSource
import Testing

@testable import LayoutInspection
@testable import haggle

/// Windows that end a finding.
@Suite struct RemedyTests {
    private static func helps(_ source: String, _ width: AxisProposal, _ height: AxisProposal) throws -> [String] {
        let document = LayoutReader(dialects: Dialects.all).read(SourceText(source), name: "layout.swift")
        let proposal = Proposal(width: width, height: height)
        let inspection = try #require(try document.inspect(proposal))
        return document.withRemedies(inspection.findings, of: inspection).map { "\($0.kind): \($0.advice)" }
    }

    @Test func `a cut text is whole in a wider window, or in a higher one`() throws {
        let source = "import SwiftUI\nText(\"one two three\")"
        #expect(
            try Self.helps(source, .exactly(8), .exactly(1)) == [
                "cut: 5 more columns would show all of it; a window 13 wide or 2 high ends it"
            ])
        #expect(try Self.helps(source, .exactly(8), .exactly(2)) == [])
    }

    @Test func `an unlimited axis is not tried`() throws {
        let helps = try Self.helps(
            "import BlueprintUI\nLabel(text: \"Katherine Johnson\") { $0.numberOfLines = 1 }", .exactly(12),
            .unconstrained)
        #expect(
            helps == [
                "cut: 5 more columns would show all of it; a window 17 wide ends it; "
                    + "numberOfLines 2 instead of 1 in line 2 ends it"
            ])
    }

    @Test func `no window ends the finding of a fixed size`() throws {
        let helps = try Self.helps(
            "import SwiftUI\nText(\"one two three\").frame(width: 4, height: 1)", .exactly(20), .exactly(5))
        #expect(!helps.isEmpty)
        #expect(helps.allSatisfy { $0.contains("; no larger window up to 200×60 cells ends it") }, "\(helps)")
    }

    @Test func `a window is a remedy only if no other element overflows in it`() throws {
        let card = try #require(BuiltInExamples.all.first { $0.name == "CardInSwiftUI" })
        let helps = try Self.helps(card.source, .exactly(17), .exactly(12))
        #expect(
            helps.contains { $0.hasPrefix("overshoot: 26 columns") && $0.contains("a window 26 wide ends it") },
            "\(helps)")
    }

    // MARK: After taps

    /// A source on a desk, laid out and tapped once.
    private static func tapped(_ source: String, _ proposal: Proposal) throws -> (desk: LayoutDesk, layout: LaidOut) {
        let document = LayoutReader(dialects: Dialects.all).read(SourceText(source), name: "layout.swift")
        let desk = LayoutDesk()
        let opened = desk.open(document, in: proposal, after: nil, selected: nil, isAnother: true)
        let inspection = try #require(try opened.layout?.result.get())
        let button = try #require(inspection.elements.indices.first { inspection.interaction(of: $0) == .taps })
        _ = desk.perform(.tap(inspection.path(of: button), in: opened.id))
        return (desk, try Self.layout(desk, opened.id, proposal))
    }

    private static func layout(_ desk: LayoutDesk, _ id: DocumentID, _ proposal: Proposal) throws -> LaidOut {
        let reply = desk.perform(
            .layOut(LayoutKey(document: id, proposal: proposal, taps: 1), selected: nil, seen: [.trace, .changes]))
        guard case .laidOut(let layout)? = reply else { throw CocoaError(.featureUnsupported) }
        return layout
    }

    private static func remedies(_ desk: LayoutDesk, _ layout: LaidOut) throws -> [String] {
        guard case .remedies(let findings, _)? = desk.perform(.remedies(layout.key)) else { return ["none"] }
        return findings.filter { $0.kind == .cut }.map(\.advice)
    }

    private static let window = Proposal(width: .exactly(15), height: .exactly(3))

    @Test func `findings after a tap are judged in the tapped state`() throws {
        let source = """
            import SwiftUI
            struct Root: View {
                var body: some View { Pair() }
            }
            struct Pair: View {
                @State private var gap = 1.0
                var body: some View {
                    VStack(spacing: 0) {
                        Button("wider") { gap = 7 }
                        HStack(spacing: gap) { Text("one").fixedSize(); Text("Kate Ann").lineLimit(1) }
                    }
                }
            }
            """
        let (desk, layout) = try Self.tapped(source, Self.window)
        let found = try Self.remedies(desk, layout)
        #expect(found.count == 1 && found[0].contains("a window 18 wide ends it"), "\(found)")
        #expect(found[0].contains("lineLimit 2 instead of 1 in line 10 ends it"), "\(found)")
    }

    @Test func `no edit is tried for states that a tap left in an object`() throws {
        let source = """
            import SwiftUI
            @Observable class Model { var gap = 1.0 }
            struct Root: View {
                @State private var model = Model()
                var body: some View {
                    VStack(spacing: 0) {
                        Button("wider") { model.gap = 7 }
                        HStack(spacing: model.gap) { Text("one").fixedSize(); Text("Kate Ann").lineLimit(1) }
                    }
                }
            }
            """
        let (desk, layout) = try Self.tapped(source, Self.window)
        let found = try Self.remedies(desk, layout)
        #expect(found.count == 1 && found[0].hasSuffix("a window 18 wide ends it"), "\(found)")
    }

    @Test func `tried windows do not change objects`() throws {
        let source = """
            import SwiftUI
            @Observable class Model { var width = 0.0; var taps = 0 }
            struct Root: View {
                var body: some View { Widest() }
            }
            struct Widest: View {
                @State private var model = Model()
                var body: some View {
                    VStack(spacing: 0) {
                        Button("tap") { model.taps += 1 }
                        Text("\\(Int(model.width)) wide")
                        Text("Katherine Johnson Smith").lineLimit(1)
                    }
                    .frame(maxWidth: .infinity)
                    .onGeometryChange(for: CGFloat.self) { $0.size.width } action: { model.width = max(model.width, $0) }
                }
            }
            """
        let (desk, layout) = try Self.tapped(source, Self.window)
        func texts(_ layout: LaidOut) throws -> [String] {
            let inspection = try layout.result.get()
            return inspection.elements.indices.compactMap { inspection.appearance(of: $0).text?.string }
        }
        #expect(try texts(layout).contains("15 wide"))
        #expect(try Self.remedies(desk, layout)[0].contains("a window 23 wide ends it"))
        let again = try Self.layout(desk, layout.key.document, Self.window)
        #expect(try texts(again) == texts(layout))
    }

    @Test func `the named window is the smallest without the finding`() throws {
        let source = """
            import QuickLayout
            HStack(spacing: 1) { Text("Katherine Johnson")
             Text("9:41").layoutPriority(1) }
            """
        let document = LayoutReader(dialects: Dialects.all).read(SourceText(source), name: "layout.swift")
        let proposal = Proposal(width: .exactly(14), height: .exactly(1))
        let shown = try #require(try document.inspect(proposal))
        let help = try #require(document.withRemedies(shown.findings, of: shown).first?.advice)
        let width = try #require(help.firstMatch(of: /a window (\d+) wide/).flatMap { Int($0.1) }, "\(help)")
        func kinds(_ width: Int) throws -> [Finding.Kind] {
            let window = Proposal(width: .exactly(CGFloat(width)), height: .exactly(1))
            return try #require(try document.inspect(window)).findings.map(\.kind)
        }
        #expect(try !kinds(width).contains(shown.findings[0].kind))
        for smaller in 14..<width { #expect(try kinds(smaller).contains(shown.findings[0].kind)) }
    }
}
