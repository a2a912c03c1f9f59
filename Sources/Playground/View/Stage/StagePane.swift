import Foundation
import LayoutInspection
import Negotiation
import Terminal
import TextMetrics

/// The layout with its rulers, scrolled.
struct StagePane {
    let state: PlaygroundState
    let theme: Theme

    func draw(on canvas: inout Canvas, in area: CellRect) {
        let stage = Arrangement.stageArea(in: area)
        guard let inspection = state.inspection, !inspection.elements.isEmpty else {
            return drawEmpty(on: &canvas, in: area)
        }
        var options = StagePicture.Options(
            colors: state.colors, decorations: state.decorations, selected: state.selected,
            isStale: state.isStale || state.refusal != nil,
            marked: state.decorations == .boxes ? Set(state.shownFindings.compactMap(\.element)) : [])
        if state.stepping.isActive { options.stepping = state.stepping }
        if state.shownLayout.showsDifference {
            options.changed = Set((state.difference?.changes ?? []).compactMap(\.after))
        }
        if let split = state.splitStage {
            SplitStageView(state: state, split: split, theme: theme, options: options)
                .draw(inspection, on: &canvas)
            return
        }
        let viewport = CellRect(origin: state.offset(.stage), size: stage.size)
        let picture = StagePicture(inspection, options, offsets: state.windowOffsets).canvas(of: viewport)
        canvas.draw(picture, from: picture.bounds, at: stage.origin)
        if Arrangement.hasRulers(area) {
            let span = state.selected.flatMap { state.scene?.element($0).cells }
            Rulers(viewport: viewport, cell: inspection.projection.cell, span: span, extent: inspection.extent)
                .draw(on: &canvas, in: area, theme: theme)
        }
        drawRefusal(on: &canvas, in: stage)
    }

    /// The reason for a refused proposal, over the layout, if the why pane is hidden.
    private func drawRefusal(on canvas: inout Canvas, in stage: CellRect) {
        guard let refusal = state.refusal, !state.showsRefusal else { return }
        let rows = refusal.story.wrapped(to: stage.width)
        let height = min(rows.count, stage.height)
        let sheet = CellRect(x: stage.minX, y: stage.minY, width: stage.width, height: height)
        canvas.fill(sheet, style: .plain)
        canvas.write(rows, from: 0, in: sheet, theme: theme)
    }

    private func drawEmpty(on canvas: inout Canvas, in area: CellRect) {
        let words: [Line] =
            if state.readSources.isFirstAwaited {
                [Line("Reading \(state.own ?? "an example") …", .note)]
            } else if state.document == nil {
                [Line("Nothing is open."), Line("x lists the examples.", .note)]
            } else if let refusal = state.refusal {
                [refusal.story, Line("p goes to the proposal.", .note)]
            } else {
                [Line("Nothing to lay out here yet."), Line("d shows what is wrong with the source.", .note)]
            }
        canvas.write(words.wrapped(to: area.width - 2), from: 0, in: area.inset(left: 1, top: 1), theme: theme)
    }
}

/// Columns above the stage and rows beside it, in points, with the selected element marked.
///
/// ```
///      0    ╷    10   ╷    20
///    0 Hello
///    5╶
/// ```
struct Rulers {
    let viewport: CellRect
    let cell: CGSize
    let span: CellRect?
    /// The scrollable area.
    let extent: CellRect

    func draw(on canvas: inout Canvas, in area: CellRect, theme: Theme) {
        let stage = Arrangement.stageArea(in: area)
        let top = CellRect(x: stage.minX, y: area.minY, width: stage.width, height: 1)
        let left = CellRect(x: area.minX, y: stage.minY, width: Arrangement.rulerWidth, height: stage.height)
        drawColumns(on: &canvas, in: top, theme)
        drawRows(on: &canvas, in: left, theme)
        drawMore(on: &canvas, top: top, left: left, theme)
    }

    private func drawColumns(on canvas: inout Canvas, in top: CellRect, _ theme: Theme) {
        for x in viewport.minX..<viewport.maxX where x.isMultiple(of: 5) && !x.isMultiple(of: 10) {
            canvas.write(
                "╷", at: CellPoint(x: top.minX + x - viewport.minX, y: top.minY), style: theme[.note], clip: top)
        }
        for x in viewport.minX..<viewport.maxX where x.isMultiple(of: 10) {
            let place = CellPoint(x: top.minX + x - viewport.minX, y: top.minY)
            let label = PointsFormat.short(CGFloat(x) * cell.width)
            guard place.x + label.count <= top.maxX else { continue }
            canvas.write(label, at: place, style: theme[.note], clip: top)
        }
        guard let span else { return }
        let marked = CellRect(
            x: top.minX + span.minX - viewport.minX, y: top.minY, width: max(1, span.width), height: 1)
        canvas.restyle(marked, clip: top) { $0 = theme[.selected] }
    }

    private func drawRows(on canvas: inout Canvas, in left: CellRect, _ theme: Theme) {
        for y in viewport.minY..<viewport.maxY where y.isMultiple(of: 5) {
            let label = PointsFormat.short(CGFloat(y) * cell.height)
            guard label.count <= left.width else { continue }
            let place = CellPoint(x: max(left.minX, left.maxX - 1 - label.count), y: left.minY + y - viewport.minY)
            canvas.write(label, at: place, style: theme[.note], clip: left)
        }
        guard let span else { return }
        let marked = CellRect(
            x: left.maxX - 1, y: left.minY + span.minY - viewport.minY, width: 1, height: max(1, span.height))
        canvas.restyle(marked, clip: left) { $0 = theme[.selected] }
    }

    /// Arrows at the sides where the layout continues.
    private func drawMore(on canvas: inout Canvas, top: CellRect, left: CellRect, _ theme: Theme) {
        let style = theme[.accent].adding(.bold)
        if extent.minX < viewport.minX { canvas.write("◂", at: CellPoint(x: top.minX - 1, y: top.minY), style: style) }
        if extent.maxX > viewport.maxX { canvas.write("▸", at: CellPoint(x: top.maxX - 1, y: top.minY), style: style) }
        if extent.minY < viewport.minY {
            canvas.write("▴", at: CellPoint(x: left.maxX - 1, y: left.minY), style: style)
        }
        if extent.maxY > viewport.maxY {
            canvas.write("▾", at: CellPoint(x: left.maxX - 1, y: left.maxY - 1), style: style)
        }
    }
}
