import LayoutInspection
import Terminal

/// The trace's right edge: which part of all rows is seen, and where in the negotiation one stands. It can be clicked and
/// dragged.
struct Timeline {
    let stepping: Stepping
    let area: CellRect

    private var last: Int { stepping.moments.all.count - 1 }

    /// The row of the window for the moment at which one stands; nil where nothing is stepped through.
    var y: Int? {
        guard stepping.isActive, area.height > 1, last > 0 else { return nil }
        return area.minY + stepping.moment * (area.height - 1) / last
    }

    /// The moment at a place of the edge; nil beside it.
    func moment(at point: CellPoint) -> Int? {
        guard area.contains(point), point.x == area.maxX - 1, area.height > 1, last > 0 else { return nil }
        return (point.y - area.minY) * last / (area.height - 1)
    }
}
