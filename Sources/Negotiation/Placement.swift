import Foundation

/// An element's frame, and who decided it.
public struct Placement: Sendable {
    private let place: Int
    private let tables: RecordTables

    /// - Parameter place: among the placements.
    init(_ place: Int, of tables: RecordTables) {
        (self.place, self.tables) = (place, tables)
    }

    /// The frame, absolute, in points, not rounded; the root's corner is 0, 0.
    public var frame: CGRect { tables.placements[place].frame }

    /// The parent's reason for this frame.
    public var reason: any Reason { withExtendedLifetime(tables) { tables.placements[place].reason.reason } }

    /// The exchange whose answer decided its size; nil if the parent or the proposal alone decided.
    public var decidedBy: ExchangeID? { tables.placements[place].decider.value.map { ExchangeID($0) } }

    /// The step of the record at which it was placed.
    public var step: Int { Int(tables.placements[place].step) }
}

/// The row of a placement.
struct PlacementRow: Sendable {
    let frame: CGRect
    let reason: KeptReason
    let decider: PackedNumber
    let step: Int32
}
