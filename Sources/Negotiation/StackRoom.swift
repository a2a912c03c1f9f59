import CStackBounds

/// How much of its thread's stack something may use, so that what is nested too deeply is told so.
///
///     top      ┌──────────────┐
///              │ who called   │
///     here     ├──────────────┤
///              │ room         │
///     floor    ├──────────────┤
///              │ reserve      │ for code that does not look
///     bottom   └──────────────┘
package struct StackRoom: Sendable {
    /// The lowest address that frames may reach.
    private let floor: UInt
    private let bounds: Range<UInt>

    /// Takes half of the thread's stack from here on, and nothing of the reserve: the rest is for who called, and for what
    /// layouts do themselves.
    package init() {
        bounds = Self.threadBounds()
        let size = bounds.upperBound - bounds.lowerBound
        floor = max(Self.here() &- size / 2, bounds.lowerBound + Self.reserve(of: size))
    }

    /// Takes all that the thread's stack has, but for the reserve.
    package init(allOfThread: Void) {
        bounds = Self.threadBounds()
        floor = bounds.lowerBound + Self.reserve(of: bounds.upperBound - bounds.lowerBound)
    }

    /// Whether the caller may go deeper.
    package var isLeft: Bool { Self.here() > floor }

    /// Whether the caller runs on the thread that this was made on.
    package var isOfThisThread: Bool { bounds.contains(Self.here()) }

    private static func here() -> UInt {
        var marker: UInt8 = 0
        return withUnsafeMutablePointer(to: &marker) { UInt(bitPattern: $0) }
    }

    private static func reserve(of size: UInt) -> UInt { max(size / 4, min(smallest, size / 2)) }

    /// From the lowest address of the thread's stack to behind its highest.
    private static func threadBounds() -> Range<UInt> {
        let stack = stack_bounds_of_thread()
        guard stack.bottom < stack.top else { return here() - smallest..<here() + smallest }
        // A stack without a limit counts as one of a usual size.
        return max(UInt(stack.bottom), UInt(stack.top) - min(largest, UInt(stack.top)))..<UInt(stack.top)
    }

    private static let smallest: UInt = 128 << 10
    private static let largest: UInt = 64 << 20
}
