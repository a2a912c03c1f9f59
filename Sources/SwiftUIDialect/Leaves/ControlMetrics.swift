import Negotiation

/// The sizes of what SwiftUI takes from the platform's controls: the one table of them. At a point for each cell they are in
/// cells; else those that iOS has at its standard text size.
package struct ControlMetrics {
    private let cell: CGSize
    private let isInCells: Bool

    init(_ context: Context) {
        cell = context.cell
        isInCells = context.metrics == .cells
    }

    private func size(cells: CGSize, points: CGSize) -> CGSize { isInCells ? cells : points }

    /// A symbol, or a picture that is not there.
    package var symbol: CGSize {
        size(cells: CGSize(width: 2, height: 1), points: CGSize(width: 20, height: 20))
    }
}
