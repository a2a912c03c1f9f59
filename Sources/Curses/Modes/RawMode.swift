#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The terminal driver's modes: as they were, and as a full-screen program needs them.
///
/// Keys come one by one and as they are (no line editing, echo, flow control or translation), except that Ctrl-C, Ctrl-\ and
/// Ctrl-Z stay signals: a program that hangs can still be ended from its own keyboard.
struct RawMode {
    let original: termios
    private let terminal: TerminalDescriptor

    /// Reads the modes and changes nothing.
    init(of terminal: TerminalDescriptor) throws(CursesError) {
        var modes = termios()
        guard tcgetattr(terminal.number, &modes) == 0 else { throw .modesUnavailable(errno: errno) }
        original = modes
        self.terminal = terminal
    }

    func enter() throws(CursesError) {
        var modes = original
        modes.c_lflag &= ~tcflag_t(ICANON | ECHO | IEXTEN)
        modes.c_lflag |= tcflag_t(ISIG)
        modes.c_iflag &= ~tcflag_t(IXON | ICRNL | INLCR | IGNCR | ISTRIP)
        modes.c_oflag &= ~tcflag_t(OPOST)
        Self.setMinimum(&modes)
        // Just after a stopped program is continued this fails now and then, and succeeds when tried again.
        for _ in 0..<10 {
            if tcsetattr(terminal.number, TCSADRAIN, &modes) == 0 { return }
            guard errno == EINTR || errno == EIO else { break }
        }
        throw .modesUnavailable(errno: errno)
    }

    /// A read gives what is there, from one byte on.
    private static func setMinimum(_ modes: inout termios) {
        withUnsafeMutableBytes(of: &modes.c_cc) { controls in
            controls[Int(VMIN)] = 1
            controls[Int(VTIME)] = 0
        }
    }
}
