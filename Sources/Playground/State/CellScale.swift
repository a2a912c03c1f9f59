import LayoutInspection

/// How many points a cell stands for.
package struct CellScale {
    package private(set) var projection: CellProjection
    /// What it is to be, once the sources are read so.
    private var wanted: CellProjection?
    /// Whether it was said that the sources' numbers look like points.
    private var isSaid = false

    init(_ projection: CellProjection) {
        self.projection = projection
    }

    /// Wants a cell to be 8 by 16 points, or one point again.
    /// - Returns: what is wanted.
    mutating func toggle() -> CellProjection {
        let other = projection == .unit ? CellProjection.phone : .unit
        (wanted, isSaid) = (other, true)
        return other
    }

    /// Takes over what was wanted, from a reading that has it.
    /// - Returns: whether it did.
    mutating func take(_ scale: Scale) -> Bool {
        guard wanted == scale.projection else { return false }
        (projection, wanted) = (scale.projection, nil)
        return true
    }

    /// Whether to say, once, that one point a cell does not suit the sources.
    mutating func isWorthSaying(_ scale: Scale) -> Bool {
        guard scale.isInPoints, projection == .unit, wanted == nil, !isSaid else { return false }
        isSaid = true
        return true
    }
}
