extension FoundationText {
    /// Combine, in Swift. What is sent arrives at once, and what waits, `receive(on:)`, `debounce` and `delay`, once the code
    /// that runs is done: time passes here as it does for tasks. Timers do not fire.
    static let combine = [
        cancellables, publishers, subjects, published, sources, subscribing, waiting, publisherOperators,
    ].joined(separator: "\n\n")

    private static let cancellables = """
        protocol Cancellable {
            func cancel()
        }

        final class AnyCancellable: Cancellable, Hashable {
            private var action: (() -> Void)?
            init(_ cancel: @escaping () -> Void) { action = cancel }
            init(_ canceller: any Cancellable) { action = { canceller.cancel() } }
            func cancel() {
                let action = action
                self.action = nil
                action?()
            }
            func store(in set: inout Set<AnyCancellable>) { set.insert(self) }
            func store(in collection: inout [AnyCancellable]) { collection.append(self) }
            static func == (lhs: AnyCancellable, rhs: AnyCancellable) -> Bool { lhs === rhs }
            func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
        }

        enum Subscribers {
            enum Completion<Failure> {
                case finished
                case failure(Failure)
            }
        }

        final class __Life {
            private let around: __Life?
            private var hasEnded = false
            init(in around: __Life? = nil) { self.around = around }
            var isOver: Bool { hasEnded || around?.isOver == true }
            func end() { hasEnded = true }
        }

        final class __Sink<Output, Failure> {
            let life: __Life
            private let value: (Output) -> Void
            private let completion: (Subscribers.Completion<Failure>) -> Void
            private var isDone = false
            init(
                _ life: __Life, value: @escaping (Output) -> Void,
                completion: @escaping (Subscribers.Completion<Failure>) -> Void
            ) {
                self.life = life
                self.value = value
                self.completion = completion
            }
            func send(_ value: Output) { if !isDone && !life.isOver { self.value(value) } }
            func finish(_ completion: Subscribers.Completion<Failure>) {
                if isDone || life.isOver { return }
                isDone = true
                self.completion(completion)
            }
        }
        """

    private static let publishers = """
        protocol Publisher<Output, Failure> {
            associatedtype Output
            associatedtype Failure
            func __subscribe(_ sink: __Sink<Output, Failure>)
        }

        extension Publisher {
            func __subscribe(_ sink: __Sink<Output, Failure>) {}
        }

        struct AnyPublisher<Output, Failure>: Publisher {
            private let begin: (__Sink<Output, Failure>) -> Void
            init(__begin begin: @escaping (__Sink<Output, Failure>) -> Void) { self.begin = begin }
            init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
                begin = { publisher.__subscribe($0) }
            }
            func __subscribe(_ sink: __Sink<Output, Failure>) { begin(sink) }
        }
        """

    private static let subjects = """
        protocol Subject<Output, Failure>: Publisher {
            func send(_ value: Output)
            func send(completion: Subscribers.Completion<Failure>)
        }

        extension Subject {
            func send() { send(() as! Output) }
        }

        final class PassthroughSubject<Output, Failure>: Subject {
            private var sinks: [__Sink<Output, Failure>] = []
            private var completion: Subscribers.Completion<Failure>?
            init() {}
            func send(_ value: Output) {
                if completion != nil { return }
                sinks.removeAll { $0.life.isOver }
                for sink in sinks { sink.send(value) }
            }
            func send(completion: Subscribers.Completion<Failure>) {
                if self.completion != nil { return }
                self.completion = completion
                for sink in sinks { sink.finish(completion) }
                sinks = []
            }
            func __subscribe(_ sink: __Sink<Output, Failure>) {
                if let completion { sink.finish(completion) } else { sinks.append(sink) }
            }
        }

        final class CurrentValueSubject<Output, Failure>: Subject {
            private let changes = PassthroughSubject<Output, Failure>()
            private var current: Output
            private var isDone = false
            init(_ value: Output) { current = value }
            var value: Output {
                get { current }
                set { send(newValue) }
            }
            func send(_ value: Output) {
                if isDone { return }
                current = value
                changes.send(value)
            }
            func send(completion: Subscribers.Completion<Failure>) {
                isDone = true
                changes.send(completion: completion)
            }
            func __subscribe(_ sink: __Sink<Output, Failure>) {
                if !isDone { sink.send(current) }
                changes.__subscribe(sink)
            }
        }
        """

    /// A property sends what it will be, before it is.
    private static let published = """
        @propertyWrapper struct Published<Value> {
            typealias Publisher = __PublishedPublisher<Value>
            private let kept: __PublishedPublisher<Value>
            init(wrappedValue: Value) { kept = __PublishedPublisher<Value>(wrappedValue) }
            init(initialValue: Value) { kept = __PublishedPublisher<Value>(initialValue) }
            var wrappedValue: Value {
                get { kept.value }
                nonmutating set { kept.send(newValue) }
            }
            var projectedValue: __PublishedPublisher<Value> {
                get { kept }
                set {}
            }
        }

        final class __PublishedPublisher<Value>: Publisher {
            typealias Output = Value
            typealias Failure = Never
            private(set) var value: Value
            private let changes = PassthroughSubject<Value, Never>()
            init(_ value: Value) { self.value = value }
            func send(_ value: Value) {
                changes.send(value)
                self.value = value
            }
            func __subscribe(_ sink: __Sink<Value, Never>) {
                sink.send(value)
                changes.__subscribe(sink)
            }
        }

        protocol ObservableObject: AnyObject {}

        extension ObservableObject {
            var objectWillChange: ObservableObjectPublisher { ObservableObjectPublisher() }
        }

        final class ObservableObjectPublisher: Publisher {
            typealias Output = Void
            typealias Failure = Never
            func send() {}
        }
        """

    private static let sources = """
        struct Just<Output>: Publisher {
            typealias Failure = Never
            let output: Output
            init(_ output: Output) { self.output = output }
            func __subscribe(_ sink: __Sink<Output, Never>) {
                sink.send(output)
                sink.finish(.finished)
            }
        }

        struct Fail<Output, Failure>: Publisher {
            let error: Failure
            init(error: Failure) { self.error = error }
            init(outputType: Output.Type, failure: Failure) { error = failure }
            func __subscribe(_ sink: __Sink<Output, Failure>) { sink.finish(.failure(error)) }
        }

        struct Deferred<DeferredPublisher: Publisher>: Publisher {
            typealias Output = DeferredPublisher.Output
            typealias Failure = DeferredPublisher.Failure
            let createPublisher: () -> DeferredPublisher
            init(createPublisher: @escaping () -> DeferredPublisher) { self.createPublisher = createPublisher }
            func __subscribe(_ sink: __Sink<DeferredPublisher.Output, DeferredPublisher.Failure>) {
                createPublisher().__subscribe(sink)
            }
        }

        final class Future<Output, Failure>: Publisher {
            typealias Promise = (Result<Output, Failure>) -> Void
            private var result: Result<Output, Failure>?
            private var sinks: [__Sink<Output, Failure>] = []
            init(_ attemptToFulfill: @escaping (@escaping (Result<Output, Failure>) -> Void) -> Void) {
                attemptToFulfill { result in
                    if self.result != nil { return }
                    self.result = result
                    for sink in self.sinks { self.__give(result, to: sink) }
                }
            }
            private func __give(_ result: Result<Output, Failure>, to sink: __Sink<Output, Failure>) {
                switch result {
                case .success(let value):
                    sink.send(value)
                    sink.finish(.finished)
                case .failure(let error): sink.finish(.failure(error))
                }
            }
            func __subscribe(_ sink: __Sink<Output, Failure>) {
                if let result { __give(result, to: sink) } else { sinks.append(sink) }
            }
        }

        extension Sequence {
            var publisher: AnyPublisher<Element, Never> {
                AnyPublisher<Element, Never>(__begin: { sink in
                    for element in self { sink.send(element) }
                    sink.finish(.finished)
                })
            }
        }
        """

    private static let subscribing = """
        extension Publisher {
            func __around<T, F>(
                _ value: @escaping (__Sink<T, F>, Output) -> Void,
                _ completion: @escaping (__Sink<T, F>, Subscribers.Completion<Failure>) -> Void
            ) -> AnyPublisher<T, F> {
                AnyPublisher<T, F>(__begin: { sink in
                    self.__subscribe(
                        __Sink<Output, Failure>(
                            __Life(in: sink.life), value: { value(sink, $0) }, completion: { completion(sink, $0) }))
                })
            }
            func __passing<T>(_ value: @escaping (__Sink<T, Failure>, Output) -> Void) -> AnyPublisher<T, Failure> {
                __around(value, { $0.finish($1) })
            }
            func sink(
                receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
                receiveValue: @escaping (Output) -> Void
            ) -> AnyCancellable {
                let life = __Life()
                __subscribe(__Sink<Output, Failure>(life, value: receiveValue, completion: receiveCompletion))
                return AnyCancellable { life.end() }
            }
            func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
                sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
            }
            func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root) -> AnyCancellable {
                sink(receiveValue: { object[keyPath: keyPath] = $0 })
            }
            func assign(to published: inout __PublishedPublisher<Output>) {
                let target = published
                _ = sink(receiveValue: { target.send($0) })
            }
            func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> {
                AnyPublisher<Output, Failure>(__begin: { self.__subscribe($0) })
            }
            func __as<T, F>() -> AnyPublisher<T, F> {
                __around(
                    { $0.send($1 as! T) },
                    { sink, completion in
                        switch completion {
                        case .finished: sink.finish(.finished)
                        case .failure(let error): sink.finish(.failure(error as! F))
                        }
                    })
            }
            func share() -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }
            func print(_ prefix: String = "") -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }
            func setFailureType<E>(to failureType: E.Type) -> AnyPublisher<Output, E> {
                __around({ $0.send($1) }, { sink, _ in sink.finish(.finished) })
            }
            func handleEvents(
                receiveSubscription: ((Any) -> Void)? = nil, receiveOutput: ((Output) -> Void)? = nil,
                receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
                receiveCancel: (() -> Void)? = nil, receiveRequest: ((Any) -> Void)? = nil
            ) -> AnyPublisher<Output, Failure> {
                __around(
                    { sink, value in
                        receiveOutput?(value)
                        sink.send(value)
                    },
                    { sink, completion in
                        receiveCompletion?(completion)
                        sink.finish(completion)
                    })
            }
        }
        """

    private static let waiting = """
        struct __Stride: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
            init(floatLiteral value: Double) {}
            init(integerLiteral value: Int) {}
            init() {}
            static func seconds(_ value: Double) -> __Stride { __Stride() }
            static func milliseconds(_ value: Int) -> __Stride { __Stride() }
            static func microseconds(_ value: Int) -> __Stride { __Stride() }
            static func nanoseconds(_ value: Int) -> __Stride { __Stride() }
        }

        struct ImmediateScheduler {
            static let shared = ImmediateScheduler()
        }

        class RunLoop {
            static let main = RunLoop()
            static let current = RunLoop()
            enum Mode { case common, `default`, tracking }
        }

        extension Publisher {
            func receive(on scheduler: Any, options: Any? = nil) -> AnyPublisher<Output, Failure> {
                if scheduler is ImmediateScheduler { return eraseToAnyPublisher() }
                return __around(
                    { sink, value in __later { sink.send(value) } },
                    { sink, completion in __later { sink.finish(completion) } })
            }
            func subscribe(on scheduler: Any, options: Any? = nil) -> AnyPublisher<Output, Failure> {
                eraseToAnyPublisher()
            }
            func delay(
                for interval: __Stride, tolerance: Any? = nil, scheduler: Any, options: Any? = nil
            ) -> AnyPublisher<Output, Failure> { receive(on: scheduler) }
            func timeout(
                _ interval: __Stride, scheduler: Any, options: Any? = nil, customError: Any? = nil
            ) -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }
            func debounce(
                for dueTime: __Stride, scheduler: Any, options: Any? = nil
            ) -> AnyPublisher<Output, Failure> { __settled { _ in false } }
            func throttle(for interval: __Stride, scheduler: Any, latest: Bool) -> AnyPublisher<Output, Failure> {
                __settled { $0 == 1 }
            }
            func __settled(_ isSentAtOnce: @escaping (Int) -> Bool) -> AnyPublisher<Output, Failure> {
                AnyPublisher<Output, Failure>(__begin: { sink in
                    var count = 0
                    let last: AnyPublisher<Output, Failure> = self.__around(
                        { sink, value in
                            count += 1
                            let own = count
                            if isSentAtOnce(own) {
                                sink.send(value)
                            } else {
                                __later { if own == count { sink.send(value) } }
                            }
                        },
                        { sink, completion in __later { sink.finish(completion) } })
                    last.__subscribe(sink)
                })
            }
        }

        extension Timer {
            static func publish(
                every interval: Double, tolerance: Double? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode,
                options: Any? = nil
            ) -> Timer.TimerPublisher { Timer.TimerPublisher() }
            final class TimerPublisher: Publisher {
                typealias Output = Date
                typealias Failure = Never
                func autoconnect() -> Timer.TimerPublisher { self }
                func connect() -> any Cancellable { AnyCancellable {} }
                var upstream: Timer.TimerPublisher { self }
            }
        }
        """
}
