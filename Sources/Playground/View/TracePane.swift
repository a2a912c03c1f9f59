import LayoutInspection
import Negotiation
import Terminal

/// The negotiation in chronological order: a row for each ask with its answer, and for each placement. Only the visible
/// rows are made. Its timeline is on the right edge.
struct TracePane {
    let state: PlaygroundState
    let theme: Theme

    func draw(on canvas: inout Canvas, in area: CellRect) {
        guard let inspection = state.inspection else { return }
        let stepping = state.stepping
        let rows = stepping.rows.rows
        let page = state.tracePage
        let top = state.offset(.trace).y
        let selected = state.selected.map { inspection.elements[$0].recordID }
        let current = state.currentRow
        let lines = (max(0, top)..<max(0, min(top + area.height, page.count))).map { page.row(at: $0) }
        let traces = lines.map { line in
            line.reason == nil
                ? TraceRow(
                    rows[line.row], of: inspection, stepping, isShort: area.width < Self.worded,
                    notation: state.notation) : nil
        }
        let columns = TraceColumns(traces.compactMap { $0 }, width: area.width - 2)
        for (y, (line, trace)) in zip(lines, traces).enumerated() {
            let row = CellRect(x: area.minX, y: area.minY + y, width: area.width, height: 1)
            guard let trace else {
                let inside = row.inset(left: TracePage.indent, right: TracePage.margin)
                line.reason.map { canvas.write([$0], from: 0, in: inside, theme: theme) }
                continue
            }
            let index = line.row
            draw(trace, columns, on: &canvas, in: row)
            if index == current {
                canvas.mark(row, isFocused: state.focus == .pane(.trace), theme: theme)
            } else if inspection.record.subject(of: rows[index].subject) == selected {
                canvas.restyle(row) { $0 = $0.adding(.bold) }
                canvas.write("•", at: row.origin, style: theme[.accent])
            }
            drawStop(rows[index], inspection, on: &canvas, in: row)
        }
        Timeline(stepping: stepping, area: area).draw(
            seenFrom: top, of: page.count, on: &canvas, theme: theme)
    }

    /// A sign at a stop.
    private func drawStop(
        _ row: TraceRows.Row, _ inspection: Inspection, on canvas: inout Canvas, in area: CellRect
    ) {
        guard state.stepping.stops(at: row, in: inspection) else { return }
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
        let proposed = CellRect(x: rest.minX, y: row.minY, width: columns.proposal, height: 1)
        canvas.writeTrailing(trace.proposed, in: proposed, theme: theme)
        let answer = CellRect(x: proposed.maxX, y: row.minY, width: columns.answer, height: 1)
        canvas.write(trace.answer, in: answer, theme: theme)
        rest = rest.inset(left: proposed.width + answer.width + 1)
        drawReason(of: trace, on: &canvas, in: rest)
    }

    /// Draws the reason, unless only a few letters fit.
    private func drawReason(of trace: TraceRow, on canvas: inout Canvas, in area: CellRect) {
        guard area.width >= min(8, trace.reason.columns) else { return }
        canvas.write(trace.reason, in: area, theme: theme)
    }

    /// The width from which on verbs are words.
    private static let worded = 90
}

/// The widths of the columns: of the names wide enough for asker and asked element, which with the numbers distinguish
/// rows. Reasons get at least their first clause, and texts the rest.
private struct TraceColumns {
    let name: Int
    let proposal: Int
    let answer: Int
    /// Whether the numbers are in columns.
    let areAligned: Bool

    /// - Parameters:
    ///   - rows: the visible ones.
    ///   - width: that of the pane's inside.
    init(_ rows: [TraceRow], width: Int) {
        areAligned = width >= Self.wide
        proposal = rows.map(\.proposed.columns).max() ?? 0
        answer = rows.map(\.answer.columns).max() ?? 0
        let numbers = areAligned ? proposal + answer : rows.map { $0.proposed.columns + $0.answer.columns }.max() ?? 0
        let most = areAligned ? min(48, width * 2 / 5) : max(14, width / 2)
        let clauses = areAligned ? rows.map(\.clauseColumns).max() ?? 0 : 0
        let usual = max(14, min(most, width - numbers - clauses - 2))
        let maximum = max(usual, width - numbers - 1)
        let wanted = rows.map { $0.minimumColumns(width: maximum) }.max() ?? 0
        name = max(usual, min(wanted, maximum))
    }

    /// The width from which on numbers are in columns.
    private static let wide = 60
}

extension Timeline {
    /// - Parameters:
    ///   - top: the first visible line.
    ///   - count: the number of all lines.
    func draw(seenFrom top: Int, of count: Int, on canvas: inout Canvas, theme: Theme) {
        canvas.drawScrollMark(offset: top, count: count, in: area, theme: theme)
        guard let y else { return }
        canvas.write("◀", at: CellPoint(x: area.maxX - 1, y: y), style: theme[.accent].adding(.bold))
    }
}
