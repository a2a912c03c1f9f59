import LayoutInspection
import Negotiation
import Terminal

/// The notice of a window that is too small for a pane.
struct TooSmallNotice {
    let state: PlaygroundState

    func draw(on canvas: inout Canvas, theme: Theme) {
        let size = state.window
        guard size.width >= 14 else {
            canvas.write([Line("too small")].wrapped(to: size.width), from: 0, in: canvas.bounds, theme: theme)
            return
        }
        let name = state.document?.name ?? "haggle"
        var lines = [Line(name, .strong)]
        if let inspection = state.inspection, let root = inspection.elements.first {
            lines.append(Line("\(root.pathComponent) took \(PointsFormat.short(inspection.size))"))
        }
        let needed = Arrangement.minimumSize
        lines.append(Line("too small: \(size.width)×\(size.height), needs \(needed.width)×\(needed.height)", .warning))
        lines.append(Line("q quits", .faint))
        canvas.write(lines.wrapped(to: size.width), from: 0, in: canvas.bounds, theme: theme)
    }
}
