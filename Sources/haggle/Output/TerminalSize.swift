import Foundation
import Terminal

enum TerminalSize {
    /// The size of the terminal of standard output, input or error; 80 by 24 if there is none.
    static var current: CellSize {
        for descriptor in [STDOUT_FILENO, STDIN_FILENO, STDERR_FILENO] {
            var size = winsize()
            if ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 {
                return CellSize(width: Int(size.ws_col), height: Int(size.ws_row))
            }
        }
        return CellSize(width: 80, height: 24)
    }
}
