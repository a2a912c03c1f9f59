import ArgumentParser
import Foundation
import LayoutInspection
import Negotiation

/// `width=20..80`: the window's sizes to sweep, in points. The ones at which something changes are printed.
struct SweepArgument {
    let axis: Axis
    private let low: CGFloat
    private let high: CGFloat

    /// More sizes would take minutes.
    private static let limit = 4000

    init(argument: String) throws {
        let parts = argument.split(separator: "=", maxSplits: 1)
        let axis: Axis? = parts.first == "width" ? .horizontal : parts.first == "height" ? .vertical : nil
        guard let axis, parts.count == 2,
            case .between(let low, let high)? = try? AxisProposal(parsing: String(parts[1]))
        else {
            throw ValidationError(.sweepForm)
        }
        (self.axis, self.low, self.high) = (axis, low, high)
    }

    /// The sizes at which something changes in a layout; empty if there is no layout.
    /// - Throws: `ValidationError` if the sizes contain no whole cell, or too many.
    func breakpoints(of opened: OpenedLayout) throws -> [Breakpoint] {
        guard let shown = opened.inspection else { return [] }
        return try opened.document.breakpoints(
            along: axis, in: cells(shown.projection), of: shown.proposal, projection: shown.projection)
    }

    /// The sizes in whole cells.
    /// - Throws: `ValidationError` if there are none, or too many.
    func cells(_ projection: CellProjection) throws -> ClosedRange<Int> {
        let cell = projection.cell[axis]
        let (first, last) = ((low / cell).rounded(.up), (high / cell).rounded(.down))
        guard first <= last else { throw ValidationError(.sweepWithoutCells(limit: Self.limit)) }
        guard last < 1e6, last - first < CGFloat(Self.limit) else {
            throw ValidationError(.sweepTooLong(limit: Self.limit))
        }
        return Int(first)...Int(last)
    }
}
