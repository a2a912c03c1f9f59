import Foundation

extension Array where Element: Sendable {
    /// The results of a transformation, computed on all cores, each with a stack that is large enough for deep sources.
    package func concurrentMap<Result: Sendable>(_ transform: @escaping @Sendable (Element) -> Result) -> [Result] {
        guard count > 1 else { return map(transform) }
        let slots = Slots<Result>(count: count)
        let threads = DispatchGroup()
        for _ in 0..<Swift.min(count, ProcessInfo.processInfo.activeProcessorCount) {
            threads.enter()
            let thread = Thread {
                while let index = slots.next() { slots.fill(index, transform(self[index])) }
                threads.leave()
            }
            thread.stackSize = 64 << 20
            thread.start()
        }
        threads.wait()
        return slots.filled
    }
}

/// A value that is computed on first use. A class, because all holders share the value; the lock makes that safe.
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

    /// Begins to compute the value on another thread; whoever uses it meanwhile waits.
    func begin() { DispatchQueue.global(qos: .userInitiated).async { _ = self.value } }

    package var isMade: Bool {
        lock.withLock { if case .made = state { true } else { false } }
    }
}

/// Results that come in any order. A class, because threads share it; the lock makes that safe.
private final class Slots<Result: Sendable>: @unchecked Sendable {
    private let lock = NSLock()
    private var results: [Result?]
    private var taken = 0

    init(count: Int) {
        results = Array(repeating: nil, count: count)
    }

    /// The next index that no thread has begun; nil after the last.
    func next() -> Int? {
        lock.withLock {
            guard taken < results.count else { return nil }
            defer { taken += 1 }
            return taken
        }
    }

    func fill(_ index: Int, _ result: Result) {
        lock.withLock { results[index] = result }
    }

    var filled: [Result] { lock.withLock { results.compactMap { $0 } } }
}
