import LayoutInspection
import Negotiation
import Terminal

/// The negotiation in the order in which it happened: a row for each ask with its answer, and for each placement. Only
/// the visible rows are made. On the right edge is its timeline.
struct TracePane {
    let state: PlaygroundState
    let theme: Theme

    func draw(on canvas: inout Canvas, in area: CellRect) {
        guard let inspection = state.inspection else { return }
        let stepping = state.stepping
        let rows = stepping.rows.rows
        let top = state.offset(.trace).y
        let selected = state.selected.map { inspection.elements[$0].recordID }
        let current = state.currentRow
        for y in 0..<area.height where rows.indices.contains(top + y) {
            let row = CellRect(x: area.minX, y: area.minY + y, width: area.width, height: 1)
            let index = top + y
            let trace = TraceRow(
                rows[index], of: inspection, stepping, proposer: state.proposer,
                isShort: area.width < Self.worded, notation: state.notation)
            draw(trace, on: &canvas, in: row)
            if index == current {
                canvas.mark(row, isFocused: state.focus == .pane(.trace), theme: theme)
            } else if inspection.record.subject(of: rows[index].subject) == selected {
                canvas.restyle(row) { $0 = $0.adding(.bold) }
                canvas.write("•", at: row.origin, style: theme[.accent])
            }
            drawStop(rows[index], inspection, on: &canvas, in: row)
        }
        Timeline(stepping: stepping, top: top, area: area).draw(on: &canvas, theme: theme)
    }

    /// A sign where running stops.
    private func drawStop(
        _ row: TraceRows.Row, _ inspection: Inspection, on canvas: inout Canvas, in area: CellRect
    ) {
        let element = inspection.record.subject(of: row.subject)
        guard !state.stepping.stops.isEmpty, let index = inspection.index(of: element),
            state.stepping.stops.contains(inspection.path(of: index))
        else { return }
        canvas.write("◆", at: area.origin, style: theme[.error])
    }

    private func draw(_ trace: TraceRow, on canvas: inout Canvas, in row: CellRect) {
        let inside = row.inset(left: 1, right: 1)
        let isWide = inside.width >= Self.wide
        let nameWidth = isWide ? min(48, inside.width * 2 / 5) : max(14, inside.width / 2)
        let name = CellRect(x: inside.minX, y: row.minY, width: min(nameWidth, inside.width), height: 1)
        canvas.write(
            Line([Span(trace.indent(width: nameWidth), .note), trace.mark] + trace.name), in: name, theme: theme)
        var rest = inside.inset(left: nameWidth + 1)
        guard isWide, trace.answer.columns > 0 else {
            let numbers = trace.proposed.spans + trace.answer.spans
            canvas.write(
                Line(numbers + [Span(numbers.isEmpty ? "" : "  ")] + trace.reason.spans), in: rest, theme: theme)
            return
        }
        let notation = state.notation
        let proposed = CellRect(x: rest.minX, y: row.minY, width: notation.proposalColumns, height: 1)
        canvas.writeTrailing(trace.proposed, in: proposed, theme: theme)
        let answer = CellRect(x: proposed.maxX, y: row.minY, width: notation.answerColumns, height: 1)
        canvas.write(trace.answer, in: answer, theme: theme)
        rest = rest.inset(left: proposed.width + answer.width + 1)
        canvas.write(trace.reason, in: rest, theme: theme)
    }

    /// From here on verbs are words.
    private static let worded = 70
    /// From here on numbers stand in columns.
    private static let wide = 60
}

extension Timeline {
    func draw(on canvas: inout Canvas, theme: Theme) {
        canvas.drawScrollMark(offset: top, count: stepping.rows.rows.count, in: area, theme: theme)
        guard let y else { return }
        canvas.write("◀", at: CellPoint(x: area.maxX - 1, y: y), style: theme[.accent].adding(.bold))
    }
}
