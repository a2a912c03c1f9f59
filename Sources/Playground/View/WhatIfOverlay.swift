import Terminal

/// The box with an element's answers to proposals that the layout did not make.
struct WhatIfOverlay {
    let state: PlaygroundState
    let box: WhatIfBox

    func draw(on canvas: inout Canvas, in arrangement: OverlayArrangement, theme: Theme) {
        let name = box.exploration.path.components.last ?? ""
        OverlayFrame(outside: arrangement.outside).draw(title: "What if: \(name)", on: &canvas, theme: theme)
        let field = [Span("and if I proposed ", .faint)] + box.field.spans
        canvas.write(Line(field), in: arrangement.inside.row, theme: theme)
        let area = arrangement.scrolled
        let rows = state.whatIfRows(width: area.width)
        let top = state.offset(.whatIf).y
        canvas.write(rows, from: top, in: area, theme: theme)
        canvas.drawScrollMark(offset: top, count: rows.count, in: area.inset(right: -1), theme: theme)
    }
}

extension CellRect {
    /// Its first row.
    fileprivate var row: CellRect { CellRect(x: minX, y: minY, width: width, height: min(1, height)) }
}
