/// The result of a step, and its seconds.
func seconds<Result>(_ body: () throws -> Result) rethrows -> (result: Result, time: Double) {
    let clock = ContinuousClock()
    let start = clock.now
    let result = try body()
    let (seconds, attoseconds) = start.duration(to: clock.now).components
    return (result, Double(seconds) + Double(attoseconds) / 1e18)
}
