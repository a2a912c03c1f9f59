import Foundation
import LayoutInspection
import Negotiation
import Terminal
import TextMetrics

/// The tree: a row for each element, with its proposal and its size.
struct TreePane {
    let state: PlaygroundState
    let theme: Theme

    func draw(on canvas: inout Canvas, in area: CellRect) {
        guard let inspection = state.inspection, let rows = state.treeRows else { return }
        let top = state.offset(.tree).y
        let visible = rows.elements.dropFirst(top).prefix(area.height)
        let width = visible.map { PointsFormat.short(inspection.elements[$0].frame.size).count }.max() ?? 0
        let stepping = state.stepping.isActive ? state.stepping : nil
        let marks = SourceMarks(
            inspection, errors: state.readings.filter { $0.severity == .error }, findings: state.shownFindings)
        let selectedRow = state.selected.flatMap { rows.row(of: $0) }
        for y in 0..<area.height where rows.elements.indices.contains(top + y) {
            let row = CellRect(x: area.minX, y: area.minY + y, width: area.width, height: 1)
            let index = rows.elements[top + y]
            TreeRow(
                inspection: inspection, marks: marks, index: index, isCollapsed: rows.collapsed.contains(index),
                answerWidth: width, numbers: ShownNumbers(of: index, in: inspection, at: stepping),
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

/// A row of the tree: lines from the parent, the name, the proposal and the size.
struct TreeRow {
    let inspection: Inspection
    let marks: SourceMarks
    let index: Int
    let isCollapsed: Bool
    /// The columns of the longest size among the visible rows.
    let answerWidth: Int
    let numbers: ShownNumbers
    let notation: Notation

    private var element: InspectedElement { inspection.elements[index] }

    func draw(on canvas: inout Canvas, in row: CellRect, theme: Theme) {
        let hole = Span(element.isHole ? "▒ " : "", .hole)
        var name = Line([Span(guides(width: row.width), .faint), hole, Span(element.pathComponent)] + signs)
        let numbers = numbers(beside: Line(content).columns, in: row.width - name.columns - 1)
        name.spans += content
        let start = canvas.writeTrailing(numbers, in: row, theme: theme)
        let left = CellRect(x: row.minX, y: row.minY, width: max(0, start - 1 - row.minX), height: 1)
        canvas.write(name, in: left, theme: theme)
    }

    /// Signs for an error or a finding, and for a hole, and the file if it is not the parent's.
    private var signs: [Span] {
        let file = marks.file(of: index).map { [Span(" \($0)", .accent)] } ?? []
        let error =
            marks.hasError(index, isCollapsed: isCollapsed)
            ? [Span(" !", .error)]
            : marks.hasFinding(index, isCollapsed: isCollapsed) ? [Span(" !", .warning)] : []
        return error + (marks.hasHole(index, isCollapsed: isCollapsed) ? [Span(" ‹›", .hole)] : []) + file
    }

    /// The view whose body it is, and the number of folded elements, or the element's text.
    private var content: [Span] {
        let view = inspection.view(of: index).map { [Span(" · \($0)", .accent)] } ?? []
        if isCollapsed { return view + [Span(" ⊞ \(descendants) inside", .accent)] }
        guard let text = inspection.appearance(of: index).text?.string else { return view }
        let shown = text.prefix(Self.textLimit)
        return view + [Span(" \"\(shown)\(shown.endIndex == text.endIndex ? "" : "…")\"", .note)]
    }

    /// The columns of a text, which distinguishes its element, that take precedence over the proposal and over the
    /// size.
    private static let (textBeforeProposal, textBeforeSize) = (24, 16)

    /// More characters than a row can show.
    private static let textLimit = 200

    /// The part of `≤40×≤3 → 5×1` that fits beside the words: the proposal is omitted first, then the size. An element
    /// without cells has a warning before it, if there is space.
    private func numbers(beside text: Int, in width: Int) -> Line {
        let took = numbers.size.map { PointsFormat.short($0) } ?? "?"
        let pad = String(repeating: " ", count: max(0, answerWidth - took.count))
        let missing = numbers.isFinal ? MissingExtent(element) : nil
        let size = [
            Span(" \(notation.arrow) ", .note), Span(took + pad, missing == nil ? .number : .warning),
        ]
        let all = [Span(numbers.proposal.map { notation.short($0) } ?? "", .note)] + size
        let warned = missing.map { missing in
            let space = missing == .both || missing == .notFinite ? " " : ""
            return [Span("\(missing.mark.character)\(space)\(missing.shortWords) ", .warning)] + all
        }
        let forms = [(warned, Self.textBeforeProposal), (all, Self.textBeforeProposal), (size, Self.textBeforeSize)]
        return forms.lazy.compactMap { spans, minimum in
            spans.map { notation.shown(Line($0)) }.flatMap { $0.columns + min(text, minimum) <= width ? $0 : nil }
        }.first ?? .empty
    }

    /// The lines from the ancestors; if they do not all fit, from the nearest ones.
    private func guides(width: Int) -> String {
        let available = max(4, width / 3)
        let isNarrow = inspection.depth * 2 > available
        var guides: [String] = []
        var child = index
        while let parent = inspection.elements[child].parent, guides.count <= available {
            let isLast = inspection.elements[parent].children.last == child
            guides.append(child == index ? (isLast ? "└" : "├") : (isLast ? " " : "│"))
            child = parent
        }
        guard isNarrow else { return guides.reversed().map { $0 + " " }.joined() }
        return guides.count > available
            ? "⋯" + guides.prefix(available - 1).reversed().joined() : guides.reversed().joined()
    }

    private var descendants: Int {
        inspection.elements[(index + 1)...].prefix { $0.depth > element.depth }.count
    }
}

/// The proposal and the size of an element, as far as they are known.
struct ShownNumbers {
    let proposal: Proposal?
    /// In points; nil while it is unknown.
    let size: CGSize?
    /// Whether the element is placed.
    let isFinal: Bool

    /// - Parameter stepping: nil for the finished layout.
    init(of index: Int, in inspection: Inspection, at stepping: Stepping?) {
        let element = inspection.elements[index]
        let knowledge = stepping.map { $0.knowledge(of: element.recordID, in: inspection.record) }
        switch knowledge ?? .placed {
        case .nothing: (proposal, size, isFinal) = (nil, nil, false)
        case .asked(let id): (proposal, size, isFinal) = (inspection.record[id].proposal, nil, false)
        case .answered(let id):
            (proposal, size, isFinal) = (inspection.record[id].proposal, inspection.record[id].answer, false)
        case .placed:
            (proposal, size, isFinal) = (inspection.mainExchange(of: index)?.proposal, element.frame.size, true)
        }
    }
}
