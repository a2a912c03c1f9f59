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
        let marks = SourceMarks(inspection, errors: state.readings.filter { $0.severity == .error })
        let selectedRow = state.selected.flatMap { rows.row(of: $0) }
        for y in 0..<area.height where rows.elements.indices.contains(top + y) {
            let row = CellRect(x: area.minX, y: area.minY + y, width: area.width, height: 1)
            let index = rows.elements[top + y]
            TreeRow(
                inspection: inspection, marks: marks, index: index, isCollapsed: rows.collapsed.contains(index),
                answerWidth: width,
                notation: state.notation
            ).draw(on: &canvas, in: row.inset(left: 1, right: 1), theme: theme)
            if top + y == selectedRow {
                let isFocused = state.focus == .pane(.tree) || state.focus == .pane(.stage)
                canvas.mark(row, isFocused: isFocused, theme: theme)
            }
        }
        canvas.drawScrollMark(offset: top, count: rows.elements.count, in: area, theme: theme)
    }
}

/// A row of the tree: the lines that lead to an element, its name, and what it was proposed and took.
struct TreeRow {
    let inspection: Inspection
    let marks: SourceMarks
    let index: Int
    let isCollapsed: Bool
    /// The columns of the longest answer among the rows that are seen.
    let answerWidth: Int
    let notation: Notation

    private var element: InspectedElement { inspection.elements[index] }

    func draw(on canvas: inout Canvas, in row: CellRect, theme: Theme) {
        let hole = Span(element.isHole ? "▒ " : "", .hole)
        var name = Line([Span(guides(width: row.width), .faint), hole, Span(element.pathComponent)] + signs)
        let numbers = numbers(room: row.width - name.columns - 1)
        name.spans += content
        let start = canvas.writeTrailing(numbers, in: row, theme: theme)
        let left = CellRect(x: row.minX, y: row.minY, width: max(0, start - 1 - row.minX), height: 1)
        canvas.write(name, in: left, theme: theme)
    }

    /// That it was shown with a hole, that something of it is left out, and the file, where it is another one.
    private var signs: [Span] {
        let file = marks.file(of: index).map { [Span(" \($0)", .accent)] } ?? []
        let error = marks.hasError(index) ? [Span(" !", .error)] : []
        return error + (marks.hasHole(index, isCollapsed: isCollapsed) ? [Span(" ‹›", .hole)] : []) + file
    }

    /// How much is folded away in it, or its text.
    private var content: [Span] {
        if isCollapsed { return [Span(" ⊞ \(descendants) inside", .accent)] }
        guard let text = inspection.appearance(of: index).text?.string else { return [] }
        let shown = text.prefix(Self.textLimit)
        return [Span(" \"\(shown)\(shown.endIndex == text.endIndex ? "" : "…")\"", .faint)]
    }

    /// More characters of a text than a row has room for.
    private static let textLimit = 200

    /// `≤40×≤3 → 5×1`; of what takes no cell it is said so before them, where there is room.
    private func numbers(room: Int) -> Line {
        let took = PointsFormat.short(element.frame.size)
        let pad = String(repeating: " ", count: max(0, answerWidth - took.count))
        let proposed = inspection.mainExchange(of: index).map { notation.short($0.proposal) } ?? ""
        let missing = MissingExtent(element.cells)
        let numbers = Line([
            Span(proposed, .faint), Span(" \(notation.arrow) ", .faint),
            Span(took + pad, missing == nil ? .number : .warning),
        ])
        guard let missing else { return numbers }
        let space = missing == .both ? " " : ""
        let words = Span("\(missing.mark.character)\(space)\(missing.shortWords) ", .warning)
        let worded = Line([words] + numbers.spans)
        return worded.columns <= room ? worded : numbers
    }

    /// The lines that lead from the ancestors; where there is no room for all of them, the nearest.
    private func guides(width: Int) -> String {
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

    private var descendants: Int {
        inspection.elements[(index + 1)...].prefix { $0.depth > element.depth }.count
    }
}
