internal import CNcurses
import Foundation
import Terminal
import TextMetrics

/// Turns canvases into the fewest bytes that bring a terminal from each to the next. ncurses, which draws into memory,
/// finds them.
///
/// A class because it owns a screen of ncurses, which must be freed once.
package final class FramePainter {
    package let colors: ColorDepth
    var encoding: CharacterEncoding { translation.encoding }
    let modes: TerminalModes
    private let screen: OpaquePointer
    private let memory: MemoryFile
    private let translation: CellTranslation
    private var pairs: ColorPairs
    private var size: CellSize
    /// The last canvas that ncurses was given; nil if the terminal may show anything.
    private var last: Canvas?
    /// Whether the scrolling region must be reset, which moves the cursor.
    private var isNewSize = false
    /// The bytes that leave the shell's screen, until the first frame. They set the scrolling region to the old height.
    private var start: [UInt8]
    /// Nil if ncurses draws the row's end itself.
    private var rowEnd: RowEnd?

    /// - Parameter types: names of terminal types; the first that is known is used.
    package init(
        types: [String], size: CellSize, encoding: CharacterEncoding, wantsColor: Bool,
        reportingMouse: Bool = true
    ) throws(CursesError) {
        let memory = try MemoryFile()
        guard let screen = Self.newScreen(types, size: size, memory: memory) else {
            memory.close()
            throw .unknownTerminalType(types.first ?? "")
        }
        set_term(screen)
        typeahead(-1)
        leaveok(shim_stdscr(), true)
        curs_set(0)
        // Flushes the start. On a terminal that cannot hide its cursor, it would otherwise come with the first frame,
        // and set the scrolling region to the old height.
        delay_output(0)
        start = memory.take()
        self.screen = screen
        self.memory = memory
        self.size = size
        pairs = ColorPairs(wanted: wantsColor)
        colors = pairs.depth
        modes = TerminalModes(reportingMouse: reportingMouse)
        rowEnd = RowEnd(size: size, speaksECMA48: modes.speaksECMA48)
        translation = CellTranslation(encoding: encoding)
    }

    deinit {
        set_term(screen)
        delscreen(screen)
        memory.close()
    }

    /// Creates a screen whose size ncurses takes from the environment. The person's own variables would fix it for
    /// ever.
    private static func newScreen(_ types: [String], size: CellSize, memory: MemoryFile) -> OpaquePointer? {
        let sizes = ["LINES": size.height, "COLUMNS": columns(of: size)]
        for (name, value) in sizes {
            setenv(name, String(value), 1)
        }
        defer { sizes.keys.forEach { unsetenv($0) } }
        use_env(true)
        use_tioctl(false)
        for type in types {
            if let screen = newterm(type, memory.stream, memory.stream) { return screen }
        }
        return nil
    }

    /// The columns that ncurses gets. It writes the screen's last cell by way of the one before it, which a single
    /// column does not have.
    private static func columns(of size: CellSize) -> Int { max(2, size.width) }

    package func resize(to size: CellSize) {
        set_term(screen)
        self.size = size
        let columns = Int32(Self.columns(of: size))
        if is_term_resized(Int32(size.height), columns) {
            resize_term(Int32(size.height), columns)
        }
        forget()
    }

    /// Forgets the terminal's contents: the next frame draws everything.
    package func forget() {
        set_term(screen)
        last = nil
        isNewSize = true
        rowEnd = RowEnd(size: size, speaksECMA48: modes.speaksECMA48)
        clearok(shim_curscr(), true)
    }

    /// The bytes that show a canvas, clipped to the size; none if nothing changes.
    package func frame(showing canvas: Canvas) -> [UInt8] {
        set_term(screen)
        if last?.size != canvas.size {
            last = nil
            werase(shim_stdscr())
        }
        for y in 0..<min(canvas.size.height, size.height) where last.map({ $0.row(y) != canvas.row(y) }) ?? true {
            let hidden = y == size.height - 1 ? rowEnd?.cells(of: canvas).count ?? 0 : 0
            paint(canvas.row(y), y: y, columns: size.width - hidden)
        }
        last = canvas
        wnoutrefresh(shim_stdscr())
        doupdate()
        let drawn = memory.take()
        let bytes = rowEnd?.added(to: drawn, for: canvas, with: translation, and: pairs) ?? drawn
        guard !bytes.isEmpty else { return [] }
        defer { (start, isNewSize) = ([], false) }
        return modes.frameStart + start + (isNewSize ? modes.wholeHeight : []) + bytes + modes.frameEnd
    }

    /// Draws cells on a row that is cleared first: in ncurses no cell may ever cover half of another.
    private func paint(_ cells: ArraySlice<Cell>, y: Int, columns: Int) {
        let row = Int32(y)
        wmove(shim_stdscr(), row, 0)
        wclrtoeol(shim_stdscr())
        var x = 0
        for cell in cells where !cell.isContinuation {
            defer { x += cell.glyph.columns }
            guard x + cell.glyph.columns <= columns else { break }
            guard cell != .blank else { continue }
            let rendition = pairs.rendition(of: cell.style)
            let isLast = y == size.height - 1 && x == size.width - 1
            let (scalars, coversBoth) = translation.scalars(for: isLast ? cell.glyph.withoutMarks : cell.glyph)
            shim_put_cell(row, Int32(x), scalars, rendition.attributes, rendition.pair)
            if !coversBoth {
                shim_put_cell(row, Int32(x + 1), [0x20, 0], rendition.attributes, rendition.pair)
            }
        }
    }
}

extension Glyph {
    /// The glyph's base. ncurses writes the screen's last cell in the one before it and pushes it into position, which
    /// marks do not follow.
    fileprivate var withoutMarks: Glyph {
        Glyph(character: character.unicodeScalars.first.map(Character.init) ?? character, columns: columns)
    }
}
