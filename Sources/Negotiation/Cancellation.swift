internal import CAtomicFlag

/// A flag that asks work on another thread to stop because its result is no longer wanted. The work checks it often and
/// ends within a bounded number of steps; its result is discarded, and the flag is reset for the next work. A class,
/// because both threads share one flag.
package final class Cancellation: @unchecked Sendable {
    private let flag: UnsafeMutablePointer<Int32>

    package init() {
        flag = .allocate(capacity: 1)
        flag.initialize(to: 0)
    }

    deinit {
        flag.deallocate()
    }

    package func cancel() { atomic_flag_set(flag, true) }

    /// Clears the flag before new work begins.
    package func reset() { atomic_flag_set(flag, false) }

    package var isCancelled: Bool { atomic_flag_is_set(flag) }
}
