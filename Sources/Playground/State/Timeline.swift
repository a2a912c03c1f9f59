import LayoutInspection
import Terminal

/// The timeline on the trace's right edge: the visible part of all rows, and the current moment. It can be clicked and
/// dragged.
struct Timeline {
    let stepping: Stepping
    let area: CellRect

    private var last: Int { stepping.moments.all.count - 1 }

    /// The window's row of the current moment; nil without stepping.
    var y: Int? {
        guard stepping.isActive, area.height > 1, last > 0 else { return nil }
        return area.minY + stepping.moment * (area.height - 1) / last
    }

    /// The moment at a position on the edge; nil elsewhere.
    func moment(at point: CellPoint) -> Int? {
        guard area.contains(point), point.x == area.maxX - 1, area.height > 1, last > 0 else { return nil }
        return (point.y - area.minY) * last / (area.height - 1)
    }
}
