import Foundation
import Negotiation
import SwiftSource
import Testing

@testable import LayoutInspection
@testable import haggle

/// The layouts that are shown beside a source's layout.
@Suite struct CompanionLayoutTests {
    private static let source = """
        import SwiftUI
        HStack { Text("one two three"); Text("four").layoutPriority(1); Spacer() }
        """

    private static func layout(
        _ companion: Companion, beside source: String = source, width: AxisProposal = .exactly(14)
    ) throws -> (shown: Inspection, beside: CompanionLayout) {
        let desk = LayoutDesk()
        let document = LayoutReader(dialects: Dialects.all).read(SourceText(source), name: "layout.swift")
        let opened = desk.open(
            document, in: Proposal(width: width, height: .exactly(4)), after: nil, selected: nil, isAnother: true)
        let layout = try #require(opened.layout)
        guard case .companions(let results, _)? = desk.perform(.companions([companion], beside: layout.key)) else {
            throw NoReply()
        }
        return (try layout.result.get(), try #require(results.first).layout.get())
    }

    private struct NoReply: Error {}

    @Test func `QuickLayout's rules can lay out a SwiftUI source, and the first different ask is known`()
        throws
    {
        let (shown, beside) = try Self.layout(.dialect("quicklayout"))
        #expect(shown.dialect.name == "swiftui" && beside.inspection.dialect.name == "quicklayout")
        let alone = LayoutReader(dialects: Dialects.all).read(
            SourceText(Self.source), name: "layout.swift", dialect: "quicklayout")
        let expected = try #require(try alone.inspect(shown.proposal))
        #expect(beside.inspection.elements.map(\.frame) == expected.elements.map(\.frame))
        let parting = try #require(beside.difference.parting)
        #expect(parting.now.map { beside.inspection.record[$0].answer } != nil)
    }

    @Test func `dialects with shared words name each other`() {
        for dialect in Dialects.all {
            for name in dialect.kindred {
                let other = Dialects.all.first { $0.name == name }
                #expect(other?.kindred.contains(dialect.name) == true, "\(dialect.name) and \(name)")
            }
        }
        #expect(Dialects.all.contains { !$0.kindred.isEmpty })
    }

    @Test func `an example of another library is laid out in the same proposal`() throws {
        let own = try #require(BuiltInExamples.all.first { $0.name == "Card" })
        let other = try #require(BuiltInExamples.all.first { $0.name == "CardInSwiftUI" })
        let (shown, beside) = try Self.layout(.source(name: other.name, other.source), beside: own.source)
        #expect(shown.dialect.name == "blueprint" && beside.inspection.dialect.name == "swiftui")
        #expect(beside.inspection.proposal == shown.proposal)
    }

    @Test func `a refused proposal and a source without a layout give their reasons`() {
        let range = Companion.proposal(width: .set(.between(1, 2)), height: .same)
        let refusal = ProposalRefusal(axis: .horizontal, .minimum(library: "SwiftUI", .between(1, 2)))
        #expect(throws: CompanionFailure.refused(refusal)) { try Self.layout(range) }
        let empty = #expect(throws: CompanionFailure.self) {
            try Self.layout(.source(name: "empty", "import SwiftUI"))
        }
        #expect(empty?.sentence.hasPrefix("the source has no element at its top level") ?? false)
    }

    @Test func `a layout in another proposal has the states after taps`() throws {
        let source = """
            import SwiftUI
            struct Counter: View {
                @State var count = 0
                var body: some View { Button("\\(count) taps") { count += 1 } }
            }
            Counter()
            """
        let desk = LayoutDesk()
        let document = LayoutReader(dialects: Dialects.all).read(SourceText(source), name: "layout.swift")
        let opened = desk.open(
            document, in: Proposal(width: .exactly(14), height: .exactly(4)), after: nil, selected: nil, isAnother: true
        )
        let layout = try #require(opened.layout)
        let inspection = try layout.result.get()
        let button = try #require(inspection.elements.indices.first { inspection.tapped(from: $0) != nil })
        _ = desk.perform(.tap(inspection.path(of: button), in: opened.id))
        let key = LayoutKey(document: opened.id, proposal: layout.key.proposal, taps: 1)
        _ = desk.perform(.layOut(key, selected: nil, seen: [.trace, .changes]))
        let wanted = Companion.proposal(width: .longer(-4), height: .same)
        guard case .companions(let results, _)? = desk.perform(.companions([wanted], beside: key)) else {
            throw NoReply()
        }
        let beside = try results[0].layout.get().inspection
        #expect(beside.elements.indices.contains { beside.appearance(of: $0).text?.string == "1 taps" })
    }
}
