import Dispatch

/// A test's turn with ncurses, of which a process has one, whatever suite the test is of. A class: the turn ends with it.
package final class NcursesTurn {
    // A semaphore, since a test may end on another thread than it began on.
    private static let free = DispatchSemaphore(value: 1)

    /// Waits for the tests whose turn it is.
    package init() {
        Self.free.wait()
    }

    deinit {
        Self.free.signal()
    }
}
