import Foundation
import TextMetrics
import Testing

@testable import Playground
@testable import haggle

/// `trace --format html`: a page with the facts of `trace`.
@Suite struct TracePageTests {
    @Test func `the tree has a row for each element, and the trace one for each step, as trace prints them`() throws {
        let opened = try OpenedSource(OpenedSource.colorful)
        let page = try Markup(TracePage(opened.inspection, name: "a <b> & 'c'").text)
        let rows = page.all("li")
        let (count, steps) = (opened.inspection.elements.count, opened.inspection.record.steps.count)
        let traced = rows.dropFirst(count).filter { $0.attributes["class"] != "share" }
        #expect(traced.count == steps)
        #expect(traced.map(\.text) == Self.printed(opened))
        #expect(rows[1].text == "Inset at 0,0 · 44×7 5:15")
        #expect(page.all("h1").map(\.text) == ["a <b> & 'c'"])
        let frames = page.all("rect", where: ["class": "frame"])
        #expect(
            frames.map { $0.attributes["data-element"] } == rows.prefix(count).map { $0.attributes["data-element"] })
    }

    /// The lines of the trace, without their indentation and without shares.
    private static func printed(_ opened: OpenedSource) -> [String] {
        let components = opened.inspection.record.pathComponents
        let spoken = opened.inspection.record.events.compactMap { opened.inspection.sentence(of: $0.event, components) }
        let sentences = Set(spoken.map { VisibleText($0).string })
        return opened.inspection.traceText.split(separator: "\n").map { String($0.drop { $0 == " " }) }
            .filter(sentences.contains)
    }

    @Test func `the division of a length is shown before its children are placed, as in the why pane`() throws {
        let source = "import BlueprintUI\nRow { Label(text: \"one\"); Label(text: \"two\") }"
        let opened = try OpenedSource(source, "10", "<=1")
        let page = try Markup(TracePage(opened.inspection, name: "x").text)
        let shares = page.all("li", where: ["class": "share"])
        #expect(shares.map { $0.attributes["data-element"] } == ["0", "0"])
        let text = try #require(shares.first?.text)
        #expect(text.hasPrefix("Row: How it shared its width 10"), "\(text)")
        #expect(text.contains("sum 6 + 4 between = 10"), "\(text)")
        let row = ElementStory(inspection: opened.inspection, index: 0).lines.map { $0.spans.map(\.text).joined() }
        #expect(row.contains { $0.contains("sum 6 + 4 between = 10") })
        let events = opened.inspection.traceJSON.split(separator: "\n").filter {
            $0.hasPrefix("{\"event\": \"share\"") || $0.hasPrefix("{\"event\": \"combine\"")
        }
        #expect(events.count == shares.count)
    }

    @Test func `failing code has a row at its step`() throws {
        let opened = try OpenedSource(
            """
            import SwiftUI
            struct Picky: Layout {
                func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
                    subviews[2].sizeThatFits(proposal)
                }
                func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
            }
            Picky { Text("x") }
            """)
        let page = try Markup(TracePage(opened.inspection, name: "x").text)
        let rows = page.all("li").filter { $0.attributes["class"] != "share" }
        #expect(rows.suffix(Self.printed(opened).count).map(\.text) == Self.printed(opened))
        let failures = page.all("li", where: ["class": "failure"])
        #expect(
            failures.map(\.text) == ["code fails at layout.swift:4: index 2 is out of range; the count is 1"])
        #expect(failures.first?.attributes["data-element"] == "0")
    }

    @Test func `no text of the source becomes markup, and the page loads nothing`() throws {
        let text = try TracePage(OpenedSource(OpenedSource.colorful).inspection, name: "<img src=x>").text
        let page = try Markup(text)
        #expect(page.all("script").count == 1)
        #expect(page.all("img").isEmpty)
        let names = ["src", "href", "srcset", "action", "data"]
        #expect(page.elements.allSatisfy { element in names.allSatisfy { element.attributes[$0] == nil } })
        #expect(text.components(separatedBy: "http://").count == 2, "only the name of SVG's namespace is there")
        #expect(!text.contains("https://") && !text.contains("url(") && !text.contains("@import"))
    }

    @Test func `an ask has its proposal in pixels, and an empty one if unlimited`() throws {
        let source = "import BlueprintUI\nInset(uniformInset: 1, wrapping: Label(text: \"ab\"))"
        let page = try Markup(TracePage(OpenedSource(source, "<=9", "inf").inspection, name: "x").text)
        let asks = page.all("li", where: ["class": "ask measured"])
        #expect(
            asks.map { [$0.attributes["data-width"], $0.attributes["data-height"]] } == [["90.0", ""], ["70.0", ""]])
    }
}
