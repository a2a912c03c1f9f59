import LayoutInspection
import Negotiation
import Terminal
import TextMetrics

/// Every element in a row: where it stands in the tree, what it was proposed and what it took.
struct TreePane {
    let state: PlaygroundState
    let theme: Theme

    func draw(on canvas: inout Canvas, in area: CellRect) {
        guard let inspection = state.inspection, let rows = state.treeRows else { return }
        let top = state.offset(.tree).y
        let visible = rows.elements.dropFirst(top).prefix(area.height)
        let width = visible.map { PointsFormat.short(inspection.elements[$0].frame.size).count }.max() ?? 0
        let selectedRow = state.selected.flatMap { rows.row(of: $0) }
        for y in 0..<area.height where rows.elements.indices.contains(top + y) {
            let row = CellRect(x: area.minX, y: area.minY + y, width: area.width, height: 1)
            draw(rows.elements[top + y], of: inspection, rows, answerWidth: width, on: &canvas, in: row)
            if top + y == selectedRow {
                mark(row, on: &canvas)
            }
        }
        canvas.drawScrollMark(offset: top, count: rows.elements.count, in: area, theme: theme)
    }

    private func draw(
        _ index: Int, of inspection: Inspection, _ rows: TreeRows, answerWidth: Int, on canvas: inout Canvas,
        in row: CellRect
    ) {
        let element = inspection.elements[index]
        let inside = row.inset(left: 1, right: 1)
        var spans = [Span(guides(of: index, in: inspection, width: inside.width), .faint)]
        spans.append(Span(element.pathComponent, .text))
        let room = inside.width - Line(spans).columns - 1
        if rows.collapsed.contains(index) {
            spans.append(Span(" ⊞ \(descendants(of: index, in: inspection)) inside", .accent))
        } else if let text = inspection.appearance(of: index).text?.string {
            let shown = text.prefix(Self.textLimit)
            spans.append(Span(" \"\(shown)\(shown.endIndex == text.endIndex ? "" : "…")\"", .faint))
        }
        let start = canvas.writeTrailing(
            numbers(answerWidth: answerWidth, of: index, in: inspection, room: room), in: inside, theme: theme)
        let left = CellRect(x: inside.minX, y: row.minY, width: max(0, start - 1 - inside.minX), height: 1)
        canvas.write(Line(spans), in: left, theme: theme)
    }

    /// More characters of a text than a row has room for.
    private static let textLimit = 200

    private func mark(_ row: CellRect, on canvas: inout Canvas) {
        let isFocused = state.focus == .pane(.tree) || state.focus == .pane(.stage)
        canvas.restyle(row) { style in
            style = isFocused ? theme[.selected] : style.adding(.bold)
        }
        canvas.write("▸", at: row.origin, style: isFocused ? theme[.selected] : theme[.strong])
    }

    /// `≤40×≤3 → 5×1`; where the answer is nothing to see and there is room to say so, with words.
    private func numbers(answerWidth: Int, of index: Int, in inspection: Inspection, room: Int) -> Line {
        let element = inspection.elements[index]
        let took = PointsFormat.short(element.frame.size)
        let pad = String(repeating: " ", count: max(0, answerWidth - took.count))
        let proposed = inspection.mainExchange(of: index).map { state.notation.short($0.proposal) } ?? ""
        let numbers = Line([
            Span(proposed, .faint), Span(" \(state.notation.arrow) ", .faint),
            Span(took + pad, element.cells.isEmpty ? .warning : .number),
        ])
        guard element.cells.isEmpty else { return numbers }
        let isFlat = (element.cells.width == 0, element.cells.height == 0)
        let words = Span(isFlat == (true, true) ? "╳ empty " : isFlat.0 ? "▏0 wide " : "▔0 high ", .warning)
        let worded = Line([words] + numbers.spans)
        return worded.columns <= room ? worded : numbers
    }

    /// The lines that lead from the ancestors; where there is no room for all of them, the nearest.
    private func guides(of index: Int, in inspection: Inspection, width: Int) -> String {
        let room = max(4, width / 3)
        let isNarrow = inspection.depth * 2 > room
        var guides: [String] = []
        var child = index
        while let parent = inspection.elements[child].parent, guides.count <= room {
            let isLast = inspection.elements[parent].children.last == child
            guides.append(child == index ? (isLast ? "└" : "├") : (isLast ? " " : "│"))
            child = parent
        }
        guard isNarrow else { return guides.reversed().map { $0 + " " }.joined() }
        return guides.count > room ? "⋯" + guides.prefix(room - 1).reversed().joined() : guides.reversed().joined()
    }

    private func descendants(of index: Int, in inspection: Inspection) -> Int {
        let depth = inspection.elements[index].depth
        return inspection.elements[(index + 1)...].prefix { $0.depth > depth }.count
    }
}
