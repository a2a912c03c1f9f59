internal import CNcurses
import Terminal

/// Draws the end of the last row where ncurses fails: screen and tmux go to the next line after their last cell, and
/// terminfo has no capability that prevents it. ncurses then writes a glyph one cell earlier and pushes it into
/// position. If a wide glyph ends before the last cell, that loses the last cell. For ncurses these cells stay blank.
struct RowEnd {
    private let size: CellSize
    /// The cells that the terminal shows there.
    private var shown: ArraySlice<Cell>

    /// Nil if ncurses draws it correctly, or if this cannot: the terminal lacks ECMA-48 with DEC's private modes, or
    /// its saved cursor is the shell's, which ncurses then does not touch.
    init?(size: CellSize, speaksECMA48: Bool) {
        func has(_ name: String, _ value: String) -> Bool {
            shim_string_capability(name).map { String(cString: $0) == value } ?? false
        }
        guard speaksECMA48, shim_has_flag("am"), shim_has_flag("xenl"), shim_string_capability("rmam") == nil,
            has("sc", "\u{1B}7"), has("rc", "\u{1B}8")
        else { return nil }
        self.size = size
        shown = [.blank]
    }

    /// The cells of a canvas that ncurses does not get: the last one, with the other half of a wide glyph, or with a
    /// wide glyph before it.
    func cells(of canvas: Canvas) -> ArraySlice<Cell> {
        guard canvas.size.width >= size.width, canvas.size.height >= size.height else { return [.blank] }
        let row = canvas.row(size.height - 1).prefix(size.width)
        let isWideBefore = size.width > 2 && row[row.endIndex - 2].isContinuation
        return row.suffix(row[row.endIndex - 1].isContinuation ? 2 : isWideBefore ? 3 : 1)
    }

    /// Adds the row's end to ncurses' bytes for a canvas.
    mutating func added(
        to bytes: [UInt8], for canvas: Canvas, with translation: CellTranslation, and pairs: ColorPairs
    ) -> [UInt8] {
        let (before, now) = (shown, cells(of: canvas))
        guard now != before || !bytes.isEmpty else { return bytes }
        shown = now
        // ncurses assumes blanks there, also when it scrolls.
        let blank = Array(repeating: Cell.blank, count: before.count)[...]
        return drawn(blank, over: before, translation, pairs) + bytes
            + drawn(now, over: [.blank], translation, pairs)
    }

    /// The bytes that draw cells. The cursor and the style are restored for ncurses.
    private func drawn(
        _ cells: ArraySlice<Cell>, over before: ArraySlice<Cell>, _ translation: CellTranslation, _ pairs: ColorPairs
    ) -> [UInt8] {
        guard cells != before else { return [] }
        let written = cells.filter { !$0.isContinuation }.map { cell in
            let (scalars, coversBoth) = translation.scalars(for: cell.glyph)
            let text = scalars.prefix { $0 != 0 }.compactMap { Unicode.Scalar(UInt32($0)).map(String.init) }.joined()
            return "\u{1B}[\(pairs.parameters(of: cell.style))m\(text)\(coversBoth ? "" : " ")"
        }
        let place = "\u{1B}[\(size.height);\(size.width - cells.count + 1)H"
        return Array("\u{1B}7\u{1B}[?7l\(place)\(written.joined())\u{1B}[?7h\u{1B}8".utf8)
    }
}
