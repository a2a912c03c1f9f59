import LayoutInspection
import Negotiation
import SwiftSource
import Terminal

/// The list of roots: each with its name, its kind, its position in the sources, and its size in the current proposal as
/// a maximum.
struct RootsOverlay {
    let state: PlaygroundState

    func draw(on canvas: inout Canvas, theme: Theme) {
        let arrangement = OverlayArrangement(window: state.window)
        OverlayFrame(outside: arrangement.outside)
            .draw(title: "Roots in \(state.notation.short(state.rootProposal))", on: &canvas, theme: theme)
        drawFilter(on: &canvas, in: arrangement.inside, theme: theme)
        let area = arrangement.scrolled(of: .roots)
        let rows = state.rootRows
        guard !rows.isEmpty else {
            let words = state.rootFilter.text.isEmpty ? "There are no roots." : "No root has this in its name."
            canvas.write(words, at: area.origin, style: theme[.note], clip: area)
            return
        }
        ListRows(
            rows: rows.map(cells), chosen: state.chosenRootRow, offset: state.offset(.roots).y, lastColumnMinimum: .max
        )
        .draw(on: &canvas, in: area, theme: theme)
    }

    private func drawFilter(on canvas: inout Canvas, in area: CellRect, theme: Theme) {
        let field = state.rootFilter
        let hint = field.text.isEmpty ? [Span(" type to find one", .note)] : []
        canvas.write(
            Line([Span("find ", .note)] + field.spans + hint), in: area.inset(bottom: max(0, area.height - 1)),
            theme: theme)
    }

    private func cells(of row: RootRow) -> [Span] {
        switch row {
        case .own(let name):
            return [Span(name, .strong), Span("yours", .accent), Span(""), Span("what you opened", .note)]
        case .root(let root):
            let position = state.document?.sources.position(of: root.range.start)
            let size = state.rootSizes[root].map { PointsFormat.short($0) } ?? ""
            return [
                Span(root.name, .strong), Span(root.kind.rawValue, .accent), Span(size, .number),
                Span(position.map { $0.isOneOfSeveral ? $0.short : "line \($0.location.line)" } ?? "", .note),
            ]
        }
    }
}
