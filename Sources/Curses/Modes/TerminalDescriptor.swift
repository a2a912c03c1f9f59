import Foundation
import Terminal

/// The terminal that controls this process, newly opened: its non-blocking mode is not shared with the shell, and it
/// does not depend on standard input, output and error.
struct TerminalDescriptor {
    let number: Int32

    init() throws(CursesError) {
        Self.openStandardDescriptors()
        let flags = O_RDWR | O_NOCTTY | O_CLOEXEC | O_NONBLOCK
        number = Self.path().withCString { open($0, flags) }
        guard number >= 0 else { throw .noTerminal }
    }

    func close() {
        Foundation.close(number)
    }

    /// Columns and rows, from 1 to what ncurses and memory can take; 80 x 24 if the terminal does not know.
    var size: CellSize {
        var window = winsize()
        guard ioctl(number, UInt(TIOCGWINSZ), &window) == 0 else { return Self.size(columns: 0, rows: 0) }
        return Self.size(columns: Int(window.ws_col), rows: Int(window.ws_row))
    }

    static func size(columns: Int, rows: Int) -> CellSize {
        guard columns > 0, rows > 0 else { return CellSize(width: 80, height: 24) }
        return CellSize(width: min(columns, 1024), height: min(rows, 512))
    }

    enum Input {
        case bytes(ArraySlice<UInt8>)
        case nothing
        /// The window was closed, or the connection dropped.
        case hungUp
    }

    func read() -> Input {
        var buffer = [UInt8](repeating: 0, count: 4096)
        while true {
            let count = buffer.withUnsafeMutableBytes { systemRead(number, $0) }
            if count > 0 { return .bytes(buffer[..<count]) }
            if count < 0, errno == EINTR { continue }
            return count < 0 && errno == EAGAIN ? .nothing : .hungUp
        }
    }

    /// The path of the terminal. On Darwin `poll` does not work on /dev/tty, only on the terminal's own name.
    private static func path() -> String {
        #if canImport(Darwin)
            var name = [CChar](repeating: 0, count: 1024)
            for descriptor in 0...2 where ttyname_r(Int32(descriptor), &name, name.count) == 0 {
                return name.withUnsafeBufferPointer { $0.baseAddress.map { String(cString: $0) } ?? "/dev/tty" }
            }
        #endif
        return "/dev/tty"
    }

    /// Opens standard input, output and error if they are closed, so that the terminal does not get one of their
    /// numbers, and no library's output to standard error gets on the screen.
    private static func openStandardDescriptors() {
        for descriptor in Int32(0)...2 where fcntl(descriptor, F_GETFD) == -1 {
            _ = open("/dev/null", O_RDWR)
        }
    }
}

private func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawBufferPointer) -> Int {
    read(descriptor, buffer.baseAddress, buffer.count)
}
