import Negotiation
import SwiftUIDialect

/// The sizes of the platform's controls, the only table of them. If a point is a cell, they are in cells; else they are
/// those of iOS at its standard text size.
package struct ControlMetrics {
    private let isInCells: Bool
    private let environment: EnvironmentValues

    init(_ context: Context) {
        environment = context.environment
        isInCells = context.metrics == .cells
    }

    package enum Kind: Hashable, Sendable {
        case symbol, toggle, decrement, increment, slider, field, editor, progress, spinner, date

        /// The axes on which it takes the proposed length: an editor scrolls its overflow.
        var filledAxes: [Axis] {
            switch self {
            case .slider, .field, .progress: [.horizontal]
            case .editor: [.horizontal, .vertical]
            case .symbol, .toggle, .decrement, .increment, .spinner, .date: []
            }
        }
    }

    /// The width and height; ideal ones on an axis that it fills.
    package func size(of kind: Kind) -> CGSize {
        let (cells, points) =
            switch kind {
            case .symbol: (Metrics.cells.symbol, Metrics.points.symbol)
            case .toggle: (CGSize(width: 6, height: 1), CGSize(width: 51, height: 31))
            case .decrement: (CGSize(width: 3, height: 1), CGSize(width: 47, height: 32))
            case .increment: (CGSize(width: 4, height: 1), CGSize(width: 47, height: 32))
            case .slider: (CGSize(width: 10, height: 1), CGSize(width: 150, height: 28))
            case .field: (CGSize(width: 10, height: 1), CGSize(width: 100, height: 22))
            case .editor: (CGSize(width: 10, height: 3), CGSize(width: 100, height: 100))
            case .progress: (CGSize(width: 10, height: 1), CGSize(width: 150, height: 4))
            case .spinner: (CGSize(width: 2, height: 1), CGSize(width: 20, height: 20))
            case .date: (CGSize(width: 12, height: 1), CGSize(width: 123, height: 34))
            }
        return isInCells ? cells : points
    }

    /// The padding between a button's label and its border, at each side.
    var buttonPadding: CGSize {
        switch environment.controlSize {
        case .mini, .small: isInCells ? CGSize(width: 1, height: 0) : CGSize(width: 10, height: 4)
        case .regular: isInCells ? CGSize(width: 1, height: 0) : CGSize(width: 12, height: 7)
        case .large, .extraLarge: isInCells ? CGSize(width: 2, height: 1) : CGSize(width: 20, height: 15)
        }
    }
    /// The height of a picker's segment.
    var segmentHeight: CGFloat { isInCells ? 1 : 32 }
    /// The padding at each side of a segment's content.
    var segmentPadding: CGFloat { isInCells ? 1 : 10 }
}
