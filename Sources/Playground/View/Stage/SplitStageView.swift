import LayoutInspection
import Negotiation
import Terminal

/// The stage with several layouts. Each is marked with its differences from the first.
struct SplitStageView {
    let state: PlaygroundState
    let split: SplitStage
    let theme: Theme
    /// The options of the shown layout.
    let options: StagePicture.Options

    func draw(_ inspection: Inspection, on canvas: inout Canvas) {
        let layouts = state.companions.wanted.map { state.companionLayout($0) }
        drawFirst(inspection, layouts, on: &canvas)
        for (part, (companion, layout)) in zip(split.parts.dropFirst(), zip(state.companions.wanted, layouts)) {
            let story = CompanionStory(companion: companion, notation: state.notation)
            canvas.write(story.heading(layout), in: part.heading, theme: theme)
            if let layout { draw(layout, in: part.picture, on: &canvas) }
            if !split.isStacked { drawRule(before: part, on: &canvas) }
        }
        canvas.write(state.companionRows(width: split.footer.width), from: 0, in: split.footer, theme: theme)
    }

    private func drawFirst(_ inspection: Inspection, _ layouts: [CompanionLayout?], on canvas: inout Canvas) {
        var options = options
        options.marked = layouts.compactMap { $0 }.reduce(into: []) { marked, layout in
            marked.formUnion(inspection.innermost(of: Set(layout.difference.changes.compactMap(\.before))))
        }
        let names = [state.notation.short(inspection.proposal), inspection.dialect.name]
        canvas.write(Line(names.joined(separator: " · "), .strong), in: split.parts[0].heading, theme: theme)
        draw(StagePicture(inspection, options, offsets: state.windowOffsets), in: split.parts[0].picture, on: &canvas)
    }

    /// Draws a layout with the selection's counterpart, at the same step.
    private func draw(_ layout: CompanionLayout, in area: CellRect, on canvas: inout Canvas) {
        var options = options
        options.changed = []
        options.selected = state.companionElement(of: state.selected, in: layout)
        options.stepping = state.companionStepping(in: layout)
        options.marked = layout.inspection.innermost(of: Set(layout.difference.changes.compactMap(\.after)))
        draw(StagePicture(layout.inspection, options, offsets: state.windowOffsets), in: area, on: &canvas)
    }

    private func draw(_ picture: StagePicture, in area: CellRect, on canvas: inout Canvas) {
        let offset = state.stageOffset(of: picture.inspection.extent, in: area)
        let seen = picture.canvas(of: CellRect(origin: offset, size: area.size))
        canvas.draw(seen, from: seen.bounds, at: area.origin)
    }

    private func drawRule(before part: SplitStage.Part, on canvas: inout Canvas) {
        for y in part.heading.minY..<part.picture.maxY {
            canvas.put(.line([.up, .down]), at: CellPoint(x: part.heading.minX - 1, y: y), style: theme[.rule])
        }
    }
}
