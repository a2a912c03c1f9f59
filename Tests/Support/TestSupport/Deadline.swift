#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Checks a condition repeatedly until it is true or the time is over. Returns its last value. Only a condition that
/// never becomes true should use up the time, even on a busy machine.
package func holds(within seconds: Int = 60, _ condition: () throws -> Bool) rethrows -> Bool {
    let end = ContinuousClock.now + .seconds(seconds)
    while ContinuousClock.now < end {
        if try condition() { return true }
        // The checked program needs the processor between two checks.
        usleep(5000)
    }
    return try condition()
}
