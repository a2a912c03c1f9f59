internal import CTerminalGuard

/// The stack on which a thread's crash is handled, so that one whose own stack is full still puts the terminal back.
package enum CrashStack {
    /// Gives the calling thread one, as the first thread has.
    package static func use() { guard_use_crash_stack() }
}
