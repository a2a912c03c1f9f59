import Foundation

/// One wait for everything that can happen to a screen.
struct Wait {
    let terminal: Int32
    let signals: Int32
    let file: Int32?
    /// Readable when another thread wakes this one.
    let waker: Int32?
    /// Whether bytes are pending that the terminal has not taken.
    let wantsOutput: Bool
    /// Nil for no timeout.
    let timeout: Duration?

    struct Readiness {
        var hasInput = false
        var hasSignals = false
        var hasFileNotices = false
        var isWoken = false
    }

    /// Sleeps until something is ready or the timeout is over. An interrupted wait ends with nothing ready.
    func run() throws(CursesError) -> Readiness {
        let input = Int16(POLLIN)
        var descriptors = [
            pollfd(fd: terminal, events: wantsOutput ? input | Int16(POLLOUT) : input, revents: 0),
            pollfd(fd: signals, events: input, revents: 0),
            // A negative descriptor is ignored.
            pollfd(fd: file ?? -1, events: input, revents: 0),
            pollfd(fd: waker ?? -1, events: input, revents: 0),
        ]
        let count = poll(&descriptors, nfds_t(descriptors.count), timeout.map(Self.milliseconds) ?? -1)
        guard count >= 0 else {
            if errno == EINTR { return Readiness() }
            throw .cannotWait(errno: errno)
        }
        return Readiness(
            hasInput: descriptors[0].revents & ~Int16(POLLOUT) != 0, hasSignals: descriptors[1].revents != 0,
            hasFileNotices: descriptors[2].revents != 0, isWoken: descriptors[3].revents != 0)
    }

    /// Rounded up, so that the wait does not end before the timeout.
    private static func milliseconds(_ duration: Duration) -> Int32 {
        let (seconds, attoseconds) = max(.zero, duration).components
        let milliseconds = Int(seconds) * 1000 + Int((attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000)
        return Int32(clamping: milliseconds)
    }
}
