import Foundation

/// Whether a length continues as it began while the window grows cell by cell: as a straight line does, by the same
/// amount in each cell. A growth of more than a cell, or a decrease, is a jump unless it happens again and again.
///
///     ──────╮     it stays, then grows with the window: a bend
///           ╱
///     ──┐         it jumps, and stays again: one change, at the jump
///       └────
struct LengthTrend {
    private var start: (cells: Int, length: CGFloat)
    private var last: CGFloat
    private var step: CGFloat?
    /// The growth per cell, as far as it is known.
    private var low = -CGFloat.infinity
    private var high = CGFloat.infinity

    init(_ length: CGFloat, at cells: Int) {
        start = (cells, length)
        last = length
    }

    /// Takes the length at a size that is larger than all before.
    /// - Parameters:
    ///   - cell: the points in a cell.
    ///   - slack: how far rounding moves a length from its line, in points.
    /// - Returns: whether the length goes on as before. If not, it starts again.
    mutating func goesOn(with length: CGFloat, at cells: Int, cell: CGFloat, slack: CGFloat) -> Bool {
        guard length.isFinite, start.length.isFinite else {
            let isSame = length == start.length || length.isNaN && start.length.isNaN
            if !isSame { self = LengthTrend(length, at: cells) }
            return isSame
        }
        let (step, before) = (length - last, step)
        last = length
        self.step = step
        let follows = step >= -slack && step <= cell + slack
        guard follows || before.map({ abs($0 - step) <= slack }) ?? false else {
            self = LengthTrend(length, at: cells)
            self.step = step
            return false
        }
        let count = CGFloat(cells - start.cells)
        let rates = ((length - start.length - slack) / count, (length - start.length + slack) / count)
        guard max(low, rates.0) <= min(high, rates.1) else {
            self = LengthTrend(length, at: cells)
            return false
        }
        (low, high) = (max(low, rates.0), min(high, rates.1))
        return true
    }
}
