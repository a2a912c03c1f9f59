import Foundation
import LayoutInspection
import Negotiation
import Terminal
import TextMetrics

/// The selected element's edge, its proposal, its overlaps with siblings, and its children's free space. Texts stay
/// readable: a mark changes their style and never covers them.
struct SelectionMarks {
    let inspection: Inspection
    let selected: SeenElement
    let theme: Theme

    private var index: Int { selected.index }
    private var cells: CellRect { selected.cells }

    func draw(on surface: inout StageSurface) {
        surface.clip(to: selected.clip)
        drawOverlaps(on: &surface)
        drawProposal(on: &surface)
        if let missing = MissingExtent(cells) {
            draw(missing, on: &surface)
        } else if surface.visible(cells).isEmpty {
            drawArrow(on: &surface)
        } else {
            drawEdge(on: &surface)
            drawGuides(on: &surface)
            RoomMarks(rooms: inspection.freeRooms(of: index), theme: theme).draw(on: &surface, seen: asSeen)
        }
    }

    /// Draws over a border of the source, which would hide the selection.
    private func drawEdge(on surface: inout StageSurface) {
        surface.drawEdge(of: cells, .heavy, style: lineStyle, behind: [.text])
        surface.forEachEdgeCell(of: cells, sparingTexts: false) { surface, point, _ in
            if surface.ink(at: point) == .text {
                surface.restyle(point) { $0 = theme.selectionEdge }
            }
        }
    }

    /// Without colours, a heavy line is enough.
    private var lineStyle: Style { theme.colors == .none ? Style(attributes: .bold) : theme.selectionEdge }

    /// A stroke for an element without area, in its row or column: the middle of row 11 is 11.5, which is rounded to
    /// the edge of row 12.
    private func draw(_ missing: MissingExtent, on surface: inout StageSurface) {
        let element = inspection.elements[index]
        let place = inspection.projection.cell(at: element.frame.origin) ?? element.cells.origin
        let stroke = CellRect(
            x: cells.minX + (cells.width == 0 ? place.x - element.cells.minX : 0),
            y: cells.minY + (cells.height == 0 ? place.y - element.cells.minY : 0),
            width: max(1, cells.width), height: max(1, cells.height))
        let seen = surface.visible(stroke)
        guard !seen.isEmpty else { return drawArrow(on: &surface) }
        for point in seen.points {
            if point == seen.origin {
                surface.put(missing.mark, at: point, style: theme.selectionEdge, ink: .line)
            } else {
                surface.putBehindText(missing.mark, at: point, style: theme.selectionEdge, ink: .line)
            }
        }
    }

    /// An arrow at the stage's edge toward an element outside of it.
    private func drawArrow(on surface: inout StageSurface) {
        let view = surface.clip
        guard !view.isEmpty else { return }
        let x = min(max(cells.minX, view.minX), view.maxX - 1)
        let y = min(max(cells.minY, view.minY), view.maxY - 1)
        let arrow: Character =
            cells.maxX <= view.minX ? "◂" : cells.minX >= view.maxX ? "▸" : cells.maxY <= view.minY ? "▴" : "▾"
        surface.put(
            Glyph(character: arrow, columns: 1), at: CellPoint(x: x, y: y), style: theme.selectionEdge, ink: .line)
    }

    private func drawOverlaps(on surface: inout StageSurface) {
        for overlap in inspection.overlaps(of: index) where overlap.isPartial {
            for point in surface.visible(asSeen(overlap.cells)).points {
                let style = theme.overlap(on: surface.style(at: point).background)
                surface.putBehindText(Glyph(character: "╱", columns: 1), at: point, style: style, ink: .paper)
            }
        }
    }
}

extension SelectionMarks {
    /// The line on which its children's guides stand, if it is none of its edges nor the line of their centers.
    private func drawGuides(on surface: inout StageSurface) {
        let element = inspection.elements[index]
        let guides = element.children.compactMap { child -> PlacedGuide? in
            guard let placement = inspection.placement(of: child), let guide = placement.reason.guide else {
                return nil
            }
            let length = placement.frame.size[guide.axis]
            return [0, length / 2, length].contains(guide.own) ? nil : guide
        }
        guard let guide = guides.first, guide.common.isFinite else { return }
        let isAcross = guide.axis == .horizontal
        let corner = CGPoint(
            x: element.frame.minX + (isAcross ? guide.common : 0), y: element.frame.minY + (isAcross ? 0 : guide.common)
        )
        guard let place = inspection.projection.cell(at: corner) else { return }
        let line = asSeen(
            CellRect(
                x: isAcross ? place.x : element.cells.minX, y: isAcross ? element.cells.minY : place.y,
                width: isAcross ? 1 : element.cells.width, height: isAcross ? element.cells.height : 1))
        surface.forEachEdgeCell(of: line) { surface, point, _ in
            let glyph = Glyph(character: isAcross ? "┆" : "┄", columns: 1)
            surface.putOnPaper(glyph, at: point, style: theme.proposed(on: surface.style(at: point).background))
        }
    }

    /// The proposed size, dashed: from the element's corner, or for the root from the origin. On an unlimited axis the
    /// dashes run to the edge of the stage; an ideal length is the element's own.
    private func drawProposal(on surface: inout StageSurface) {
        guard let proposal = inspection.mainExchange(of: index)?.proposal else { return }
        let frame = inspection.elements[index].frame
        let (isWide, isHigh) = (proposal.width == .unconstrained, proposal.height == .unconstrained)
        var proposed = index == 0 ? CGRect.zero : frame
        proposed.size = CGSize(
            width: proposal.width.limit ?? frame.width, height: proposal.height.limit ?? frame.height)
        var rect = asSeen(inspection.projection.cells(of: proposed))
        guard rect != cells || isWide || isHigh else { return }
        if isWide { rect.size.width = surface.clip.maxX - rect.minX }
        if isHigh { rect.size.height = surface.clip.maxY - rect.minY }
        guard !rect.isEmpty else { return }
        surface.forEachEdgeCell(of: rect) { surface, point, ends in
            let glyph = dash(at: point, ends, of: rect, isWide: isWide, isHigh: isHigh)
            guard let glyph else { return }
            let background = surface.style(at: point).background
            surface.putOnPaper(glyph, at: point, style: theme.proposed(on: background))
        }
    }

    /// The rectangle, scrolled as the selected element is.
    private func asSeen(_ rect: CellRect) -> CellRect {
        let place = inspection.elements[index].cells
        return CellRect(
            x: rect.minX + cells.minX - place.minX, y: rect.minY + cells.minY - place.minY, width: rect.width,
            height: rect.height)
    }

    /// The dash for a cell of the proposal's edge; an arrow where an unlimited axis leaves the stage.
    private func dash(at point: CellPoint, _ ends: LineEnds, of rect: CellRect, isWide: Bool, isHigh: Bool) -> Glyph? {
        let isRight = point.x == rect.maxX - 1
        let isBottom = point.y == rect.maxY - 1
        switch (isWide && isRight, isHigh && isBottom) {
        case (true, true): return nil
        case (true, false): return ends.isAcross ? Glyph(character: "▸", columns: 1) : nil
        case (false, true): return ends.isDown ? Glyph(character: "▾", columns: 1) : nil
        case (false, false): break
        }
        if rect.height == 1 { return .line([.left, .right], .dashed) }
        if rect.width == 1 { return .line([.up, .down], .dashed) }
        return .line(ends, .dashed)
    }
}

extension LineEnds {
    fileprivate var isAcross: Bool { !isDisjoint(with: [.left, .right]) }
    fileprivate var isDown: Bool { !isDisjoint(with: [.up, .down]) }
}
