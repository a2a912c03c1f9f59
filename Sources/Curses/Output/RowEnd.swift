internal import CNcurses
import Terminal

/// Draws the end of the last row where ncurses does not do it well: screen and tmux go to the next line after their last
/// cell, and terminfo does not say how to keep them from it. ncurses then writes a glyph a cell before and pushes it to its
/// place; it does so, too, where a wide glyph ends before the last cell, and loses what is there. For ncurses these cells
/// stay blank.
struct RowEnd {
    private let size: CellSize
    /// What the terminal shows there.
    private var shown: ArraySlice<Cell>

    /// Nil where ncurses does it well, and where the terminal cannot be told: not in ECMA-48 with DEC's private modes, or
    /// because the cursor that it saves is the shell's, which ncurses then does not touch.
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

    /// The cells of a canvas that ncurses does not see: the last one, with the other half of a wide glyph, or with a wide
    /// glyph before it.
    func cells(of canvas: Canvas) -> ArraySlice<Cell> {
        guard canvas.size.width >= size.width, canvas.size.height >= size.height else { return [.blank] }
        let row = canvas.row(size.height - 1).prefix(size.width)
        let isWideBefore = size.width > 2 && row[row.endIndex - 2].isContinuation
        return row.suffix(row[row.endIndex - 1].isContinuation ? 2 : isWideBefore ? 3 : 1)
    }

    /// Puts what is there around ncurses' bytes for a canvas.
    mutating func added(
        to bytes: [UInt8], for canvas: Canvas, with translation: CellTranslation, and pairs: ColorPairs
    ) -> [UInt8] {
        let (before, now) = (shown, cells(of: canvas))
        guard now != before || !bytes.isEmpty else { return bytes }
        shown = now
        // ncurses takes it for blank, also where it scrolls it up.
        let blank = Array(repeating: Cell.blank, count: before.count)[...]
        return drawn(blank, over: before, translation, pairs) + bytes
            + drawn(now, over: [.blank], translation, pairs)
    }

    /// Where the cursor stands, and how it writes, is as before for ncurses.
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
