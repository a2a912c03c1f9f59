import Dispatch
import Foundation
import Synchronization

/// Runs a closure on a thread with half a megabyte of stack, as on other platforms.
package func onSmallStack<T: Sendable>(_ body: @escaping @Sendable () -> T) throws -> T {
    try onStack(of: 512 << 10, body)
}

/// Runs a closure on a thread with this many bytes of stack.
/// - Throws: if it does not end.
package func onStack<T: Sendable>(of bytes: Int, _ body: @escaping @Sendable () -> T) throws -> T {
    let result = Mailbox<T>()
    let thread = Thread { result.put(body()) }
    thread.stackSize = bytes
    thread.start()
    return try result.take()
}

/// The thread still ran after minutes, though it should take less than a second.
private struct NeverEnding: Error {}

/// Hands a value from one thread to another. A class, because both hold it.
private final class Mailbox<T: Sendable>: Sendable {
    private let content = Mutex<T?>(nil)
    private let signal = DispatchSemaphore(value: 0)

    func put(_ value: T) {
        content.withLock { $0 = value }
        signal.signal()
    }

    func take() throws -> T {
        guard signal.wait(timeout: .now() + 300) == .success, let value = content.withLock({ $0 }) else {
            throw NeverEnding()
        }
        return value
    }
}
