internal import CAtomicFlag

/// Asks work on another thread to stop: its result is no longer wanted. Work looks at it often, and ends within
/// a bounded number of steps with a result that is thrown away; then it is reset for the next work. A class, for both
/// threads refer to the one flag.
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

    /// Work begins that is wanted.
    package func reset() { atomic_flag_set(flag, false) }

    package var isCancelled: Bool { atomic_flag_is_set(flag) }
}
