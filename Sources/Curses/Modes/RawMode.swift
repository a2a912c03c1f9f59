internal import CTerminalGuard
import Foundation

/// The terminal driver's modes: the original ones, and those of a full-screen program.
///
/// Keys arrive one by one, unprocessed (no line editing, echo, flow control or translation), except that Ctrl-C, Ctrl-\
/// and Ctrl-Z stay signals: a program that hangs can still be ended from its own keyboard. Ctrl-C and Ctrl-Z can become
/// keys for a while; Ctrl-\ never does.
struct RawMode {
    let original: termios
    /// Whether Ctrl-C and Ctrl-Z are keys.
    var hasAllKeys = false
    private let terminal: TerminalDescriptor

    /// Reads the modes without changing them.
    init(of terminal: TerminalDescriptor) throws(CursesError) {
        var modes = termios()
        guard tcgetattr(terminal.number, &modes) == 0 else { throw .modesUnavailable(errno: errno) }
        original = modes
        self.terminal = terminal
    }

    func enter() throws(CursesError) {
        var modes = original
        guard_set_program_modes(&modes)
        if hasAllKeys { guard_take_signal_keys(&modes) }
        // Just after a stopped program continues, this fails now and then, and succeeds when tried again.
        for _ in 0..<10 {
            if tcsetattr(terminal.number, TCSADRAIN, &modes) == 0 { return }
            guard errno == EINTR || errno == EIO else { break }
        }
        throw .modesUnavailable(errno: errno)
    }
}
