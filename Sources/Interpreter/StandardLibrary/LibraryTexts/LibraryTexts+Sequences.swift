extension LibraryTexts {
    /// Sequences whose elements are made one by one, as they are asked for.
    static let sequences = """
        struct AnyIterator<Element>: IteratorProtocol, Sequence {
            private let step: () -> Element?
            init<I: IteratorProtocol>(_ base: I) where I.Element == Element {
                var base = base
                step = { base.next() }
            }
            init<Elements: Sequence>(_ base: IndexingIterator<Elements>) where Elements.Element == Element {
                var base = base
                step = { base.next() }
            }
            init(_ body: @escaping () -> Element?) { step = body }
            func next() -> Element? { step() }
        }

        struct AnySequence<Element>: Sequence {
            let __make: () -> AnyIterator<Element>
            init<I: IteratorProtocol>(_ make: @escaping () -> I) where I.Element == Element {
                __make = { AnyIterator(make()) }
            }
            init<S: Sequence>(_ base: S) where S.Element == Element { __make = { AnyIterator(base.__step()) } }
            func makeIterator() -> AnyIterator<Element> { __make() }
        }

        typealias UnfoldFirstSequence<T> = UnfoldSequence<T, (T?, Bool)>

        struct UnfoldSequence<Element, State>: Sequence, IteratorProtocol {
            let __start: () -> () -> Element?
            var __step: (() -> Element?)?
            init(__start start: @escaping () -> () -> Element?) { __start = start }
            mutating func next() -> Element? {
                let step = __step ?? __start()
                __step = step
                return step()
            }
            func makeIterator() -> AnyIterator<Element> { AnyIterator(__step ?? __start()) }
        }

        func sequence<T>(first: T, next: @escaping (T) -> T?) -> UnfoldFirstSequence<T> {
            UnfoldFirstSequence<T>(__start: {
                var last: T? = first
                var isFirst = true
                return {
                    if isFirst {
                        isFirst = false
                    } else if let given = last {
                        last = next(given)
                    }
                    return last
                }
            })
        }

        func sequence<T, State>(state: State, next: @escaping (inout State) -> T?) -> UnfoldSequence<T, State> {
            UnfoldSequence<T, State>(__start: {
                var state = state
                return { next(&state) }
            })
        }

        struct __LazySequence<Element>: Sequence {
            let __make: () -> AnyIterator<Element>
            init(__make make: @escaping () -> AnyIterator<Element>) { __make = make }
            func makeIterator() -> AnyIterator<Element> { __make() }
            var first: Element? {
                var rest = __make()
                return rest.next()
            }
            func map<U>(_ transform: @escaping (Element) -> U) -> __LazySequence<U> {
                __LazySequence<U>(__make: {
                    var rest = __make()
                    return AnyIterator<U> { if let element = rest.next() { transform(element) } else { nil } }
                })
            }
            func compactMap<U>(_ transform: @escaping (Element) -> U?) -> __LazySequence<U> {
                __LazySequence<U>(__make: {
                    var rest = __make()
                    return AnyIterator<U> {
                        while let element = rest.next() { if let found = transform(element) { return found } }
                        return nil
                    }
                })
            }
            func filter(_ isIncluded: @escaping (Element) -> Bool) -> __LazySequence<Element> {
                compactMap { isIncluded($0) ? $0 : nil }
            }
            func prefix(_ maxLength: Int) -> __LazySequence<Element> {
                __LazySequence(__make: {
                    var rest = __make()
                    var count = 0
                    return AnyIterator<Element> {
                        count += 1
                        return count > maxLength ? nil : rest.next()
                    }
                })
            }
            func prefix(while predicate: @escaping (Element) -> Bool) -> __LazySequence<Element> {
                __LazySequence(__make: {
                    var rest = __make()
                    return AnyIterator<Element> { if let element = rest.next(), predicate(element) { element } else { nil } }
                })
            }
        }

        extension Sequence {
            var lazy: __LazySequence<Element> { __LazySequence<Element>(__make: { AnyIterator(__step()) }) }
        }
        """
}
