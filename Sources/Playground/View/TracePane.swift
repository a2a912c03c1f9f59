import LayoutInspection
import Negotiation
import Terminal
import TextMetrics

/// The negotiation in the order in which it happened: a row for each ask with its answer, and for each placement. Only
/// the visible rows are made.
struct TracePane {
    let state: PlaygroundState
    let theme: Theme

    func draw(on canvas: inout Canvas, in area: CellRect) {
        guard let inspection = state.inspection else { return }
        let steps = inspection.record.steps
        let top = state.offset(.trace).y
        let selected = state.selected.map { inspection.elements[$0].recordID }
        let components = Components(inspection)
        for y in 0..<area.height where steps.indices.contains(top + y) {
            let row = CellRect(x: area.minX, y: area.minY + y, width: area.width, height: 1)
            let index = top + y
            let trace = TraceRow(steps[index], of: inspection.record, names: components, notation: state.notation)
            draw(trace, on: &canvas, in: row)
            if index == state.step {
                canvas.mark(row, isFocused: state.focus == .pane(.trace), theme: theme)
            } else if inspection.subject(ofStep: index) == selected {
                canvas.restyle(row) { $0 = $0.adding(.bold) }
                canvas.write("•", at: row.origin, style: theme[.accent])
            }
        }
        canvas.drawScrollMark(offset: top, count: steps.count, in: area, theme: theme)
    }

    private func draw(_ trace: TraceRow, on canvas: inout Canvas, in row: CellRect) {
        let inside = row.inset(left: 1, right: 1)
        let nameWidth = inside.width >= 60 ? min(34, inside.width * 3 / 10) : max(14, inside.width * 2 / 5)
        let name = CellRect(x: inside.minX, y: row.minY, width: min(nameWidth, inside.width), height: 1)
        canvas.write(
            Line([Span(trace.indent(width: nameWidth), .faint), trace.mark, trace.name]), in: name, theme: theme)
        var rest = inside.inset(left: nameWidth + 1)
        if inside.width >= 60 {
            let notation = state.notation
            let proposed = CellRect(x: rest.minX, y: row.minY, width: notation.proposalColumns, height: 1)
            canvas.writeTrailing(trace.proposed, in: proposed, theme: theme)
            let answer = CellRect(x: proposed.maxX, y: row.minY, width: notation.answerColumns, height: 1)
            canvas.write(trace.answer, in: answer, theme: theme)
            rest = rest.inset(left: proposed.width + answer.width + 1)
            canvas.write(trace.reason, in: rest, theme: theme)
        } else {
            canvas.write(
                Line(trace.proposed.spans + trace.answer.spans + [Span("  ")] + trace.reason.spans), in: rest,
                theme: theme)
        }
    }
}

/// The parts of a row of the trace.
struct TraceRow {
    let depth: Int
    let mark: Span
    let name: Span
    let proposed: Line
    let answer: Line
    let reason: Line

    init(_ step: Step, of record: LayoutRecord, names: Components, notation: Notation) {
        depth = step.depth
        switch step.event {
        case .exchange(let id):
            let exchange = record[id]
            mark = Span(exchange.origin.mark + " ", .accent)
            name = Span(names[exchange.asked])
            proposed = Line(notation.short(exchange.proposal), .faint)
            answer = Line([
                Span(" \(notation.arrow) ", .faint), Span(PointsFormat.short(exchange.answer), .number),
            ])
            reason = Line(exchange.reason.sentence, .faint)
        case .placement(let id):
            mark = Span("▪ ", .accent)
            name = Span(names[id])
            let frame = record[id].placement?.frame ?? .zero
            proposed = Line("at \(PointsFormat.short(frame.origin.x)),\(PointsFormat.short(frame.origin.y))", .faint)
            answer = Line([Span(" \(notation.dot) ", .faint), Span(PointsFormat.short(frame.size), .number)])
            reason = Line(record[id].placement?.reason.sentence ?? "", .faint)
        }
    }

    /// Two columns a level, or the level's number where that leaves too little for the name.
    func indent(width: Int) -> String {
        depth * 2 <= width - 8 ? String(repeating: "  ", count: depth) : "⋯\(depth) "
    }
}

extension AnswerOrigin {
    /// A full circle for a measured answer, an empty one for a remembered, a dotted one for a deduced.
    var mark: String {
        switch self {
        case .measured: "●"
        case .remembered: "○"
        case .deduced: "◌"
        }
    }
}
