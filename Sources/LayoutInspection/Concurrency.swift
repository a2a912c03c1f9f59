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

/// A value that is made when it is first looked at. A class: all who hold it share what was made; the lock makes that safe.
package final class Deferred<Value: Sendable>: @unchecked Sendable {
    private let lock = NSLock()
    private var state: State

    private enum State {
        case waiting(@Sendable () -> Value)
        case made(Value)
    }

    package init(_ make: @escaping @Sendable () -> Value) {
        state = .waiting(make)
    }

    package var value: Value {
        lock.withLock {
            switch state {
            case .made(let value): return value
            case .waiting(let make):
                let value = make()
                state = .made(value)
                return value
            }
        }
    }

    package var isMade: Bool {
        lock.withLock { if case .made = state { true } else { false } }
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
