#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Looks again and again whether something is so, until it is or the time is over; gives what it saw last. The time is so
/// long that only what never comes uses it up, however many programs share the processors.
package func holds(within seconds: Int = 60, _ condition: () throws -> Bool) rethrows -> Bool {
    let end = ContinuousClock.now + .seconds(seconds)
    while ContinuousClock.now < end {
        if try condition() { return true }
        // Between two looks, what is looked at needs the processor.
        usleep(5000)
    }
    return try condition()
}
