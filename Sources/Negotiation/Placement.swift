import Foundation

/// An element's frame, and who decided it.
public struct Placement: Sendable {
    private let row: PlacementRow
    private let memory: RecordMemory

    init(_ row: PlacementRow, _ memory: RecordMemory) {
        (self.row, self.memory) = (row, memory)
    }

    /// The frame, absolute, in points, not rounded; the root's corner is 0, 0.
    public var frame: CGRect { row.frame }

    /// The parent's reason for this frame.
    public var reason: any Reason { withExtendedLifetime(memory) { row.reason.reason } }

    /// The exchange whose answer decided its size; nil if the parent or the proposal alone decided.
    public var decidedBy: ExchangeID? { row.decider.value.map { ExchangeID($0) } }

    /// The step of the record at which it was placed.
    public var step: Int { Int(row.step) }
}

/// The row of a placement.
struct PlacementRow: Sendable {
    let frame: CGRect
    let reason: KeptReason
    let decider: PackedNumber
    let step: Int32
}
