/// A flag that asks work on another thread to stop because its result is no longer wanted. The work checks it often and
/// ends within a bounded number of steps; its result is discarded, and the flag is reset for the next work. A class,
/// because both threads share one flag.
package final class Cancellation: Sendable {
    private let flag = SharedFlag()

    package init() {}

    package func cancel() { flag.isSet = true }

    /// Clears the flag before new work begins.
    package func reset() { flag.isSet = false }

    package var isCancelled: Bool { flag.isSet }
}
