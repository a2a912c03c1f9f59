import LayoutInspection
import Terminal
import TextMetrics

/// The axes on which an element covers no cell, so that it is invisible.
enum MissingExtent: Hashable {
    case width, height, both
    /// Its frame is infinite or NaN, and covers no cell.
    case notFinite

    /// Nil if there is at least one cell.
    init?(_ element: InspectedElement) {
        self.init(element.cells)
        if !element.isFinite { self = .notFinite }
    }

    init?(_ cells: CellRect) {
        switch (cells.width == 0, cells.height == 0) {
        case (true, true): self = .both
        case (true, false): self = .width
        case (false, true): self = .height
        case (false, false): return nil
        }
    }

    /// The glyph that is drawn at its corner.
    var mark: Glyph {
        switch self {
        case .width: Glyph(character: "▏", columns: 1)
        case .height: Glyph(character: "▔", columns: 1)
        case .both, .notFinite: Glyph(character: "╳", columns: 1)
        }
    }

    var shortWords: String {
        switch self {
        case .width, .height, .notFinite: words
        case .both: "empty"
        }
    }

    var words: String {
        switch self {
        case .width: "0 wide"
        case .height: "0 high"
        case .both: "0 wide and 0 high"
        case .notFinite: "not finite"
        }
    }
}
