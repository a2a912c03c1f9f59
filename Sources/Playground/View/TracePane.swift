import LayoutInspection
import Negotiation
import Terminal
import TextMetrics

/// The negotiation: a row for each ask with its answer, and for each placement, in the order in which they happened.
/// Only the rows that are seen are made.
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
            let offered = CellRect(x: rest.minX, y: row.minY, width: notation.proposalColumns, height: 1)
            canvas.writeTrailing(trace.offered, in: offered, theme: theme)
            let answered = CellRect(x: offered.maxX, y: row.minY, width: notation.answerColumns, height: 1)
            canvas.write(trace.answered, in: answered, theme: theme)
            rest = rest.inset(left: offered.width + answered.width + 1)
            canvas.write(trace.because, in: rest, theme: theme)
        } else {
            canvas.write(
                Line(trace.offered.spans + trace.answered.spans + [Span("  ")] + trace.because.spans), in: rest,
                theme: theme)
        }
    }
}

/// What a row of the trace says.
struct TraceRow {
    let depth: Int
    let mark: Span
    let name: Span
    let offered: Line
    let answered: Line
    let because: Line

    init(_ step: Step, of record: LayoutRecord, names: Components, notation: Notation) {
        depth = step.depth
        switch step.event {
        case .exchange(let id):
            let exchange = record[id]
            mark = Span(exchange.how.mark + " ", .accent)
            name = Span(names[exchange.asked])
            offered = Line(notation.short(exchange.proposal), .faint)
            answered = Line([
                Span(" \(notation.arrow) ", .faint), Span(PointsFormat.short(exchange.answer), .number),
            ])
            because = Line(exchange.reason.sentence, .faint)
        case .placement(let id):
            mark = Span("▪ ", .accent)
            name = Span(names[id])
            let frame = record[id].placement?.frame ?? .zero
            offered = Line("at \(PointsFormat.short(frame.origin.x)),\(PointsFormat.short(frame.origin.y))", .faint)
            answered = Line([Span(" \(notation.dot) ", .faint), Span(PointsFormat.short(frame.size), .number)])
            because = Line(record[id].placement?.reason.sentence ?? "", .faint)
        }
    }

    /// Two columns a level; where that leaves too little for the name, the level's number.
    func indent(width: Int) -> String {
        depth * 2 <= width - 8 ? String(repeating: "  ", count: depth) : "⋯\(depth) "
    }
}

extension Exchange.How {
    /// A full circle where the element worked, an empty one where its answer was known, a dotted one where it follows.
    var mark: String {
        switch self {
        case .measured: "●"
        case .remembered: "○"
        case .deduced: "◌"
        }
    }
}
