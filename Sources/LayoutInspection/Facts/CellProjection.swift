import Foundation
import Negotiation
import Terminal

/// The only place where points become cells: each edge is rounded in global coordinates, halves away from zero, so that
/// neighbours always touch and thirds of 10 are 3, 4 and 3. An edge within a millionth of a point of a half counts as the
/// half.
package struct CellProjection: Hashable, Sendable {
    /// The points in a cell.
    package let cell: CGSize

    /// One point is one cell.
    package static let unit = CellProjection(cell: CGSize(width: 1, height: 1))

    package init(cell: CGSize) {
        self.cell = cell
    }

    /// The cells that a frame in points covers. A frame that is not finite is limited to a million cells; a
    /// NaN length covers none.
    package func cells(of frame: CGRect) -> CellRect {
        let (left, right) = Self.edges(frame.origin.x, frame.size.width, cell.width)
        let (top, bottom) = Self.edges(frame.origin.y, frame.size.height, cell.height)
        return CellRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// The cell that a point lies in; nil for one that is NaN or more than a million cells away.
    package func cell(at point: CGPoint) -> CellPoint? {
        let (x, y) = (point.x / cell.width, point.y / cell.height)
        guard x.magnitude < Self.limit, y.magnitude < Self.limit else { return nil }
        return CellPoint(x: Int(x.rounded(.down)), y: Int(y.rounded(.down)))
    }

    /// The points that a number of cells take.
    package func points(of size: CellSize) -> CGSize {
        CGSize(width: CGFloat(size.width) * cell.width, height: CGFloat(size.height) * cell.height)
    }

    private static func edges(_ origin: CGFloat, _ length: CGFloat, _ cell: CGFloat) -> (Int, Int) {
        let one = edge(origin, cell)
        guard !length.isNaN else { return (one, one) }
        let other = edge(origin + length, cell)
        return (min(one, other), max(one, other))
    }

    private static func edge(_ points: CGFloat, _ cell: CGFloat) -> Int {
        // Rounds a sum of fractions within the slack of a half as the half.
        let cells = (points + (points < 0 ? -slack : slack)) / cell
        return Int(clamping: cells.rounded(.toNearestOrAwayFromZero), to: -maximumCells...maximumCells)
    }

    /// The rounding error that a sum of fractions may have, in points.
    static let slack: CGFloat = 1e-6
    private static let limit = CGFloat(maximumCells)
    /// The longest length, in cells. Longer and infinite lengths are limited to it.
    package static let maximumCells = 1_000_000
}
