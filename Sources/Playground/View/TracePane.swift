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
        let visible = rows[min(max(0, top), rows.count)..<min(max(0, top + area.height), rows.count)]
        let traces = visible.map {
            TraceRow(
                $0, of: inspection, stepping, proposer: state.proposer, isShort: area.width < Self.worded,
                notation: state.notation)
        }
        let columns = TraceColumns(traces, width: area.width - 2, notation: state.notation)
        for (index, trace) in zip(visible.indices, traces) {
            let row = CellRect(x: area.minX, y: area.minY + index - top, width: area.width, height: 1)
            draw(trace, columns, on: &canvas, in: row)
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

    private func draw(_ trace: TraceRow, _ columns: TraceColumns, on canvas: inout Canvas, in row: CellRect) {
        let inside = row.inset(left: 1, right: 1)
        let name = CellRect(x: inside.minX, y: row.minY, width: min(columns.name, inside.width), height: 1)
        canvas.write(trace.named(width: columns.name), in: name, theme: theme)
        var rest = inside.inset(left: columns.name + 1)
        guard columns.areAligned, trace.answer.columns > 0 else {
            let numbers = Line(trace.proposed.spans + trace.answer.spans)
            canvas.write(numbers, in: rest, theme: theme)
            rest = rest.inset(left: numbers.columns > 0 ? numbers.columns + 2 : 0)
            drawReason(of: trace, on: &canvas, in: rest)
            return
        }
        let notation = state.notation
        let proposed = CellRect(x: rest.minX, y: row.minY, width: notation.proposalColumns, height: 1)
        canvas.writeTrailing(trace.proposed, in: proposed, theme: theme)
        let answer = CellRect(x: proposed.maxX, y: row.minY, width: notation.answerColumns, height: 1)
        canvas.write(trace.answer, in: answer, theme: theme)
        rest = rest.inset(left: proposed.width + answer.width + 1)
        drawReason(of: trace, on: &canvas, in: rest)
    }

    /// A few letters of it would say nothing.
    private func drawReason(of trace: TraceRow, on canvas: inout Canvas, in area: CellRect) {
        guard area.width >= min(8, trace.reason.columns) else { return }
        canvas.write(trace.reason, in: area, theme: theme)
    }

    /// From here on verbs are words.
    private static let worded = 70
}

/// How wide the names of rows are: as wide as who asks whom needs. That and the numbers are what tells rows apart; texts and
/// reasons have what these leave.
private struct TraceColumns {
    let name: Int
    /// Whether the numbers stand in columns.
    let areAligned: Bool

    /// - Parameters:
    ///   - rows: those that are seen.
    ///   - width: of the pane's inside.
    init(_ rows: [TraceRow], width: Int, notation: Notation) {
        areAligned = width >= Self.wide
        let numbers =
            areAligned
            ? notation.proposalColumns + notation.answerColumns
            : rows.map { $0.proposed.columns + $0.answer.columns }.max() ?? 0
        let usual = areAligned ? min(48, width * 2 / 5) : max(14, width / 2)
        let most = max(usual, width - numbers - 1)
        let wanted = rows.map { $0.leastColumns(width: most) }.max() ?? 0
        name = max(usual, min(wanted, most))
    }

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
