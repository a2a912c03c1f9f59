extension FoundationText {
    /// What makes a publisher of others.
    static let publisherOperators = [transforming, choosing, joining, combining, failing].joined(separator: "\n\n")

    private static let transforming = """
        extension Publisher {
            func map<T>(_ transform: @escaping (Output) -> T) -> AnyPublisher<T, Failure> {
                __passing { $0.send(transform($1)) }
            }
            func map<T>(_ keyPath: KeyPath<Output, T>) -> AnyPublisher<T, Failure> {
                __passing { $0.send($1[keyPath: keyPath]) }
            }
            func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> AnyPublisher<T, Error> {
                __around(
                    { sink, value in
                        do { sink.send(try transform(value)) } catch { sink.finish(.failure(error)) }
                    }, { $0.finish($1.__erased) })
            }
            func compactMap<T>(_ transform: @escaping (Output) -> T?) -> AnyPublisher<T, Failure> {
                __passing { sink, value in if let made = transform(value) { sink.send(made) } }
            }
            func decode<Item: Decodable>(type: Item.Type, decoder: Any) -> AnyPublisher<Item, Error> {
                tryMap { try (decoder as! JSONDecoder).decode(type, from: $0 as! Data) }
            }
            func replaceNil<T>(with output: T) -> AnyPublisher<T, Failure> {
                __passing { sink, value in sink.send((value as! T?) ?? output) }
            }
            func scan<T>(_ initialResult: T, _ next: @escaping (T, Output) -> T) -> AnyPublisher<T, Failure> {
                AnyPublisher<T, Failure>(__begin: { sink in
                    var result = initialResult
                    self.__passing { sink, value in
                        result = next(result, value)
                        sink.send(result)
                    }.__subscribe(sink)
                })
            }
            func reduce<T>(_ initialResult: T, _ next: @escaping (T, Output) -> T) -> AnyPublisher<T, Failure> {
                scan(initialResult, next).__last(or: initialResult)
            }
            func collect() -> AnyPublisher<[Output], Failure> { reduce([]) { $0 + [$1] } }
            func collect(_ count: Int) -> AnyPublisher<[Output], Failure> {
                AnyPublisher<[Output], Failure>(__begin: { sink in
                    var gathered: [Output] = []
                    let parts: AnyPublisher<[Output], Failure> = self.__around(
                        { sink, value in
                            gathered.append(value)
                            if gathered.count < count { return }
                            sink.send(gathered)
                            gathered = []
                        },
                        { sink, completion in
                            if case .finished = completion, !gathered.isEmpty { sink.send(gathered) }
                            sink.finish(completion)
                        })
                    parts.__subscribe(sink)
                })
            }
            func count() -> AnyPublisher<Int, Failure> { reduce(0) { count, _ in count + 1 } }
            func __last(or first: Output?) -> AnyPublisher<Output, Failure> {
                AnyPublisher<Output, Failure>(__begin: { sink in
                    var last = first
                    let kept: AnyPublisher<Output, Failure> = self.__around(
                        { last = $1 },
                        { sink, completion in
                            if case .finished = completion, let last { sink.send(last) }
                            sink.finish(completion)
                        })
                    kept.__subscribe(sink)
                })
            }
            func last() -> AnyPublisher<Output, Failure> { __last(or: nil) }
        }

        extension Subscribers.Completion {
            var __erased: Subscribers.Completion<Error> {
                switch self {
                case .finished: .finished
                case .failure(let error): .failure(error as! Error)
                }
            }
        }
        """

    private static let choosing = """
        extension Publisher {
            func filter(_ isIncluded: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
                __passing { sink, value in if isIncluded(value) { sink.send(value) } }
            }
            func removeDuplicates(by predicate: @escaping (Output, Output) -> Bool) -> AnyPublisher<Output, Failure> {
                AnyPublisher<Output, Failure>(__begin: { sink in
                    var last: Output?
                    self.filter { value in
                        if let before = last, predicate(before, value) { return false }
                        last = value
                        return true
                    }.__subscribe(sink)
                })
            }
            func removeDuplicates() -> AnyPublisher<Output, Failure> where Output: Equatable {
                removeDuplicates(by: { $0 == $1 })
            }
            func __numbered(_ isIncluded: @escaping (Int) -> Bool) -> AnyPublisher<Output, Failure> {
                AnyPublisher<Output, Failure>(__begin: { sink in
                    var count = 0
                    self.filter { _ in
                        count += 1
                        return isIncluded(count)
                    }.__subscribe(sink)
                })
            }
            func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> { __numbered { $0 > count } }
            func drop(while predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
                AnyPublisher<Output, Failure>(__begin: { sink in
                    var isDropping = true
                    self.filter { value in
                        isDropping = isDropping && predicate(value)
                        return !isDropping
                    }.__subscribe(sink)
                })
            }
            func prefix(_ maxLength: Int) -> AnyPublisher<Output, Failure> {
                AnyPublisher<Output, Failure>(__begin: { sink in
                    var count = 0
                    let part: AnyPublisher<Output, Failure> = self.__passing { sink, value in
                        count += 1
                        if count <= maxLength { sink.send(value) }
                        if count >= maxLength { sink.finish(.finished) }
                    }
                    part.__subscribe(sink)
                })
            }
            func first() -> AnyPublisher<Output, Failure> { prefix(1) }
            func first(where predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
                filter(predicate).prefix(1)
            }
            func ignoreOutput() -> AnyPublisher<Never, Failure> { __passing { _, _ in } }
        }
        """

    private static let joining = """
        extension Publisher {
            func merge<P: Publisher>(with other: P) -> AnyPublisher<Output, Failure> { Publishers.Merge(self, other) }
            func merge<P: Publisher, Q: Publisher>(with b: P, _ c: Q) -> AnyPublisher<Output, Failure> {
                Publishers.Merge3(self, b, c)
            }
            func prepend(_ elements: Output...) -> AnyPublisher<Output, Failure> {
                AnyPublisher<Output, Failure>(__begin: { sink in
                    for element in elements { sink.send(element) }
                    self.__subscribe(sink)
                })
            }
            func append(_ elements: Output...) -> AnyPublisher<Output, Failure> {
                __around(
                    { $0.send($1) },
                    { sink, completion in
                        if case .finished = completion { for element in elements { sink.send(element) } }
                        sink.finish(completion)
                    })
            }
            func flatMap<P: Publisher>(
                maxPublishers: Any? = nil, _ transform: @escaping (Output) -> P
            ) -> AnyPublisher<P.Output, Failure> { __flattened(isLatest: false, transform) }
            func switchToLatest() -> AnyPublisher<Output.Output, Failure> where Output: Publisher {
                __flattened(isLatest: true) { $0 }
            }
            func __flattened<P: Publisher>(
                isLatest: Bool, _ transform: @escaping (Output) -> P
            ) -> AnyPublisher<P.Output, Failure> {
                AnyPublisher<P.Output, Failure>(__begin: { sink in
                    var inner: [__Life] = []
                    var isDone = false
                    let outer: AnyPublisher<P.Output, Failure> = self.__around(
                        { sink, value in
                            if isLatest { inner.forEach { $0.end() } }
                            let life = __Life(in: sink.life)
                            inner = inner.filter { !$0.isOver } + [life]
                            let part = __Sink<P.Output, P.Failure>(
                                life, value: { sink.send($0) },
                                completion: { completion in
                                    life.end()
                                    if case .failure(let error) = completion {
                                        sink.finish(.failure(error as! Failure))
                                    } else if isDone, inner.allSatisfy({ $0.isOver }) {
                                        sink.finish(.finished)
                                    }
                                })
                            transform(value).__subscribe(part)
                        },
                        { sink, completion in
                            isDone = true
                            if case .finished = completion, !inner.allSatisfy({ $0.isOver }) { return }
                            sink.finish(completion)
                        })
                    outer.__subscribe(sink)
                })
            }
        }
        """

    /// Publishers that send what several have sent, each time that one sends, or all have.
    private static let combining = """
        extension Publisher {
            func combineLatest<P: Publisher>(_ other: P) -> AnyPublisher<(Output, P.Output), Failure> {
                __pairing(with: other, isOnce: false)
            }
            func combineLatest<P: Publisher, T>(
                _ other: P, _ transform: @escaping (Output, P.Output) -> T
            ) -> AnyPublisher<T, Failure> { combineLatest(other).map { transform($0.0, $0.1) } }
            func combineLatest<P: Publisher, Q: Publisher>(
                _ b: P, _ c: Q
            ) -> AnyPublisher<(Output, P.Output, Q.Output), Failure> { Publishers.CombineLatest3(self, b, c) }
            func combineLatest<P: Publisher, Q: Publisher, T>(
                _ b: P, _ c: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
            ) -> AnyPublisher<T, Failure> { combineLatest(b, c).map { transform($0.0, $0.1, $0.2) } }
            func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(
                _ b: P, _ c: Q, _ d: R
            ) -> AnyPublisher<(Output, P.Output, Q.Output, R.Output), Failure> {
                Publishers.CombineLatest4(self, b, c, d)
            }
            func zip<P: Publisher>(_ other: P) -> AnyPublisher<(Output, P.Output), Failure> {
                __pairing(with: other, isOnce: true)
            }
            func zip<P: Publisher, T>(
                _ other: P, _ transform: @escaping (Output, P.Output) -> T
            ) -> AnyPublisher<T, Failure> { zip(other).map { transform($0.0, $0.1) } }
            func __pairing<P: Publisher>(with other: P, isOnce: Bool) -> AnyPublisher<(Output, P.Output), Failure> {
                AnyPublisher<(Output, P.Output), Failure>(__begin: { sink in
                    var first: [Output] = []
                    var second: [P.Output] = []
                    var open = 2
                    let send: () -> Void = {
                        guard let a = isOnce ? first.first : first.last, let b = isOnce ? second.first : second.last
                        else { return }
                        if isOnce {
                            first.removeFirst()
                            second.removeFirst()
                        }
                        sink.send((a, b))
                    }
                    let close: (Subscribers.Completion<Failure>) -> Void = { completion in
                        open -= 1
                        if case .finished = completion, open > 0 { return }
                        sink.finish(completion)
                    }
                    self.__subscribe(
                        __Sink<Output, Failure>(
                            sink.life,
                            value: { value in
                                first = isOnce ? first + [value] : [value]
                                send()
                            }, completion: { close($0) }))
                    other.__subscribe(
                        __Sink<P.Output, P.Failure>(
                            sink.life,
                            value: { value in
                                second = isOnce ? second + [value] : [value]
                                send()
                            },
                            completion: { completion in
                                if case .failure(let error) = completion {
                                    close(.failure(error as! Failure))
                                } else {
                                    close(.finished)
                                }
                            }))
                })
            }
        }

        enum Publishers {
            static func Merge<A: Publisher, B: Publisher>(_ a: A, _ b: B) -> AnyPublisher<A.Output, A.Failure> {
                let other: AnyPublisher<A.Output, A.Failure> = b.__as()
                return MergeMany([a.eraseToAnyPublisher(), other])
            }
            static func Merge3<A: Publisher, B: Publisher, C: Publisher>(
                _ a: A, _ b: B, _ c: C
            ) -> AnyPublisher<A.Output, A.Failure> {
                Merge(Merge(a, b), c)
            }
            static func MergeMany<P: Publisher>(_ publishers: [P]) -> AnyPublisher<P.Output, P.Failure> {
                publishers.publisher.setFailureType(to: P.Failure.self).flatMap { $0 }
            }
            static func MergeMany<P: Publisher>(_ publishers: P...) -> AnyPublisher<P.Output, P.Failure> {
                MergeMany(publishers)
            }
            static func CombineLatest<A: Publisher, B: Publisher>(
                _ a: A, _ b: B
            ) -> AnyPublisher<(A.Output, B.Output), A.Failure> { a.combineLatest(b) }
            static func CombineLatest3<A: Publisher, B: Publisher, C: Publisher>(
                _ a: A, _ b: B, _ c: C
            ) -> AnyPublisher<(A.Output, B.Output, C.Output), A.Failure> {
                a.combineLatest(b).combineLatest(c).map { ($0.0.0, $0.0.1, $0.1) }
            }
            static func CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>(
                _ a: A, _ b: B, _ c: C, _ d: D
            ) -> AnyPublisher<(A.Output, B.Output, C.Output, D.Output), A.Failure> {
                a.combineLatest(b).combineLatest(c.combineLatest(d)).map { ($0.0.0, $0.0.1, $0.1.0, $0.1.1) }
            }
            static func Zip<A: Publisher, B: Publisher>(
                _ a: A, _ b: B
            ) -> AnyPublisher<(A.Output, B.Output), A.Failure> { a.zip(b) }
        }
        """

    private static let failing = """
        extension Publisher {
            func `catch`<P: Publisher>(_ handler: @escaping (Failure) -> P) -> AnyPublisher<Output, P.Failure> {
                __around(
                    { $0.send($1) },
                    { sink, completion in
                        switch completion {
                        case .finished: sink.finish(.finished)
                        case .failure(let error):
                            handler(error).__subscribe(
                                __Sink<P.Output, P.Failure>(
                                    sink.life, value: { sink.send($0) }, completion: { sink.finish($0) }))
                        }
                    })
            }
            func replaceError(with output: Output) -> AnyPublisher<Output, Never> { self.catch { _ in Just(output) } }
            func mapError<E>(_ transform: @escaping (Failure) -> E) -> AnyPublisher<Output, E> {
                __around(
                    { $0.send($1) },
                    { sink, completion in
                        switch completion {
                        case .finished: sink.finish(.finished)
                        case .failure(let error): sink.finish(.failure(transform(error)))
                        }
                    })
            }
            func retry(_ retries: Int) -> AnyPublisher<Output, Failure> {
                retries < 1 ? eraseToAnyPublisher() : self.catch { _ in self.retry(retries - 1) }
            }
            func assertNoFailure(_ prefix: String = "") -> AnyPublisher<Output, Never> {
                __around({ $0.send($1) }, { sink, _ in sink.finish(.finished) })
            }
        }
        """
}
