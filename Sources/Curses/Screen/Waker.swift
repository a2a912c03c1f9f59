import Foundation

/// Ends a screen's wait for events from another thread. A class, because both threads refer to it; they share the pipe
/// behind it.
package final class Waker: Sendable {
    /// Readable after a wake-up.
    let readable: Int32
    private let writable: Int32

    package init() throws(CursesError) {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { throw .cannotWait(errno: errno) }
        for end in ends {
            _ = fcntl(end, F_SETFD, FD_CLOEXEC)
            _ = fcntl(end, F_SETFL, O_NONBLOCK)
        }
        (readable, writable) = (ends[0], ends[1])
    }

    deinit {
        close(readable)
        close(writable)
    }

    /// A full pipe wakes as well as one more byte.
    package func wake() {
        var byte: UInt8 = 0
        _ = write(writable, &byte, 1)
    }

    func drain() {
        var bytes = [UInt8](repeating: 0, count: 256)
        while read(readable, &bytes, bytes.count) > 0 {}
    }
}
