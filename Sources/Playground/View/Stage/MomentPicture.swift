import Foundation
import LayoutInspection
import Negotiation
import Terminal

/// The layout as it is known at a moment of the negotiation: placed elements as they are, answered ones outlined at
/// their size, asked ones dashed at their proposal, the others dotted, each at its final position. The finished layout
/// is a faint ghost behind; while predicting, only of answered elements.
///
/// ```
///  ┌──────────┐ answered   ┌╌╌╌╌╌╌╌╌╌╌┐ asked   ┌┄┄┄┄┄┄┄┄┄┄┐ not asked
///  └──────────┘            └╌╌╌╌╌╌╌╌╌╌┘         └┄┄┄┄┄┄┄┄┄┄┘
/// ```
struct MomentPicture {
    let inspection: Inspection
    let stepping: Stepping
    let theme: Theme

    private var record: LayoutRecord { inspection.record }
    /// The element of this moment.
    var subject: Int? { stepping.now.flatMap { inspection.element(at: $0) } }

    /// - Parameters:
    ///   - elements: the visible ones, from back to front.
    ///   - seenSubject: the element of this moment, which may be without area.
    func draw(
        _ elements: [SeenElement], subject seenSubject: SeenElement?, on surface: inout StageSurface,
        painter: inout ElementPainter
    ) {
        var ghost = ElementPainter(
            inspection: inspection, decorations: .plain, theme: Theme(.none), selected: nil, hasHoles: false)
        // Placed elements stay visible through those that will be in front of them.
        ghost.hidesTexts = false
        for element in elements where inspection.appearance(of: element.index).text != nil {
            let knowledge = knowledge(of: element.index)
            if knowledge == .placed || isShownAsGhost(knowledge) { surface.reserve(element) }
        }
        for element in elements {
            let knowledge = knowledge(of: element.index)
            if knowledge == .placed {
                painter.paint(element, on: &surface)
            } else {
                if isShownAsGhost(knowledge) { drawGhost(of: element, on: &surface, painter: &ghost) }
                if element.index != subject { drawOutline(of: element, knowledge, on: &surface) }
            }
        }
        if let seenSubject { drawSubject(seenSubject, on: &surface) }
    }

    private func knowledge(of index: Int) -> Knowledge {
        stepping.knowledge(of: inspection.elements[index].recordID, in: record)
    }

    /// Whether an element has a ghost; while predicting, only after its answer.
    private func isShownAsGhost(_ knowledge: Knowledge) -> Bool {
        if case .answered = knowledge { true } else { !stepping.isPredicting }
    }

    /// The text and the border of an element in the finished layout, faint and without colours.
    private func drawGhost(of element: SeenElement, on surface: inout StageSurface, painter: inout ElementPainter) {
        painter.paint(element, on: &surface)
        let look = inspection.appearance(of: element.index)
        guard look.text != nil || look.border != nil else { return }
        surface.clip(to: element.seen)
        for point in surface.visible(element.cells).points where surface.ink(at: point).isOfTheSource {
            surface.restyle(point) { $0 = $0.adding(.dim) }
        }
    }

    private func drawOutline(of element: SeenElement, _ knowledge: Knowledge, on surface: inout StageSurface) {
        surface.clip(to: element.clip)
        switch knowledge {
        case .placed: break
        case .answered(let id):
            surface.drawEdge(of: rect(of: record[id].answer, at: element), .light, style: .plain, behind: [.text])
        case .asked(let id): drawRoom(record[id].proposal, of: element, style: theme[.note], on: &surface)
        case .nothing:
            guard !stepping.isPredicting else { return }
            surface.drawEdge(of: element.cells, .dotted, style: Style(attributes: .dim))
        }
    }

    private func drawSubject(_ element: SeenElement, on surface: inout StageSurface) {
        surface.clip(to: element.clip)
        switch knowledge(of: element.index) {
        case .placed: drawHeavy(element.cells, on: &surface)
        case .answered(let id):
            drawDashes(record[id].proposal, at: element.cells.origin, of: element, style: theme[.note], on: &surface)
            if let predicted = predicted(id, of: element), predicted.size != record[id].answer {
                surface.drawEdge(of: predicted.rect, .dotted, style: theme[.warning], behind: [.text])
            }
            drawHeavy(rect(of: record[id].answer, at: element), on: &surface)
        case .asked(let id):
            drawRoom(record[id].proposal, of: element, style: theme[.strong], on: &surface)
            guard var predicted = predicted(id, of: element)?.rect else { return }
            predicted.origin = cornerOfParent(of: element)
            drawHeavy(predicted, on: &surface)
        case .nothing: break
        }
    }

    /// The person's prediction of an answer, at the element's corner; nil if there is none.
    private func predicted(_ id: ExchangeID, of element: SeenElement) -> (size: CGSize, rect: CellRect)? {
        guard let prediction = stepping.prediction, prediction.exchange == id, let sides = prediction.size else {
            return nil
        }
        let size = CGSize(width: sides.width, height: sides.height)
        return (size, rect(of: size, at: element))
    }

    /// The edge of this moment's element; texts in it change only their style.
    private func drawHeavy(_ rect: CellRect, on surface: inout StageSurface) {
        let style = theme.selectionEdge
        surface.drawEdge(of: rect, .heavy, style: style, behind: [.text])
        surface.forEachEdgeCell(of: rect, sparingTexts: false) { surface, point, _ in
            if surface.ink(at: point) == .text { surface.restyle(point) { $0 = style } }
        }
    }

    /// The whole proposal of an element that has not answered, from its parent's corner: its final position would
    /// reveal its answer.
    private func drawRoom(_ proposal: Proposal, of element: SeenElement, style: Style, on surface: inout StageSurface) {
        surface.clip(to: surface.viewport)
        drawDashes(proposal, at: cornerOfParent(of: element), of: element, style: style, on: &surface)
    }

    /// The parent's corner, scrolled as the element is; the root's own corner.
    private func cornerOfParent(of element: SeenElement) -> CellPoint {
        let own = inspection.elements[element.index]
        guard let parent = own.parent else { return element.cells.origin }
        let corner = inspection.elements[parent].cells.origin
        return CellPoint(
            x: corner.x + element.cells.minX - own.cells.minX, y: corner.y + element.cells.minY - own.cells.minY)
    }

    /// The proposed size from a corner; on an unlimited axis, to the edge of the visible part. An ideal length is
    /// unknown before the answer: it is drawn as the final length, or as a cell while predicting.
    private func drawDashes(
        _ proposal: Proposal, at corner: CellPoint, of element: SeenElement, style: Style,
        on surface: inout StageSurface
    ) {
        let edge = surface.clip.intersection(surface.viewport)
        let ideal = stepping.isPredicting ? .zero : inspection.elements[element.index].frame.size
        var rect = rect(
            of: CGSize(width: proposal.width.limit ?? ideal.width, height: proposal.height.limit ?? ideal.height),
            at: element)
        rect.origin = corner
        if proposal.width == .unconstrained { rect.size.width = max(1, edge.maxX - rect.minX) }
        if proposal.height == .unconstrained { rect.size.height = max(1, edge.maxY - rect.minY) }
        surface.drawEdge(of: rect, .dashed, style: style, behind: [.text])
    }

    /// A size in points from the element's corner, at least a cell in each direction.
    private func rect(of size: CGSize, at element: SeenElement) -> CellRect {
        let corner = inspection.elements[element.index].frame.origin
        let cells = inspection.projection.cells(of: CGRect(origin: corner, size: size))
        return CellRect(
            x: element.cells.minX, y: element.cells.minY, width: max(1, cells.width), height: max(1, cells.height))
    }
}
