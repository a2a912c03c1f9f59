import Terminal
import TextMetrics

/// The frame of an overlay.
struct OverlayFrame {
    let outside: CellRect

    /// - Parameter title: nil for a frame without one.
    func draw(title: String?, on canvas: inout Canvas, theme: Theme) {
        canvas.fill(outside, style: .plain)
        for point in outside.points {
            let ends = outside.edgeEnds(at: point)
            if !ends.isEmpty { canvas.put(.line(ends), at: point, style: theme[.accent]) }
        }
        guard let title else { return }
        let row = CellRect(x: outside.minX + 2, y: outside.minY, width: max(0, outside.width - 4), height: 1)
        canvas.write(Line(" \(title) ", .focusedTitle), in: row, theme: theme)
    }
}
