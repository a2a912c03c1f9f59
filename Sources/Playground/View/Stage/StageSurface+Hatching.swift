import LayoutInspection
import Terminal
import TextMetrics

extension StageSurface {
    /// Hatches a hole, and writes its name if it fits.
    ///
    /// ```
    /// ▒ AvatarView ▒   ▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒   ▒ Card ▒▒▒
    ///                  ▒▒ AvatarView ▒▒   ▒        ▒
    ///                  ▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒   ▒▒▒▒▒▒▒▒▒▒
    /// ```
    mutating func hatch(_ cells: CellRect, _ hatching: Appearance.Hatching, nameStyle: Style) {
        let style = nameStyle.adding(.dim)
        switch hatching {
        case .filled(let name):
            for point in visible(cells).points { put(.hatching, at: point, style: style, ink: .border) }
            guard let title = HatchedTitle(name).shown(in: cells.width) else { return }
            let spare = cells.width - title.columns
            write(title, at: CellPoint(x: cells.minX + spare / 2, y: cells.minY + (cells.height - 1) / 2), nameStyle)
        case .framed(let name):
            forEachEdgeCell(of: cells) { surface, point, _ in
                surface.put(.hatching, at: point, style: style, ink: .border)
            }
            guard let title = HatchedTitle(name).shown(in: cells.width) else { return }
            write(title, at: CellPoint(x: cells.minX + 1, y: cells.minY), nameStyle)
        }
    }

    private mutating func write(_ text: VisibleText, at point: CellPoint, _ style: Style) {
        var x = point.x
        for glyph in text.glyphs {
            put(glyph, at: CellPoint(x: x, y: point.y), style: style, ink: .text)
            x += glyph.columns
        }
    }
}
