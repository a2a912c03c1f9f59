import LayoutInspection
import Negotiation
import Playground
import SwiftSource
import Terminal
import Testing
import Vocabularies

@testable import haggle

/// A layout with more asks than its record keeps. The layout is complete, and all views of the record say where it
/// ends.
struct CutRecordTests {
    private static let source = """
        import BlueprintUI
        let all = Column { column in
            for index in 0..<4 { column.add(child: Inset(uniformInset: 1, wrapping: Label(text: "row \\(index)"))) }
        }
        """

    private static func document(maximumAsks: Int) -> LayoutDocument {
        let document = LayoutReader(dialects: [Blueprint()]).read(SourceText(source), name: "rows.swift")
        document.maximumAsks = maximumAsks
        return document
    }

    private static func inspection(maximumAsks: Int) throws -> Inspection {
        let proposal = Proposal(width: .exactly(20), height: .exactly(16))
        return try #require(try document(maximumAsks: maximumAsks).inspect(proposal))
    }

    private static func screen(maximumAsks: Int, selecting moves: Int) -> [String] {
        let desk = LayoutDesk(projection: .unit)
        var state = PlaygroundState(
            window: CellSize(width: 120, height: 60), colors: .none, projection: .unit, isOpening: true)
        let document = document(maximumAsks: maximumAsks)
        state.receive(
            .opened(
                desk.open(document, in: state.proposal.proposal, after: nil, selected: nil, isAnother: true)))
        for _ in 0..<moves { _ = state.handle(.key(Key(.down))) }
        for _ in 0..<9 {
            for request in state.takeRequests() where !request.isIdle {
                desk.perform(request).map { state.receive($0) }
            }
        }
        return PlaygroundView(state).canvas.rows
    }

    @Test(arguments: 0...12) func `the layout does not depend on where its record ends`(maximumAsks: Int) throws {
        let whole = try Self.inspection(maximumAsks: 1000)
        let short = try Self.inspection(maximumAsks: maximumAsks)
        #expect(short.elements.map(\.frame) == whole.elements.map(\.frame))
        #expect(short.record.exchanges.count == min(maximumAsks, whole.record.exchanges.count))
        let missing = short.record.cut?.asks ?? 0
        #expect(short.record.exchanges.count + missing == whole.record.exchanges.count)
        // Its content is the whole record's, up to its end.
        #expect(whole.traceText.split(separator: "\n").starts(with: Self.before(short.traceText)))
        #expect(short.traceText.contains("Inset#4 is placed 7×3 at 0,13"))
    }

    /// The lines before the one that reports missing asks.
    private static func before(_ text: String) -> ArraySlice<Substring> {
        let lines = text.split(separator: "\n")
        return lines.prefix { !$0.hasPrefix("no asks are recorded") }
    }

    @Test func `the trace says where the record ends`() throws {
        let text = try Self.inspection(maximumAsks: 5).traceText
        #expect(
            text.contains("\nno asks are recorded from here on: 7 more; elements and placements are\n"), "\(text)")
        let json = try Self.inspection(maximumAsks: 5).traceJSON
        #expect(json.contains(#"{"event": "cut", "asks": 7}"#), "\(json)")
        #expect(try !Self.inspection(maximumAsks: 12).traceJSON.contains(#""cut""#))
        let page = try Markup(TracePage(try Self.inspection(maximumAsks: 5), name: "rows").text)
        #expect(
            page.all("li", where: ["class": "cut"]).map(\.text) == [
                "no asks are recorded from here on: 7 more; elements and placements are"
            ])
    }

    @Test func `the header, the trace and the why pane report the end of the record`() {
        let screen = Self.screen(maximumAsks: 5, selecting: 0)
        #expect(screen[0].hasSuffix("9 elements, 5 of 12 asks"), "\(screen[0])")
        let text = screen.joined(separator: "\n")
        #expect(text.contains("no asks are recorded from here on"), "\(text)")
        #expect(text.contains("or not in the record") && text.contains("The record has 5 of 12"), "\(text)")
    }
}
