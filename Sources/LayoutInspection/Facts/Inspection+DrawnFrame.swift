import Foundation
import Terminal

extension Inspection {
    /// The cells that a picture of the layout shows: the root's cells, and on an axis with an exact proposal the whole
    /// proposed length. A root of another size is centered in it.
    package var drawnFrame: CellRect {
        guard let root = elements.first?.cells else { return .zero }
        var exact = CGRect.zero
        if case .exactly(let width) = proposal.width { exact.size.width = width }
        if case .exactly(let height) = proposal.height { exact.size.height = height }
        return projection.cells(of: exact).union(root)
    }
}
