import Foundation

/// The processor time of this thread.
enum ThreadClock {
    /// Nanoseconds since the thread began.
    static var now: Int {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Int(time.tv_sec) * 1_000_000_000 + Int(time.tv_nsec)
    }

    /// The nanoseconds of one call: the lowest of several medians, so that the machine's other work counts little. A
    /// long call runs seldom, but at least twice.
    /// - Parameters:
    ///   - rounds: the number of medians.
    ///   - roundLength: the length of a round, in nanoseconds, unless two calls take longer.
    static func cost(rounds: Int = 9, roundLength: Int = 200_000_000, of body: () -> Void) -> Int {
        let first = once(body)
        guard first < longCall else { return min(first, once(body)) }
        let calls = max(1, sampleLength / max(1, first))
        let samples = max(1, min(25, roundLength / (max(1, first) * calls)))
        return (0..<rounds).map { _ in
            let times = (0..<samples).map { _ in
                once { for _ in 0..<calls { body() } } / calls
            }
            return times.sorted()[samples / 2]
        }.min() ?? 0
    }

    /// The approximate length of a sample, so that the clock's resolution does not matter.
    private static let sampleLength = 2_000_000
    private static let longCall = 1_000_000_000

    private static func once(_ body: () -> Void) -> Int {
        let start = now
        body()
        return now - start
    }
}
