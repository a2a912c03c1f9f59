import LayoutInspection

/// The points in a cell.
package struct CellScale {
    package private(set) var projection: CellProjection
    /// The scale that the next reading of the sources shall have.
    private var wanted: CellProjection?
    /// Whether the hint that the sources' numbers look like points was shown.
    private var isSaid = false

    init(_ projection: CellProjection) {
        self.projection = projection
    }

    /// Switches between cells of 8 by 16 points and of one point.
    /// - Returns: the wanted scale.
    mutating func toggle() -> CellProjection {
        let other = projection == .unit ? CellProjection.phone : .unit
        (wanted, isSaid) = (other, true)
        return other
    }

    /// Takes the wanted scale from a reading that has it.
    /// - Returns: whether the reading has it.
    mutating func take(_ scale: Scale) -> Bool {
        guard wanted == scale.projection else { return false }
        (projection, wanted) = (scale.projection, nil)
        return true
    }

    /// Whether to report, once, that one point a cell does not suit the sources.
    mutating func isWorthSaying(_ scale: Scale) -> Bool {
        guard scale.isInPoints, projection == .unit, wanted == nil, !isSaid else { return false }
        isSaid = true
        return true
    }
}
