extension FoundationText {
    /// What runs beside other code in Swift. Here one thing runs after another: a task when it is waited for, or once the
    /// handler that began it has ended. Time does not count: a task that sleeps goes on. One that sleeps again and again
    /// is left asleep, and one that asks for the second time in a place whether it is cancelled, having slept, is: the
    /// picture is of a moment.
    static let tasks = ([runs, tasksProper, groups, asyncSequences, streamSource, queues] + streams)
        .joined(separator: "\n\n")

    /// What the task that runs is asked. `__later`, `__leaveAsleep` and `__place` are the runner's.
    private static let runs = """
        final class __TaskRun {
            static var current = __TaskRun(isCancelled: false)
            private var isCancelled: Bool
            private var sleeps = 0
            private var asks: [Int: Int] = [:]
            init(isCancelled: Bool) { self.isCancelled = isCancelled }
            func sleep() {
                sleeps += 1
                if sleeps > 100 { __leaveAsleep() }
            }
            func isCancelled(at place: Int) -> Bool {
                if let before = asks[place], before < sleeps { isCancelled = true }
                asks[place] = sleeps
                return isCancelled
            }
        }
        """

    private static let tasksProper = """
        struct CancellationError: Error {
            init() {}
        }

        struct TaskPriority: Hashable {
            let rawValue: UInt8
            init(rawValue: UInt8) { self.rawValue = rawValue }
            static let high = TaskPriority(rawValue: 25)
            static let userInitiated = TaskPriority(rawValue: 25)
            static let medium = TaskPriority(rawValue: 21)
            static let low = TaskPriority(rawValue: 17)
            static let utility = TaskPriority(rawValue: 17)
            static let background = TaskPriority(rawValue: 9)
        }

        final class Task<Success, Failure> {
            private let operation: () async throws -> Success
            private var outcome: Result<Success, Error>?
            private var wasCancelled = false
            @discardableResult
            init(name: String? = nil, priority: TaskPriority? = nil, operation: @escaping () async throws -> Success) {
                self.operation = operation
                __later { _ = self.__finished() }
            }
            static func detached(
                name: String? = nil, priority: TaskPriority? = nil, operation: @escaping () async throws -> Success
            ) -> Task<Success, Failure> {
                Task<Success, Failure>(priority: priority, operation: operation)
            }
            var value: Success { try __finished().get() }
            var result: Result<Success, Error> { __finished() }
            var isCancelled: Bool { wasCancelled }
            func cancel() { wasCancelled = true }
            private func __finished() -> Result<Success, Error> {
                if let outcome { return outcome }
                let around = __TaskRun.current
                __TaskRun.current = __TaskRun(isCancelled: wasCancelled)
                defer { __TaskRun.current = around }
                let found: Result<Success, Error>
                do { found = .success(try operation()) } catch { found = .failure(error) }
                outcome = found
                return found
            }
            static var isCancelled: Bool { __TaskRun.current.isCancelled(at: __place()) }
            static var currentPriority: TaskPriority { .medium }
            static func checkCancellation() throws {
                if __TaskRun.current.isCancelled(at: __place()) { throw CancellationError() }
            }
            static func yield() async {}
            static func sleep(nanoseconds duration: UInt64) async throws { __TaskRun.current.sleep() }
            static func sleep(_ duration: UInt64) async { __TaskRun.current.sleep() }
            static func sleep(for duration: Duration, tolerance: Duration? = nil) async throws {
                __TaskRun.current.sleep()
            }
        }

        func withCheckedContinuation<T>(function: String = "", _ body: (CheckedContinuation<T, Never>) -> Void) async -> T {
            let continuation = CheckedContinuation<T, Never>()
            body(continuation)
            return try continuation.__outcome()
        }

        func withCheckedThrowingContinuation<T>(
            function: String = "", _ body: (CheckedContinuation<T, Error>) -> Void
        ) async throws -> T {
            let continuation = CheckedContinuation<T, Error>()
            body(continuation)
            return try continuation.__outcome()
        }

        final class CheckedContinuation<T, E> {
            private var outcome: Result<T, Error>?
            func resume(returning value: T) { outcome = .success(value) }
            func resume() { outcome = .success(() as! T) }
            func resume(throwing error: Error) { outcome = .failure(error) }
            func resume(with result: Result<T, Error>) { outcome = result }
            func __outcome() throws -> T {
                if outcome == nil { _ = __runLater() }
                guard let outcome else { __leaveAsleep() }
                return try outcome.get()
            }
        }
        """

    private static let groups =
        """
        func withTaskGroup<ChildTaskResult, GroupResult>(
            of childTaskResultType: ChildTaskResult.Type = ChildTaskResult.self,
            returning returnType: GroupResult.Type = GroupResult.self,
            body: (inout TaskGroup<ChildTaskResult>) async -> GroupResult
        ) async -> GroupResult {
            var group = TaskGroup<ChildTaskResult>()
            let result = body(&group)
            group.__finish()
            return result
        }

        func withThrowingTaskGroup<ChildTaskResult, GroupResult>(
            of childTaskResultType: ChildTaskResult.Type = ChildTaskResult.self,
            returning returnType: GroupResult.Type = GroupResult.self,
            body: (inout ThrowingTaskGroup<ChildTaskResult, Error>) async throws -> GroupResult
        ) async throws -> GroupResult {
            var group = ThrowingTaskGroup<ChildTaskResult, Error>()
            defer { group.__finish() }
            return try body(&group)
        }

        """
        + ["TaskGroup<ChildTaskResult>", "ThrowingTaskGroup<ChildTaskResult, Failure>"].map { type in
            """

            final class \(type): Sequence, IteratorProtocol {
                private var waiting: [() async throws -> ChildTaskResult] = []
                private(set) var isCancelled = false
                var isEmpty: Bool { waiting.isEmpty }
                func addTask(
                    name: String? = nil, priority: TaskPriority? = nil,
                    operation: @escaping () async throws -> ChildTaskResult
                ) { waiting.append(operation) }
                func addTaskUnlessCancelled(
                    name: String? = nil, priority: TaskPriority? = nil,
                    operation: @escaping () async throws -> ChildTaskResult
                ) -> Bool {
                    if !isCancelled { waiting.append(operation) }
                    return !isCancelled
                }
                func next() -> ChildTaskResult? { waiting.isEmpty ? nil : try waiting.removeFirst()() }
                func cancelAll() { isCancelled = true }
                func waitForAll() async { while let _ = try next() {} }
                func __finish() { while !waiting.isEmpty { _ = try? next() } }
            }

            """
        }.joined()

    /// Streams that never end are gone through as far as is asked.
    private static let asyncSequences = """
        protocol AsyncIteratorProtocol: IteratorProtocol {}

        protocol AsyncSequence: Sequence {}

        extension AsyncSequence {
            func map<T>(_ transform: @escaping (Element) async throws -> T) -> __LazySequence<T> { lazy.map(transform) }
            func compactMap<T>(_ transform: @escaping (Element) async throws -> T?) -> __LazySequence<T> {
                lazy.compactMap(transform)
            }
            func filter(_ isIncluded: @escaping (Element) async throws -> Bool) -> __LazySequence<Element> {
                lazy.filter(isIncluded)
            }
            func prefix(_ count: Int) -> __LazySequence<Element> { lazy.prefix(count) }
            func prefix(while predicate: @escaping (Element) async throws -> Bool) -> __LazySequence<Element> {
                lazy.prefix(while: predicate)
            }
        }
        """

    private static let streams = ["AsyncStream<Element>", "AsyncThrowingStream<Element, Failure>"].map(stream)

    private static func stream(_ type: String) -> String {
        """
        struct \(type): AsyncSequence, IteratorProtocol {
            private let source: __StreamSource<Element>
            init(
                _ elementType: Element.Type = Element.self,
                bufferingPolicy limit: Continuation.BufferingPolicy = .unbounded, _ build: (Continuation) -> Void
            ) {
                source = __StreamSource<Element>()
                build(Continuation(source: source))
            }
            init(unfolding produce: @escaping () async throws -> Element?, onCancel: (() -> Void)? = nil) {
                source = __StreamSource<Element>()
                source.produce = produce
            }
            private init(source: __StreamSource<Element>) { self.source = source }
            static func makeStream(
                of elementType: Element.Type = Element.self, throwing failureType: Any.Type = Never.self,
                bufferingPolicy limit: Continuation.BufferingPolicy = .unbounded
            ) -> (stream: \(type), continuation: Continuation) {
                let source = __StreamSource<Element>()
                return (\(type)(source: source), Continuation(source: source))
            }
            func next() -> Element? { try source.next() }
            func makeAsyncIterator() -> \(type) { self }
            final class Continuation {
                let source: __StreamSource<Element>
                var onTermination: ((Termination) -> Void)?
                init(source: __StreamSource<Element>) { self.source = source }
                enum BufferingPolicy { case unbounded, bufferingOldest(Int), bufferingNewest(Int) }
                enum Termination { case finished, cancelled }
                @discardableResult
                func yield(_ value: Element) -> Bool {
                    if !source.isFinished { source.values.append(value) }
                    return !source.isFinished
                }
                func finish() { source.isFinished = true }
                func finish(throwing error: Error?) {
                    if !source.isFinished { source.error = error }
                    source.isFinished = true
                }
            }
        }
        """
    }

    private static let streamSource = """
        final class __StreamSource<Element> {
            var values: [Element] = []
            var isFinished = false
            var error: Error?
            var produce: (() async throws -> Element?)?
            func next() throws -> Element? {
                if let produce { return try produce() }
                if !values.isEmpty { return values.removeFirst() }
                if let failed = error {
                    error = nil
                    throw failed
                }
                if isFinished { return nil }
                // Another task may give it something.
                if !__runLater() { __leaveAsleep() }
                return try next()
            }
        }
        """

    private static let queues = """
        final class DispatchQueue {
            let label: String
            init(label: String) { self.label = label }
            static let main = DispatchQueue(label: "com.apple.main-thread")
            static func global() -> DispatchQueue { DispatchQueue(label: "") }
            func async(execute work: @escaping () -> Void) { __later(work) }
            func sync<T>(execute work: () throws -> T) rethrows -> T { try work() }
        }

        final class MainActor {
            static func run<T>(resultType: T.Type = T.self, body: () throws -> T) async rethrows -> T { try body() }
            static func assumeIsolated<T>(_ operation: () throws -> T) rethrows -> T { try operation() }
        }
        """
}
