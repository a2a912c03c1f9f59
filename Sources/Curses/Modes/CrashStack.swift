internal import CTerminalGuard

/// The stack for handling a thread's crash, so that a thread whose own stack is full still restores the terminal.
package enum CrashStack {
    /// Gives the calling thread such a stack; the first thread has one.
    package static func use() { guard_use_crash_stack() }
}
