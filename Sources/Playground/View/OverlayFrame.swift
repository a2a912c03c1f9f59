import Terminal
import TextMetrics

/// The frame of an overlay.
struct OverlayFrame {
    let outside: CellRect

    /// - Parameter title: nil for a frame without one.
    func draw(title: String?, on canvas: inout Canvas, theme: Theme) {
        canvas.fill(outside, style: .plain)
        for y in outside.minY..<outside.maxY {
            for x in outside.minX..<outside.maxX {
                let ends = ends(x, y)
                guard !ends.isEmpty else { continue }
                canvas.put(.line(ends), at: CellPoint(x: x, y: y), style: theme[.accent])
            }
        }
        guard let title else { return }
        let row = CellRect(x: outside.minX + 2, y: outside.minY, width: max(0, outside.width - 4), height: 1)
        canvas.write(Line(" \(title) ", .focusedTitle), in: row, theme: theme)
    }

    private func ends(_ x: Int, _ y: Int) -> LineEnds {
        var ends: LineEnds = []
        let isAcross = y == outside.minY || y == outside.maxY - 1
        let isDown = x == outside.minX || x == outside.maxX - 1
        if isAcross && x > outside.minX { ends.insert(.left) }
        if isAcross && x < outside.maxX - 1 { ends.insert(.right) }
        if isDown && y > outside.minY { ends.insert(.up) }
        if isDown && y < outside.maxY - 1 { ends.insert(.down) }
        return ends
    }
}
