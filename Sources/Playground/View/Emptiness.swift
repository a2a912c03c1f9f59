import Terminal
import TextMetrics

/// On which axes an element takes no cell, so that nothing of it can be seen.
enum Emptiness: Hashable {
    case noWidth, noHeight, neither

    /// Nil for what takes a cell.
    init?(_ cells: CellRect) {
        switch (cells.width == 0, cells.height == 0) {
        case (true, true): self = .neither
        case (true, false): self = .noWidth
        case (false, true): self = .noHeight
        case (false, false): return nil
        }
    }

    /// A stroke where it would begin.
    var mark: Glyph {
        switch self {
        case .noWidth: Glyph(character: "▏", columns: 1)
        case .noHeight: Glyph(character: "▔", columns: 1)
        case .neither: Glyph(character: "╳", columns: 1)
        }
    }

    var shortWords: String {
        switch self {
        case .noWidth, .noHeight: words
        case .neither: "empty"
        }
    }

    var words: String {
        switch self {
        case .noWidth: "0 wide"
        case .noHeight: "0 high"
        case .neither: "0 wide and 0 high"
        }
    }
}
