import Dispatch

/// A test's turn with ncurses, of which a process has only one, across all suites. A class: the turn ends with it.
package final class NcursesTurn {
    // A semaphore, since a test may end on another thread than it began on.
    private static let free = DispatchSemaphore(value: 1)

    /// Waits until all earlier turns have ended.
    package init() {
        Self.free.wait()
    }

    deinit {
        Self.free.signal()
    }
}
