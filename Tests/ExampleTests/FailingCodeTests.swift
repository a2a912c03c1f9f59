import Foundation
import LayoutInspection
import Negotiation
import SwiftSource
import Testing

@testable import Playground
@testable import haggle

/// Failures of a layout's own code, at their positions in the trace.
struct FailingCodeTests {
    private static func inspection(_ source: String) throws -> Inspection {
        let document = LayoutReader(dialects: Dialects.all).read(SourceText(source), name: "Test.swift")
        return try #require(try document.inspect(Proposal(width: .exactly(20), height: .exactly(5))))
    }

    /// Code that measures and places the subviews at these indices. Only index 0 exists.
    private static func source(measuring: String = "0", placing: String = "0") -> String {
        """
        import SwiftUI
        struct Picky: Layout {
            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
                let size = subviews[0].sizeThatFits(.unspecified)
                return subviews[\(measuring)].sizeThatFits(proposal)
            }
            func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
                subviews[\(placing)].place(at: bounds.origin, proposal: proposal)
            }
        }
        Picky { Text("x") }
        """
    }

    private static let asked = "the layout's own code: subviews[0].sizeThatFits(.unspecified)"

    @Test func `the trace has a failure after the asks before it, inside the current ask`() throws {
        let inspection = try Self.inspection(Self.source(measuring: "2"))
        #expect(
            inspection.traceText.hasPrefix(
                """
                asked: Picky: <=20 × <=5 → 0×0 (measured): the root's proposal (line 11)
                  Picky asks Text: nil × nil → 1×1 (measured): \(Self.asked) (line 11, asked in line 4)
                  code fails at Test.swift:5: index 2 is out of range; the count is 1
                Picky is placed 0×0 at
                """))
        let events = try inspection.traceJSON.split(separator: "\n").map { line in
            try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
        }
        #expect(events.prefix(5).map { $0["event"] as? String } == ["ask", "ask", "answer", "failure", "answer"])
        #expect(events[3]["path"] as? String == "Picky")
        #expect(events[3]["message"] as? String == "index 2 is out of range; the count is 1")
        #expect((events[3]["at"] as? [String: Int])?["line"] == 5)
    }

    @Test func `a failure during placing is inside the placement`() throws {
        let inspection = try Self.inspection(Self.source(placing: "3"))
        let rows = inspection.traceText.split(separator: "\n").map(String.init)
        let placed = try #require(rows.firstIndex { $0.hasPrefix("Picky is placed") })
        #expect(rows[placed + 1] == "  code fails at Test.swift:8: index 3 is out of range; the count is 1")
    }

    @Test func `code that does not fail has no failures`() throws {
        let inspection = try Self.inspection(Self.source())
        #expect(inspection.record.failures == [])
        #expect(!inspection.traceText.contains("code fails"))
    }

    @Test func `the why pane shows the failure at the step of the answer`() throws {
        let inspection = try Self.inspection(Self.source(measuring: "2"))
        var stepping = Stepping(inspection.record)
        stepping.isActive = true
        func story(at moment: Moment) throws -> String {
            stepping.moment = try #require(stepping.moments.index(of: moment))
            return StepStory(
                inspection: inspection, stepping: stepping, notation: Notation(.utf8)
            ).lines.map { $0.spans.map(\.text).joined() }.joined(separator: "\n")
        }
        let ask = try #require(inspection.record.exchanges.first)
        #expect(
            try story(at: .answered(ask.id)).contains("  Code fails at 5:16: index 2 is out of range; the count is 1."))
        #expect(try !story(at: .asked(ask.id)).contains("Code fails"))
    }
}
