import Foundation
import Testing

@testable import haggle

/// `trace --format html`: a page of the same facts.
@Suite struct TracePageTests {
    @Test func `the tree has a row for each element, and the trace one for each step, as trace prints them`() throws {
        let opened = try OpenedSource(OpenedSource.colorful)
        let page = try Markup(TracePage(opened.inspection, name: "a <b> & 'c'").text)
        let rows = page.all("li")
        let (count, steps) = (opened.inspection.elements.count, opened.inspection.record.steps.count)
        #expect(rows.count == count + steps)
        let printed = opened.inspection.traceText.split(separator: "\n").map { $0.drop { $0 == " " } }
        #expect(rows.suffix(steps).map(\.text) == printed.map(String.init))
        #expect(rows[1].text == "Inset at 0,0 · 44×7 5:15")
        #expect(page.all("h1").map(\.text) == ["a <b> & 'c'"])
        let frames = page.all("rect", where: ["class": "frame"])
        #expect(
            frames.map { $0.attributes["data-element"] } == rows.prefix(count).map { $0.attributes["data-element"] })
    }

    @Test func `no text of the source becomes markup, and nothing is loaded from elsewhere`() throws {
        let text = try TracePage(OpenedSource(OpenedSource.colorful).inspection, name: "<img src=x>").text
        let page = try Markup(text)
        #expect(page.all("script").count == 1)
        #expect(page.all("img").isEmpty)
        let names = ["src", "href", "srcset", "action", "data"]
        #expect(page.elements.allSatisfy { element in names.allSatisfy { element.attributes[$0] == nil } })
        #expect(text.components(separatedBy: "http://").count == 2, "only the name of SVG's namespace is there")
        #expect(!text.contains("https://") && !text.contains("url(") && !text.contains("@import"))
    }

    @Test func `an ask has its proposal in pixels, and none where it has no limit`() throws {
        let source = "import BlueprintUI\nInset(uniformInset: 1, wrapping: Label(text: \"ab\"))"
        let page = try Markup(TracePage(OpenedSource(source, "<=9", "inf").inspection, name: "x").text)
        let asks = page.all("li", where: ["class": "ask measured"])
        #expect(
            asks.map { [$0.attributes["data-width"], $0.attributes["data-height"]] } == [["90.0", ""], ["70.0", ""]])
    }
}
