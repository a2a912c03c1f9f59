import Foundation

extension Array where Element: Sendable {
    /// The same as `map`, on all cores.
    package func concurrentMap<Result: Sendable>(_ transform: @Sendable (Element) -> Result) -> [Result] {
        guard count > 1 else { return map(transform) }
        let slots = Slots<Result>(count: count)
        DispatchQueue.concurrentPerform(iterations: count) { slots.fill($0, transform(self[$0])) }
        return slots.filled
    }
}

/// Results that come in any order. A class, because threads share it; the lock makes that safe.
private final class Slots<Result: Sendable>: @unchecked Sendable {
    private let lock = NSLock()
    private var results: [Result?]

    init(count: Int) {
        results = Array(repeating: nil, count: count)
    }

    func fill(_ index: Int, _ result: Result) {
        lock.withLock { results[index] = result }
    }

    var filled: [Result] { lock.withLock { results.compactMap { $0 } } }
}
