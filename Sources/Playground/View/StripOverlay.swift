import LayoutInspection
import Negotiation
import Terminal

/// The layouts at the sizes at which something changes, side by side, and the changes of the chosen one.
struct StripOverlay {
    let state: PlaygroundState
    let strip: Strip

    func draw(on canvas: inout Canvas, in arrangement: OverlayArrangement, theme: Theme) {
        OverlayFrame(outside: arrangement.outside)
            .draw(title: "At each \(strip.axis.word) at which something changes", on: &canvas, theme: theme)
        let area = arrangement.scrolled
        guard let steps = strip.steps else {
            canvas.write("Trying every \(strip.axis.word) …", at: area.origin, style: theme[.note], clip: area)
            return
        }
        for (index, (step, columns)) in zip(steps, strip.columns).enumerated() {
            draw(step, index, columns, on: &canvas, in: area, theme)
        }
        let below = CellRect(
            x: area.minX, y: area.maxY, width: area.width, height: max(0, arrangement.inside.maxY - area.maxY))
        canvas.write([changes(steps)].wrapped(to: below.width), from: 0, in: below, theme: theme)
    }

    private func draw(
        _ step: Breakpoint, _ index: Int, _ columns: Range<Int>, on canvas: inout Canvas, in area: CellRect,
        _ theme: Theme
    ) {
        let offset = state.offset(.strip)
        let x = area.minX + columns.lowerBound - offset.x
        let seen = CellRect(x: x, y: area.minY, width: columns.count, height: area.height).intersection(area)
        guard !seen.isEmpty else { return }
        let isChosen = index == strip.chosen
        let heading = CellRect(x: seen.minX, y: area.minY - 1, width: seen.width, height: 1)
        canvas.write(Line(strip.heading(of: step), isChosen ? .selected : .strong), in: heading, theme: theme)
        var options = StagePicture.Options(colors: state.colors, decorations: state.decorations)
        options.marked = Set(step.changes.compactMap { step.inspection.index(of: $0.path) })
        let picture = StagePicture(step.inspection, options)
        let corner = picture.frame.origin
        let part = picture.canvas(
            of: CellRect(
                x: corner.x + seen.minX - x, y: corner.y + offset.y, width: seen.width,
                height: min(seen.height, max(0, picture.frame.height - offset.y))))
        canvas.draw(part, from: part.bounds, at: seen.origin)
        guard x + columns.count < area.maxX, index < (strip.steps?.count ?? 0) - 1 else { return }
        for y in (area.minY - 1)..<area.maxY {
            canvas.put(.line([.up, .down]), at: CellPoint(x: x + columns.count, y: y), style: theme[.rule])
        }
    }

    /// The changes of the chosen layout, compared with one cell less.
    private func changes(_ steps: [Breakpoint]) -> Line {
        guard steps.indices.contains(strip.chosen) else { return Line("There is nothing to lay out.", .note) }
        let step = steps[strip.chosen]
        let (length, changes) = (strip.heading(of: step), step.changes.map(\.shortSentence))
        let number = Span("\(strip.axis.word) \(length)", .strong)
        let words = changes.isEmpty ? "the smallest" : changes.joined(separator: "; ")
        return state.notation.shown(Line([number, Span(" (\(strip.chosen + 1) of \(steps.count)): \(words)")]))
    }
}
