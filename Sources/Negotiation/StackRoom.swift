#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// How much of the thread's stack a pass may use, so that a tree that is nested too deeply is told so.
package struct StackRoom {
    /// The lowest address that frames may reach.
    private let floor: UInt

    /// Takes half of a thread's usual stack from here on: the rest is for who called, and for what layouts do themselves.
    package init() {
        floor = Self.here() &- Self.usualSize / 2
    }

    /// Whether the caller may go deeper.
    package var isLeft: Bool { Self.here() > floor }

    private static func here() -> UInt {
        var marker: UInt8 = 0
        return withUnsafeMutablePointer(to: &marker) { UInt(bitPattern: $0) }
    }

    private static var usualSize: UInt {
        #if canImport(Darwin)
            return UInt(pthread_get_stacksize_np(pthread_self()))
        #else
            var limit = rlimit()
            #if canImport(Glibc)
                let stack = __rlimit_resource_t(RLIMIT_STACK.rawValue)
            #else
                let stack = RLIMIT_STACK
            #endif
            guard getrlimit(stack, &limit) == 0 else { return smallest }
            // Without a limit the C library gives threads two megabytes.
            return limit.rlim_cur > 1 << 30 ? 2 << 20 : max(UInt(limit.rlim_cur), smallest)
        #endif
    }

    private static let smallest: UInt = 128 << 10
}
