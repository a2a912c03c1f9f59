import Foundation
import Playground
import Terminal
import TextMetrics

/// A picture of cells as SVG, in the cells' colours: a rectangle for each run of one background, strokes for lines, and
/// a selectable text for each row. Every run of letters is as wide as its cells, whatever the font.
///
/// It is written from the top down, because it may be large.
struct SVGPicture {
    let size: CellSize

    /// In pixels.
    static let cell = CellSize(width: 10, height: 20)
    /// The colours that replace the terminal's own.
    static let (paper, ink) = ("#ffffff", "#1c1c1c")
    /// A letter of these fonts is as wide as a cell at this size.
    static let fontSize = "16.6px"
    static let fonts = "'DejaVu Sans Mono', Menlo, 'Cascadia Mono', 'Courier New', monospace"

    /// Everything before the rows.
    /// - Parameter isAlone: whether it is a whole document, and not a part of one.
    func opening(isAlone: Bool) -> String {
        let (width, height) = (size.width * Self.cell.width, size.height * Self.cell.height)
        let start = isAlone ? "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n" : ""
        return start + """
            <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" viewBox="0 0 \(width) \(height)" \
            font-family="\(Self.fonts)" font-size="\(Self.fontSize)" xml:space="preserve">
            <style>text { white-space: pre }</style>
            <rect width="\(width)" height="\(height)" fill="\(Self.paper)"/>

            """
    }

    /// A whole document of a picture of this size.
    func document(of canvas: Canvas) -> String { opening(isAlone: true) + rows(canvas, from: 0) + closing }

    let closing = "</svg>\n"

    /// Some rows.
    /// - Parameter top: the row of the picture at which the canvas begins.
    func rows(_ canvas: Canvas, from top: Int) -> String {
        (0..<canvas.size.height).map { y in
            let runs = CellRun.runs(in: canvas.row(y))
            let edge = (top + y) * Self.cell.height
            return runs.map { $0.paper(y: edge) }.joined() + runs.map { $0.strokes(y: edge) }.joined()
                + Self.text(runs, y: edge)
        }.joined()
    }

    /// A row's letters, without the spaces at its end.
    private static func text(_ runs: [CellRun], y: Int) -> String {
        guard let last = runs.lastIndex(where: { !$0.isBlank }) else { return "" }
        let pieces = runs[...last].enumerated().map { $1.letters(isLast: $0 == last) }.joined()
        return "<text y=\"\(y + baseline)\">\(pieces)</text>\n"
    }

    private static let baseline = 15
}

/// Adjacent cells of a row in one style, which are drawn together. A wide glyph and a line each have a run of their
/// own.
private struct CellRun {
    let x: Int
    var columns: Int
    let style: Style
    var glyphs: [Glyph]

    static func runs(in row: ArraySlice<Cell>) -> [CellRun] {
        var runs: [CellRun] = []
        for (x, cell) in row.enumerated() where !cell.isContinuation {
            let isAlone = cell.glyph.columns > 1 || cell.glyph.line != nil
            if !isAlone, let last = runs.last, last.style == cell.style, !last.isAlone {
                runs[runs.count - 1].glyphs.append(cell.glyph)
                runs[runs.count - 1].columns += 1
            } else {
                runs.append(CellRun(x: x, columns: cell.glyph.columns, style: cell.style, glyphs: [cell.glyph]))
            }
        }
        return runs
    }

    private var isAlone: Bool { columns > 1 && glyphs.count == 1 || line != nil }

    var isBlank: Bool { glyphs.allSatisfy { $0 == .space } }

    private var line: (ends: LineEnds, weight: LineWeight)? { glyphs.count == 1 ? glyphs[0].line : nil }

    private var left: Int { x * SVGPicture.cell.width }
    private var width: Int { columns * SVGPicture.cell.width }

    private var isReversed: Bool { style.attributes.contains(.reverse) }

    private var ink: String {
        isReversed
            ? style.background.hexadecimal ?? SVGPicture.paper : style.foreground.hexadecimal ?? SVGPicture.ink
    }

    /// The background of its letters, unless it is the picture's own paper.
    func paper(y: Int) -> String {
        let color = isReversed ? style.foreground.hexadecimal ?? SVGPicture.ink : style.background.hexadecimal
        guard let color else { return "" }
        return
            "<rect x=\"\(left)\" y=\"\(y)\" width=\"\(width)\" height=\"\(SVGPicture.cell.height)\" fill=\"\(color)\""
            + " shape-rendering=\"crispEdges\"/>\n"
    }

    /// A line, from the middle of its cell to the sides at which it leaves it.
    func strokes(y: Int) -> String {
        guard let line else { return "" }
        let (middle, center) = (left + SVGPicture.cell.width / 2, y + SVGPicture.cell.height / 2)
        var path = ""
        if line.ends.contains(.up) { path += "M\(middle) \(y)V\(center)" }
        if line.ends.contains(.down) { path += "M\(middle) \(y + SVGPicture.cell.height)V\(center)" }
        if line.ends.contains(.left) { path += "M\(left) \(center)H\(middle)" }
        if line.ends.contains(.right) { path += "M\(left + width) \(center)H\(middle)" }
        let dashes =
            switch line.weight {
            case .light, .heavy: ""
            case .dashed: " stroke-dasharray=\"3 2\""
            case .dotted: " stroke-dasharray=\"1 2\""
            }
        let weight = line.weight == .heavy ? 3 : 1
        return "<path d=\"\(path)\" stroke=\"\(ink)\" stroke-width=\"\(weight)\"\(dashes)\(faintness("stroke"))/>\n"
    }

    /// - Parameter isLast: whether the spaces at its end are omitted.
    func letters(isLast: Bool) -> String {
        var shown = glyphs
        while isLast, shown.last == .space { shown.removeLast() }
        let length = shown.reduce(0) { $0 + $1.columns } * SVGPicture.cell.width
        let color = line == nil ? ink : "none"
        return "<tspan x=\"\(left)\" textLength=\"\(length)\" lengthAdjust=\"spacingAndGlyphs\" fill=\"\(color)\""
            + "\(faintness("fill"))\(font)>\(MarkupText.escaped(String(shown.map(\.character))))</tspan>"
    }

    private func faintness(_ part: String) -> String {
        style.attributes.contains(.dim) ? " \(part)-opacity=\"0.6\"" : ""
    }

    private var font: String {
        var font = ""
        if style.attributes.contains(.bold) { font += " font-weight=\"bold\"" }
        if style.attributes.contains(.italic) { font += " font-style=\"italic\"" }
        if style.attributes.contains(.underline) { font += " text-decoration=\"underline\"" }
        return font
    }
}

extension Color {
    /// `#rrggbb`; nil for the terminal's own.
    fileprivate var hexadecimal: String? {
        parts.map { String(format: "#%02x%02x%02x", $0.red, $0.green, $0.blue) }
    }
}
