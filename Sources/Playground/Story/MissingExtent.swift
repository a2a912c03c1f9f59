import Terminal
import TextMetrics

/// The axes on which an element takes no cell, so that it cannot be seen.
enum MissingExtent: Hashable {
    case width, height, both

    /// Nil where there is at least one cell.
    init?(_ cells: CellRect) {
        switch (cells.width == 0, cells.height == 0) {
        case (true, true): self = .both
        case (true, false): self = .width
        case (false, true): self = .height
        case (false, false): return nil
        }
    }

    /// Drawn where it would begin.
    var mark: Glyph {
        switch self {
        case .width: Glyph(character: "▏", columns: 1)
        case .height: Glyph(character: "▔", columns: 1)
        case .both: Glyph(character: "╳", columns: 1)
        }
    }

    var shortWords: String {
        switch self {
        case .width, .height: words
        case .both: "empty"
        }
    }

    var words: String {
        switch self {
        case .width: "0 wide"
        case .height: "0 high"
        case .both: "0 wide and 0 high"
        }
    }
}
