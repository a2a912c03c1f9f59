internal import CTerminalGuard

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The terminal driver's modes: the original ones, and those of a full-screen program.
///
/// Keys arrive one by one, unprocessed (no line editing, echo, flow control or translation), except that Ctrl-C, Ctrl-\
/// and Ctrl-Z stay signals: a program that hangs can still be ended from its own keyboard.
struct RawMode {
    let original: termios
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
        // Just after a stopped program continues, this fails now and then, and succeeds when tried again.
        for _ in 0..<10 {
            if tcsetattr(terminal.number, TCSADRAIN, &modes) == 0 { return }
            guard errno == EINTR || errno == EIO else { break }
        }
        throw .modesUnavailable(errno: errno)
    }
}
