import Terminal
import TextMetrics

/// A list to choose from, in columns as wide as their contents. The last columns are omitted if they do not fit.
struct ListRows {
    let rows: [[Span]]
    let chosen: Int
    let offset: Int
    /// The width at which a truncated last column is still shown.
    var lastColumnMinimum = 10

    func draw(on canvas: inout Canvas, in area: CellRect, theme: Theme) {
        let columns = columns(width: area.width)
        for y in 0..<area.height where rows.indices.contains(offset + y) {
            let row = CellRect(x: area.minX, y: area.minY + y, width: area.width, height: 1)
            let isChosen = offset + y == chosen
            canvas.write(line(rows[offset + y], columns, isChosen: isChosen), in: row, theme: theme)
            if isChosen {
                canvas.restyle(row) { $0 = theme[.selected] }
            }
        }
        canvas.drawScrollMark(offset: offset, count: rows.count, in: area.inset(right: -1), theme: theme)
    }

    /// The widths of the visible columns. The last takes the rest.
    private func columns(width: Int) -> [Int] {
        var widths: [Int] = []
        var used = 2
        for column in rows[0].indices {
            let maximum = column == 0 ? max(10, width / 2) : .max
            let widest = min(maximum, rows.reduce(0) { max($0, VisibleText($1[column].text).columns) })
            let isLast = column == rows[0].count - 1
            guard column < 2 || used + min(widest, isLast ? lastColumnMinimum : widest) <= width else { break }
            widths.append(widest)
            used += widest == 0 ? 0 : widest + 2
        }
        return widths
    }

    private func line(_ spans: [Span], _ columns: [Int], isChosen: Bool) -> Line {
        let cells = zip(spans, columns).enumerated().map { index, cell in
            let (span, width) = cell
            guard index < columns.count - 1 else { return span }
            guard width > 0 else { return Span("") }
            let text = VisibleText(span.text).truncated(to: width)
            return Span(text.string + String(repeating: " ", count: width - text.columns + 2), span.role)
        }
        return Line([Span(isChosen ? "▸ " : "  ", .accent)] + cells)
    }
}
