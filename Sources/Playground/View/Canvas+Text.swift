import Terminal
import TextMetrics

extension Canvas {
    /// Writes a line on one row, truncated with an ellipsis, and returns the column after it.
    @discardableResult
    mutating func write(_ line: Line, in area: CellRect, theme: Theme) -> Int {
        var x = area.minX
        for span in line.spans where x < area.maxX {
            let text = VisibleText(span.text).truncated(to: area.maxX - x)
            x = write(text, at: CellPoint(x: x, y: area.minY), style: theme[span.role], clip: area)
        }
        return x
    }

    /// Writes a line at the area's right edge, truncated to its width, and returns its first column.
    @discardableResult
    mutating func writeTrailing(_ line: Line, in area: CellRect, theme: Theme) -> Int {
        let columns = min(line.columns, area.width)
        write(line, in: area.inset(left: area.width - columns), theme: theme)
        return area.maxX - columns
    }

    /// Writes rows into an area, beginning with the row at an index.
    mutating func write(_ rows: [Row], from first: Int, in area: CellRect, theme: Theme) {
        for (y, row) in rows.dropFirst(max(0, first)).prefix(area.height).enumerated() {
            var x = area.minX
            for run in row.runs {
                let text = VisibleText(glyphs: run.glyphs)
                x = write(text, at: CellPoint(x: x, y: area.minY + y), style: theme[run.role], clip: area)
            }
        }
    }

    /// Marks the chosen row: its first column, and all of it if its pane has the focus.
    mutating func mark(_ row: CellRect, isFocused: Bool, theme: Theme) {
        restyle(row) { style in
            style = isFocused ? theme[.selected] : style.adding(.bold)
        }
        write("▸", at: row.origin, style: isFocused ? theme[.selected] : theme[.strong])
    }

    /// Draws a scroll thumb on the area's right edge, if not all rows fit.
    mutating func drawScrollMark(offset: Int, count: Int, in area: CellRect, theme: Theme) {
        guard count > area.height, area.height > 1 else { return }
        let length = max(1, area.height * area.height / count)
        let travel = area.height - length
        let top = min(travel, offset * travel / max(1, count - area.height))
        let thumb = CellRect(x: area.maxX - 1, y: area.minY + top, width: 1, height: length)
        fill(thumb, with: Glyph(character: "▐", columns: 1), style: theme[.faint], clip: area)
    }
}
