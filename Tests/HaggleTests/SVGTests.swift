import Foundation
import Terminal
import Testing

@testable import haggle

/// `render --format svg`: the picture of the terminal.
@Suite struct SVGTests {
    @Test func `each row's text is the picture's row, with any texts of the source`() throws {
        let opened = try OpenedSource(OpenedSource.colorful)
        let rows = try Markup(opened.svg).all("text").map(\.text)
        #expect(rows == opened.picture.canvas.rows.filter { !$0.isEmpty })
        #expect(rows.contains { $0.contains("</text><script>alert('x & \"y\"')") })
        #expect(rows.contains { $0.contains("宽 e\u{301} ␇ ]]> -- ok") })
        #expect(try Markup(opened.svg).all("script").isEmpty)
    }

    @Test func `colours are the source's own, and a border is a stroke from cell to cell`() throws {
        let svg = try Markup(OpenedSource(OpenedSource.colorful).svg)
        #expect(svg.all("rect").contains { $0.attributes["fill"] == "#0000ff" })
        #expect(svg.all("path").contains { $0.attributes["d"] == "M5 20V10M10 10H5" })
        let strokes = Set(svg.all("path").compactMap { $0.attributes["stroke"] })
        #expect(strokes == ["#ff0000"])
        let plain = svg.all("tspan").first { $0.text.contains("plain") }
        #expect(plain?.attributes["fill"] == "#ffffff")
    }

    @Test func `letters are as wide as their cells, and a wide one is a run of its own`() throws {
        let svg = try Markup(OpenedSource("import BlueprintUI\nLabel(text: \"ab宽c\")", "<=5", "1").svg)
        let runs = svg.all("tspan").map { [$0.text, $0.attributes["x"] ?? "", $0.attributes["textLength"] ?? ""] }
        #expect(runs == [["ab", "0", "20"], ["宽", "20", "20"], ["c", "40", "10"]])
        #expect(svg.all("svg").first?.attributes["viewBox"] == "0 0 50 20")
    }

    @Test func `reversed, faint and underlined cells look so in the picture`() {
        var canvas = Canvas(size: CellSize(width: 6, height: 1))
        canvas.write("a", at: .zero, style: Style(foreground: .rgb(red: 1, green: 2, blue: 3), attributes: .reverse))
        canvas.write("b", at: CellPoint(x: 2, y: 0), style: Style(attributes: [.dim, .underline]))
        canvas.write("│", at: CellPoint(x: 4, y: 0), style: Style(foreground: .theme(1), attributes: [.bold, .italic]))
        let rows = SVGPicture(size: canvas.size).rows(canvas, from: 2)
        #expect(
            rows == """
                <rect x="0" y="40" width="10" height="20" fill="#010203" shape-rendering="crispEdges"/>
                <path d="M45 40V50M45 60V50" stroke="#cd0000" stroke-width="1"/>
                <text y="55"><tspan x="0" textLength="10" lengthAdjust="spacingAndGlyphs" fill="#ffffff">a</tspan>\
                <tspan x="10" textLength="10" lengthAdjust="spacingAndGlyphs" fill="#1c1c1c"> </tspan>\
                <tspan x="20" textLength="10" lengthAdjust="spacingAndGlyphs" fill="#1c1c1c" fill-opacity="0.6" \
                text-decoration="underline">b</tspan>\
                <tspan x="30" textLength="10" lengthAdjust="spacingAndGlyphs" fill="#1c1c1c"> </tspan>\
                <tspan x="40" textLength="10" lengthAdjust="spacingAndGlyphs" fill="none" font-weight="bold" \
                font-style="italic">│</tspan></text>

                """)
    }
}
