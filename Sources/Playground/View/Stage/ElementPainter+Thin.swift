import Foundation
import LayoutInspection
import Negotiation
import Terminal
import TextMetrics

extension ElementPainter {
    /// Draws an element thinner than half a cell in the cells of its middle: a colour as a block of its thickness, to
    /// an eighth of a cell; an edge, hatching and a meter as a line. Texts in these cells stay, and later papers go
    /// below it.
    ///
    /// ```
    /// ▂▂▂▂▂▂▂   ▎   ▪   ├─────┤   ▒▒▒▒▒▒▒   ▬▬▬────
    /// ```
    func paintThin(
        _ index: Int, _ appearance: Appearance, _ opacity: Double, in cells: CellRect, on surface: inout StageSurface
    ) {
        if let text = appearance.text {
            let style = style(of: text.paint, opacity)
            for (column, glyph) in VisibleText(text.string).prefix(columns: cells.width).glyphs.enumerated() {
                let place = CellRect(x: cells.minX + column, y: cells.minY, width: 1, height: 1)
                fill(place, with: glyph, style: style, on: &surface)
            }
        } else if appearance.hatching != nil {
            fill(cells, with: .hatching, style: Style(attributes: .dim), on: &surface)
        } else if theme.colors != .none, let paint = appearance.background?.faded(to: opacity), paint.alpha > 0 {
            let block = block(of: inspection.elements[index])
            fill(cells, with: block, style: Style(foreground: paint.color), on: &surface)
        } else if decorations == .boxes, theme.colors == .none {
            surface.drawEdge(of: cells, .light, style: .plain, ink: .border)
        }
        if let border = appearance.border, border.width > 0 {
            surface.drawEdge(of: cells, .light, style: style(of: border.paint, opacity), ink: .border, behind: [])
        }
    }

    private func fill(_ cells: CellRect, with glyph: Glyph, style: Style, on surface: inout StageSurface) {
        for point in surface.visible(cells).points where surface.ink(at: point) != .text {
            surface.put(glyph, at: point, style: style, ink: .border)
        }
    }

    /// A block as thick as an element.
    private func block(of element: InspectedElement) -> Glyph {
        let cell = inspection.projection.cell
        let character: Character =
            switch (element.cells.width, element.cells.height) {
            case (0, 0): "▪"
            case (_, 0): Self.eighth(element.frame.height / cell.height, of: Self.lowBlocks)
            default: Self.eighth(element.frame.width / cell.width, of: Self.leftBlocks)
            }
        return Glyph(character: character, columns: 1)
    }

    private static let lowBlocks: [Character] = ["▁", "▂", "▃", "▄"]
    private static let leftBlocks: [Character] = ["▏", "▎", "▍", "▌"]

    /// - Parameter part: the part of a cell, from 0 to 1.
    private static func eighth(_ part: CGFloat, of blocks: [Character]) -> Character {
        blocks[Int(clamping: (part * 8).rounded(), to: 1...blocks.count) - 1]
    }
}
