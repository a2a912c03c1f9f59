internal import CVterm

/// An emulated screen: libvterm's picture of a program's bytes.
///
/// A class because it owns an emulator, which is freed once.
package final class VirtualScreen {
    private let emulator: OpaquePointer
    private let screen: OpaquePointer
    private var size: (columns: Int, rows: Int)

    package init(columns: Int, rows: Int) {
        size = Self.possible(columns, rows)
        guard let emulator = vterm_new(Int32(size.rows), Int32(size.columns)),
            let screen = vterm_obtain_screen(emulator)
        else { preconditionFailure("libvterm gives a screen of every size") }
        (self.emulator, self.screen) = (emulator, screen)
        vterm_set_utf8(emulator, 1)
        vterm_screen_enable_altscreen(screen, 1)
        vterm_screen_reset(screen, 1)
    }

    deinit {
        vterm_free(emulator)
    }

    package func feed(_ bytes: some Collection<UInt8>) {
        let characters = bytes.map { CChar(bitPattern: $0) }
        _ = vterm_input_write(emulator, characters, characters.count)
    }

    package func resize(columns: Int, rows: Int) {
        size = Self.possible(columns, rows)
        vterm_set_size(emulator, Int32(size.rows), Int32(size.columns))
    }

    /// The rows without the spaces at their ends.
    package var rows: [String] {
        (0..<size.rows).map { row in
            var text = ""
            var column = 0
            while column < size.columns {
                let (character, columns) = cell(row, column)
                text += character
                column += columns
            }
            return String(text.reversed().drop { $0 == " " }.reversed())
        }
    }

    private func cell(_ row: Int, _ column: Int) -> (character: String, columns: Int) {
        var scalars = [UInt32](repeating: 0, count: SHIM_SCALARS_PER_CELL)
        let columns = Int(shim_vterm_cell(screen, Int32(row), Int32(column), &scalars))
        let text = scalars.prefix { $0 != 0 }.map { Unicode.Scalar($0) ?? "\u{FFFD}" }
        return (text.isEmpty ? " " : String(String.UnicodeScalarView(text)), max(1, columns))
    }

    /// A size that the emulator supports. It has no room for 65,535 by 65,535 cells, nor for an empty screen. libvterm
    /// 0.1.4 crashes at a wide character in a single column, which may be left from the size before.
    private static func possible(_ columns: Int, _ rows: Int) -> (columns: Int, rows: Int) {
        (min(max(2, columns), 1024), min(max(1, rows), 512))
    }
}
