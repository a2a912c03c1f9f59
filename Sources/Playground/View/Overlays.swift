import Terminal
import TextMetrics

/// The box in which something lies over the panes.
struct OverlayFrame {
    let outside: CellRect
    let inside: CellRect

    /// With a margin through which the panes are seen; in a small window, all of it but the last line.
    init(window: CellSize) {
        let isSmall = window.width < 60 || window.height < 18
        let width = isSmall ? max(0, window.width) : min(92, window.width - 8)
        let height = isSmall ? max(0, window.height - 1) : window.height - 4
        outside = CellRect(x: (window.width - width) / 2, y: (window.height - height) / 2, width: width, height: height)
        inside = outside.inset(left: 2, top: 1, right: 2, bottom: 1)
    }

    func draw(title: String, on canvas: inout Canvas, theme: Theme) {
        canvas.fill(outside, style: .plain)
        for y in outside.minY..<outside.maxY {
            for x in outside.minX..<outside.maxX {
                let ends = ends(x, y)
                guard !ends.isEmpty else { continue }
                canvas.put(.line(ends), at: CellPoint(x: x, y: y), style: theme[.accent])
            }
        }
        let row = CellRect(x: outside.minX + 2, y: outside.minY, width: max(0, outside.width - 4), height: 1)
        canvas.write(Line(" \(title) ", .focusedTitle), in: row, theme: theme)
    }

    private func ends(_ x: Int, _ y: Int) -> LineEnds {
        var ends: LineEnds = []
        let isAcross = y == outside.minY || y == outside.maxY - 1
        let isDown = x == outside.minX || x == outside.maxX - 1
        if isAcross && x > outside.minX { ends.insert(.left) }
        if isAcross && x < outside.maxX - 1 { ends.insert(.right) }
        if isDown && y > outside.minY { ends.insert(.up) }
        if isDown && y < outside.maxY - 1 { ends.insert(.down) }
        return ends
    }
}

/// Every key of the table, in its sections.
struct HelpOverlay {
    let notation: Notation

    func draw(_ state: PlaygroundState, on canvas: inout Canvas, theme: Theme) {
        let frame = OverlayFrame(window: state.window)
        frame.draw(title: "Keys", on: &canvas, theme: theme)
        let rows = lines(width: frame.inside.width)
        canvas.write(rows, from: state.offset(.help).y, in: frame.inside, theme: theme)
        canvas.drawScrollMark(
            offset: state.offset(.help).y, count: rows.count, in: frame.inside.inset(right: -1), theme: theme)
    }

    func lines(width: Int) -> [Row] {
        let column = width < 48 ? 0 : 18
        var lines: [Line] = []
        for section in KeyBinding.Section.allCases {
            lines.append(Line(section.rawValue, .title))
            for binding in KeyTable.standard.bindings where binding.section == section {
                lines.append(Self.row(notation.names(of: binding.keys), binding.words, column: column))
            }
            lines.append(.empty)
        }
        lines.append(Line("Signs", .title))
        lines += signs.map { sign, words in Self.row(sign, words, column: column) }
        return lines.wrapped(to: max(1, width))
    }

    /// The words in a column of their own; where there is no room for one, right behind what they explain.
    private static func row(_ sign: String, _ words: String, column: Int) -> Line {
        let pad = String(repeating: " ", count: max(2, column - sign.count))
        return Line([Span("  " + sign, .accent), Span(pad), Span(words)], hang: max(4, column + 2))
    }

    /// The signs of the trace and the tree.
    private var signs: [(sign: String, words: String)] {
        [
            ("●", "an ask that the element worked out"), ("○", "an ask whose answer was remembered"),
            ("◌", "an ask whose answer follows from another"), ("▪", "a placement: the parent gave the frame"),
            ("40", "be 40"), ("\(notation.atMost)40", "be as long as you like, up to 40 (written <=40)"),
            (notation.unconstrained, "be as long as you like (written inf)"), ("nil", "say your ideal length"),
            ("╌╎", "on the stage: what the selected element was proposed"),
            ("╱", "on the stage: where a sibling overlaps it in part"),
            ("‹›", "a hole: what the sources do not say, and what stands in its place"),
            ("▒", "an element that is a hole"), ("!", "in the tree: something in it has an error, and is left out"),
        ]
    }
}
